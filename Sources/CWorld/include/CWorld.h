#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Fixes the date and the random numbers of this process, as at the beginning of every launch. Must be called on the
/// main thread.
///
/// `date` is in nanoseconds since 1970. `CLOCK_REALTIME` begins there, and goes on with `cworld_set_elapsed`.
void cworld_begin(int64_t date, uint64_t seed);

/// Sets the time since the beginning, in nanoseconds.
void cworld_set_elapsed(int64_t nanoseconds);

/// The date, in nanoseconds since 1970, without counting as a reading.
int64_t cworld_date(void);

/// The date of the machine, in nanoseconds since 1970, while the app reads another one too.
int64_t cworld_system_date(void);

/// Takes work that the program hands to Dispatch for a later time, or to its main queue: the delay in nanoseconds, the
/// queue and the block.
///
/// Called on any thread. Returns whether it takes the work; otherwise Dispatch does, in real time.
typedef bool (*cworld_scheduler)(int64_t delay, void *queue, void *block);

/// Whether it is Dispatch's main queue.
bool cworld_is_main_queue(const void *queue);

/// Passes the program's delayed work to `takes` from now on.
void cworld_schedule_with(cworld_scheduler takes);

/// Calls `act` on another thread, from now on, whenever the main thread has waited for another one for a while.
///
/// That thread leaves the heap alone until then, because the main thread may be reading it.
void cworld_watch_main_thread(void (*act)(void));

/// Lets the calling thread sleep that many nanoseconds; returns false if it should sleep in real time.
typedef bool (*cworld_sleeper)(int64_t nanoseconds);

/// Lets the program's threads sleep in `takes` from now on.
void cworld_sleep_with(cworld_sleeper takes);

/// Takes a timer that the program sets.
///
/// `delay` is in nanoseconds, and negative for a timer that the program stops; `interval` is zero
/// for a timer that fires once. `source` is Dispatch's object. Called on any thread.
typedef void (*cworld_timer_taker)(void *source, int64_t delay, int64_t interval);

/// Passes the program's timers to `takes` from now on, instead of letting Dispatch fire them.
void cworld_take_timers_with(cworld_timer_taker takes);

/// Lets Dispatch fire a timer now.
void cworld_fire_timer(void *source, bool repeats);

/// Whether the program has cancelled a timer, or released it for the last time. Its memory must be retained.
bool cworld_timer_is_over(void *source);

/// How often the program has handed work to another thread.
uint64_t cworld_handovers(void);

/// Where the date and the main thread's random numbers are.
typedef struct {
  int64_t start;
  int64_t elapsed;
  int64_t readings;
  int count;
  uint64_t numbers;
  uint64_t identifiers;
  uint64_t branch;
} cworld_moment;

/// Begins a second launch in a process whose variables remember the first. Returns what
/// `cworld_go_on` takes after it.
///
/// From its `cworld_begin` on, it reads the same dates and numbers, but other `UUID`s: one that
/// both launches use as a key would replace what the first has stored.
cworld_moment cworld_branch(void);

/// Continues with the date and the numbers of an earlier moment.
void cworld_go_on(cworld_moment moment);
