// Waits until a date. The system compares the date with its own clock.

#define _GNU_SOURCE
#include <pthread.h>
#include <semaphore.h>
#include <sys/timerfd.h>

#include "Clock.h"

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer)

#include "Original.h"

ORIGINAL(int, pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *)
ORIGINAL(int, pthread_mutex_timedlock, pthread_mutex_t *, const struct timespec *)
ORIGINAL(int, sem_timedwait, sem_t *, const struct timespec *)
ORIGINAL(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *)

int __wrap_pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *deadline) {
  const struct timespec end = world_deadline(deadline, __builtin_return_address(0));
  return original_pthread_cond_timedwait()(condition, mutex, &end);
}

int __wrap_pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *deadline) {
  const struct timespec end = world_deadline(deadline, __builtin_return_address(0));
  return original_pthread_mutex_timedlock()(mutex, &end);
}

int __wrap_sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
  const struct timespec end = world_deadline(deadline, __builtin_return_address(0));
  return original_sem_timedwait()(semaphore, &end);
}

int __wrap_timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *previous) {
  struct itimerspec shifted = *value;
  if (flags & TFD_TIMER_ABSTIME) {
    shifted.it_value = world_deadline(&value->it_value, __builtin_return_address(0));
  }
  return original_timerfd_settime()(timer, flags, &shifted, previous);
}

REPLACES(int, pthread_cond_timedwait, pthread_cond_t *, pthread_mutex_t *, const struct timespec *)
REPLACES(int, pthread_mutex_timedlock, pthread_mutex_t *, const struct timespec *)
REPLACES(int, sem_timedwait, sem_t *, const struct timespec *)
REPLACES(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *)

#endif
