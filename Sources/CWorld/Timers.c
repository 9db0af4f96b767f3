// Timers of Dispatch, whose sources the program sets.

#include "Delays.h"

#include <stddef.h>

static cworld_timer_taker taker;

void cworld_take_timers_with(cworld_timer_taker takes) { taker = takes; }

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer) && !defined(CAMSH_WRAPPED)

#include "Clock.h"
#include "Original.h"

ORIGINAL(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)

extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern intptr_t dispatch_source_testcancel(void *source);

static const uint64_t forever = UINT64_MAX;
static const int64_t century = 100ll * 365 * 86400 * 1000000000;

/// The start of Dispatch's objects, from its os/object_private.h.
///
/// The program's references begin at 0; -1 means that the last one was released.
struct object {
  const void *type;
  int references;
  _Atomic int references_of_program;
};

bool cworld_timer_is_over(void *source) {
  return dispatch_source_testcancel(source) || ((struct object *)source)->references_of_program < 0;
}

void cworld_fire_timer(void *source, bool repeats) {
  original_dispatch_source_set_timer()(source, 0, repeats ? (uint64_t)century : forever, 0);
  world_hands_over();
}

void __wrap_dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  // Swift's own function is between this one and the program's.
  const bool is_of_program =
      world_is_of_program(__builtin_return_address(0)) || world_is_of_program(__builtin_return_address(1));
  if (!is_of_program || !taker) {
    original_dispatch_source_set_timer()(source, start, interval, leeway);
    return;
  }
  if (start == forever) {
    taker(source, -1, 0);
    original_dispatch_source_set_timer()(source, start, interval, leeway);
    return;
  }
  const int64_t left = start ? world_time_left(start) : 0;
  const bool repeats = interval < INT64_MAX;
  // Dispatch goes on holding what waits for the timer, which it considers to be far away.
  original_dispatch_source_set_timer()(source, dispatch_time(0, century), repeats ? (uint64_t)century : forever, 0);
  taker(source, left > 0 ? left : 0, !repeats ? 0 : interval > 0 ? (int64_t)interval : 1);
}

REPLACES(void, dispatch_source_set_timer, void *, uint64_t, uint64_t, uint64_t)

#else

bool cworld_timer_is_over(void *source) { return true; }
void cworld_fire_timer(void *source, bool repeats) {}

#endif
