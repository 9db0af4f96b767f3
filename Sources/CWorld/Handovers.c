// Counts how often the program hands work to another thread, so that the device knows when to wait
// for it.
//
// Swift's and Foundation's queues all call these functions. A count that is too high only costs a
// look at the threads.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#include "Delays.h"

static _Atomic uint64_t handovers;

uint64_t cworld_handovers(void) { return handovers; }
void world_hands_over(void) { handovers++; }

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer) && !defined(CAMSH_WRAPPED)

#include "Original.h"

typedef void *object;
typedef void *block;

#define COUNTED(name, arguments, ...)         \
  ORIGINAL(void, name, __VA_ARGS__)           \
  void __wrap_##name(__VA_ARGS__) {           \
    original_##name() arguments;              \
    handovers++;                              \
  }                                           \
  REPLACES(void, name, __VA_ARGS__)

COUNTED(dispatch_barrier_async, (queue, work), object queue, block work)
COUNTED(dispatch_group_async, (group, queue, work), object group, object queue, block work)
COUNTED(dispatch_group_notify, (group, queue, work), object group, object queue, block work)
COUNTED(dispatch_group_leave, (group), object group)
COUNTED(dispatch_activate, (suspended), object suspended)
COUNTED(dispatch_resume, (suspended), object suspended)
COUNTED(dispatch_source_cancel, (source), object source)
COUNTED(dispatch_source_merge_data, (source, value), object source, uintptr_t value)

ORIGINAL(void, dispatch_async, object, block)
ORIGINAL(intptr_t, dispatch_semaphore_signal, object)
ORIGINAL(int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

void __wrap_dispatch_async(object queue, block work) {
  // Work for the main queue has one order, however it was submitted.
  if (cworld_is_main_queue(queue) && world_schedules(0, queue, work)) return;
  original_dispatch_async()(queue, work);
  handovers++;
}

intptr_t __wrap_dispatch_semaphore_signal(object semaphore) {
  const intptr_t result = original_dispatch_semaphore_signal()(semaphore);
  handovers++;
  return result;
}

int __wrap_pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  const int result = original_pthread_create()(thread, attributes, body, argument);
  handovers++;
  return result;
}

REPLACES(void, dispatch_async, object, block)
REPLACES(intptr_t, dispatch_semaphore_signal, object)
REPLACES(
    int, pthread_create, pthread_t *, const pthread_attr_t *, void *(*)(void *), void *)

#endif
