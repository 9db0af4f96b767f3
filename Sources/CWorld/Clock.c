// The wall clock of a launch: a fixed date, and the time that has passed on the device's virtual clock. The monotonic
// clocks are the system's.

#define _GNU_SOURCE
#include "Clock.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/time.h>

#include "CWorld.h"

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer)

#include "Image.h"
#include "Original.h"

ORIGINAL(int, clock_gettime, clockid_t clock, struct timespec *time)

static const int64_t second = 1000000000;

static _Atomic int is_fixed;
static _Atomic int64_t start;
static _Atomic int64_t elapsed;
/// What readings by the main thread have added.
///
/// On a device, two dates are hardly ever equal, and an app may use them as identifiers. A `Date`
/// can't represent much less than the smaller step. The larger one lets a loop continue that reads
/// so often that it must be waiting for a date.
static _Atomic int64_t readings;
static const int64_t reading = 1000, impatient_reading = 100000;
enum { many_readings = 1000 };
/// The number of readings since the virtual clock last moved.
static _Atomic int count;
/// When the virtual clock last moved, on a monotonic one.
static _Atomic int64_t moved;
static pthread_t main_thread;

/// libdispatch, which waits on the system's clock; empty in a static program.
static world_image dispatch;
/// The program itself, whose code is the app's.
static world_image program;

extern void dispatch_main(void) __attribute__((weak));

/// After this real time, a loop that sleeps until a date must continue. Steps that take less don't
/// depend on it.
static const int64_t patience = 5 * second;

static int64_t system_time(clockid_t clock) {
  struct timespec time = {0, 0};
  original_clock_gettime()(clock, &time);
  return (int64_t)time.tv_sec * second + time.tv_nsec;
}

static int64_t waited(void) {
  return (system_time(CLOCK_MONOTONIC_COARSE) - moved) / patience * patience;
}

static int64_t now(void) { return start + elapsed + readings + waited(); }

static struct timespec timespec_of(int64_t time) {
  return (struct timespec){.tv_sec = time / second, .tv_nsec = time % second};
}

int world_is_fixed(void) { return is_fixed; }

int world_is_of_program(const void *caller) { return world_contains(program, caller); }

int world_is_main_thread(void) { return pthread_equal(pthread_self(), main_thread); }

void cworld_set_elapsed(int64_t nanoseconds) {
  elapsed = nanoseconds;
  count = 0;
  moved = system_time(CLOCK_MONOTONIC_COARSE);
}

void world_begin_clock(int64_t date) {
  if (!program.end) {
    program = world_image_of((const void *)cworld_set_elapsed);
    dispatch = world_image_of((const void *)dispatch_main);
    if (dispatch.start == program.start) dispatch = (world_image){0};
  }
  start = date;
  readings = 0;
  cworld_set_elapsed(0);
  main_thread = pthread_self();
  is_fixed = 1;
}

int64_t cworld_date(void) { return is_fixed ? now() : system_time(CLOCK_REALTIME); }

int64_t cworld_system_date(void) { return system_time(CLOCK_REALTIME); }

void world_save_clock(cworld_moment *moment) {
  moment->start = start;
  moment->elapsed = elapsed;
  moment->readings = readings;
  moment->count = count;
}

void world_restore_clock(const cworld_moment *moment) {
  start = moment->start;
  readings = moment->readings;
  cworld_set_elapsed(moment->elapsed);
  count = moment->count;
}

struct timespec world_deadline(const struct timespec *deadline, const void *caller) {
  static const time_t least_date = 1000000000;
  if (!is_fixed || deadline->tv_sec < least_date || world_contains(dispatch, caller)) return *deadline;
  const int64_t left = (int64_t)deadline->tv_sec * second + deadline->tv_nsec - now();
  return timespec_of(system_time(CLOCK_REALTIME) + left);
}

static struct timespec read_clock(const void *caller) {
  if (!is_fixed || world_contains(dispatch, caller)) return timespec_of(system_time(CLOCK_REALTIME));
  if (world_is_main_thread()) readings += ++count > many_readings ? impatient_reading : reading;
  return timespec_of(now());
}

int __wrap_clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return original_clock_gettime()(clock, time);
  *time = read_clock(__builtin_return_address(0));
  return 0;
}

int __wrap_gettimeofday(struct timeval *time, void *zone) {
  const struct timespec precise = read_clock(__builtin_return_address(0));
  if (time) *time = (struct timeval){.tv_sec = precise.tv_sec, .tv_usec = precise.tv_nsec / 1000};
  return 0;
}

/// Libraries check certificates with it.
time_t __wrap_time(time_t *result) {
  const void *caller = __builtin_return_address(0);
  const time_t time =
      world_is_of_program(caller) ? read_clock(caller).tv_sec : system_time(CLOCK_REALTIME) / second;
  if (result) *result = time;
  return time;
}

REPLACES(time_t, time, time_t *result)
REPLACES(int, clock_gettime, clockid_t clock, struct timespec *time)
REPLACES(int, gettimeofday, struct timeval *time, void *zone)

#else

void cworld_set_elapsed(int64_t nanoseconds) {}

int64_t cworld_date(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int64_t cworld_system_date(void) { return cworld_date(); }

#endif
