// Delayed work: what the program submits to Dispatch for a later time, and threads that sleep.

#include "Delays.h"

#include "Clock.h"

extern char _dispatch_main_q[];

bool cworld_is_main_queue(const void *queue) { return queue == _dispatch_main_q; }

static cworld_scheduler scheduler;
static cworld_sleeper sleeper;

bool world_schedules(int64_t delay, void *queue, void *block) {
  return scheduler && scheduler(delay, queue, block);
}

void cworld_schedule_with(cworld_scheduler takes) { scheduler = takes; }
void cworld_sleep_with(cworld_sleeper takes) { sleeper = takes; }

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer) && !defined(CAMSH_WRAPPED)

#include <unistd.h>

#include "Original.h"

// MARK: Dispatch

ORIGINAL(void, dispatch_after, uint64_t, void *, void *)

extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern uint64_t dispatch_walltime(const struct timespec *when, int64_t delta);

// How Dispatch marks a time on another clock than the default one, from its shims/time.h.
static const uint64_t is_of_other_clock = 1ull << 63, is_of_wall_clock = 1ull << 62;

int64_t world_time_left(uint64_t when) {
  if (!(when & is_of_other_clock)) return (int64_t)(when - dispatch_time(0, 0));
  if (when & is_of_wall_clock) return (int64_t)(dispatch_walltime(NULL, 0) - when);
  return (int64_t)(when - dispatch_time(is_of_other_clock, 0));
}

void __wrap_dispatch_after(uint64_t when, void *queue, void *block) {
  const bool ends = when != 0 && when != UINT64_MAX;
  if (ends && world_schedules(world_time_left(when), queue, block)) return;
  original_dispatch_after()(when, queue, block);
}

REPLACES(void, dispatch_after, uint64_t, void *, void *)

// MARK: Sleep

ORIGINAL(int, nanosleep, const struct timespec *, struct timespec *)
ORIGINAL(unsigned, sleep, unsigned)
ORIGINAL(int, usleep, useconds_t)

static const int64_t second = 1000000000;

/// Whether the sleeper has let the thread sleep. Libraries sleep in real time.
static bool has_slept(int64_t nanoseconds, const void *caller) {
  return sleeper && nanoseconds > 0 && world_is_of_program(caller) && sleeper(nanoseconds);
}

int __wrap_nanosleep(const struct timespec *time, struct timespec *left) {
  if (!has_slept(time->tv_sec * second + time->tv_nsec, __builtin_return_address(0)))
    return original_nanosleep()(time, left);
  if (left) *left = (struct timespec){0, 0};
  return 0;
}

unsigned __wrap_sleep(unsigned seconds) {
  return has_slept(seconds * second, __builtin_return_address(0)) ? 0 : original_sleep()(seconds);
}

int __wrap_usleep(useconds_t microseconds) {
  const int64_t nanoseconds = (int64_t)microseconds * 1000;
  return has_slept(nanoseconds, __builtin_return_address(0)) ? 0 : original_usleep()(microseconds);
}

REPLACES(int, nanosleep, const struct timespec *, struct timespec *)
REPLACES(unsigned, sleep, unsigned)
REPLACES(int, usleep, useconds_t)

// Foundation's own methods sleep until enough time has passed on a monotonic clock, which is the system's.

static void sleep_seconds(double seconds, const void *caller) {
  if (!(seconds > 0)) return;
  const double most = 1e9;
  const int64_t nanoseconds = (int64_t)((seconds < most ? seconds : most) * 1e9 + 0.5);
  if (has_slept(nanoseconds, caller)) return;
  struct timespec left = {nanoseconds / second, nanoseconds % second};
  while (original_nanosleep()(&left, &left) != 0) {}
}

/// `Thread.sleep(forTimeInterval:)`.
__attribute__((weak)) void cworld_thread_sleep_for(double seconds)
    __asm__("$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ");
void cworld_thread_sleep_for(double seconds) { sleep_seconds(seconds, __builtin_return_address(0)); }

/// `Thread.sleep(until:)`, whose date is the number of seconds since 2001.
__attribute__((weak)) void cworld_thread_sleep_until(double date)
    __asm__("$s10Foundation6ThreadC5sleep5untily0A10Essentials4DateV_tFZ");
void cworld_thread_sleep_until(double date) {
  static const double reference = 978307200;
  sleep_seconds(date + reference - (double)cworld_date() / 1e9, __builtin_return_address(0));
}

#endif
