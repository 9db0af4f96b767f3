#include "CRunLoop.h"

#include <stdlib.h>
#include <string.h>

// Core Foundation is part of Foundation on Linux, and has no headers of its own.
typedef const void *Reference;

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  Reference (*copyDescription)(const void *info);
} TimerContext;

extern const Reference kCFRunLoopDefaultMode;
extern const Reference kCFRunLoopCommonModes;

extern Reference CFRunLoopGetMain(void);
extern double CFRunLoopGetNextTimerFireDate(Reference loop, Reference mode);
extern unsigned char CFRunLoopContainsTimer(Reference loop, Reference timer, Reference mode);
extern void CFRunLoopRemoveTimer(Reference loop, Reference timer, Reference mode);
extern void CFRunLoopTimerGetContext(Reference timer, TimerContext *context);
extern Reference CFCopyDescription(Reference object);
extern long CFStringGetLength(Reference string);
extern unsigned char CFStringGetCString(
    Reference string, char *buffer, long size, unsigned encoding);
extern int CFRunLoopRunInMode(Reference mode, double seconds, unsigned char returns);
extern void CFRelease(Reference object);

bool camsh_main_run_loop_has_timers(void) {
  return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) != 0;
}

/// Every address that the description of `loop` lists as a timer.
///
/// Only the call that describes a run loop lists its timers.
static size_t described_timers(Reference loop, Reference **timers) {
  static const unsigned utf8 = 0x08000100;
  static const char mark[] = "<CFRunLoopTimer 0x";
  Reference description = CFCopyDescription(loop);
  const long size = CFStringGetLength(description) * 4 + 1;
  char *text = malloc((size_t)size);
  *timers = NULL;
  size_t count = 0;
  if (text && CFStringGetCString(description, text, size, utf8)) {
    // The items that common modes share come first, unordered; each mode lists its own timers.
    const char *modes = strstr(text, "\nmodes = ");
    for (const char *next = modes ? modes : text; (next = strstr(next, mark)); next++) {
      Reference *longer = realloc(*timers, (count + 1) * sizeof(Reference));
      if (!longer) break;
      *timers = longer;
      longer[count++] = (Reference)strtoul(next + sizeof mark - 3, NULL, 16);
    }
  }
  free(text);
  CFRelease(description);
  return count;
}

void camsh_take_timers(void (*take)(void *timer, void *context), void *context) {
  Reference loop = CFRunLoopGetMain();
  Reference *timers;
  const size_t count = described_timers(loop, &timers);
  for (size_t index = 0; index < count; index++) {
    // A timer in two modes appears twice in the description.
    bool is_known = false;
    for (size_t before = 0; before < index; before++) is_known |= timers[before] == timers[index];
    if (is_known || !CFRunLoopContainsTimer(loop, timers[index], kCFRunLoopDefaultMode)) continue;
    TimerContext own = {0};
    CFRunLoopTimerGetContext(timers[index], &own);
    CFRunLoopRemoveTimer(loop, timers[index], kCFRunLoopCommonModes);
    CFRunLoopRemoveTimer(loop, timers[index], kCFRunLoopDefaultMode);
    if (own.info) take(own.info, context);
  }
  free(timers);
}

void camsh_run_main_run_loop(void) { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 0); }
