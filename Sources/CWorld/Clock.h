#pragma once

#include <stdint.h>
#include <time.h>

#include "CWorld.h"

/// Changes a time on the wall clock into one on the system's. Leaves a time on a monotonic clock, which is decades
/// less, and those of callers who read the system's clock.
struct timespec world_deadline(const struct timespec *deadline, const void *caller);

/// Fixes the date.
void world_begin_clock(int64_t date);

/// Whether the date is fixed.
int world_is_fixed(void);

/// Whether a function's caller is the program's own code, not that of a shared library.
int world_is_of_program(const void *caller);

/// Whether this is the thread that began the launch.
int world_is_main_thread(void);

/// Writes where the date is.
void world_save_clock(cworld_moment *moment);

/// Sets the date to where it was.
void world_restore_clock(const cworld_moment *moment);
