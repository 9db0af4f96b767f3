#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include "Rest.h"
#include "Threads.h"

bool cheap_are_others_parked(void) {
  enum { most_waits = 200 };
  static int waits_left = most_waits;
  cheap_threads before;
  if (cheap_is_paused(&before)) return before.others == before.parked;
  for (;;) {
    const cheap_threads threads = cheap_count_threads();
    if (threads.others == threads.parked) {
      waits_left = most_waits;
      return true;
    }
    if (waits_left == 0) return false;
    waits_left--;
    rest(100);
  }
}

#endif
