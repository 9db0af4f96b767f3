#pragma once

#include "CWorld.h"

/// Whether the scheduler takes work that the program hands to Dispatch.
bool world_schedules(int64_t delay, void *queue, void *block);

/// The nanoseconds that are left until a time of Dispatch.
int64_t world_time_left(uint64_t when);

/// Counts that work has been handed to another thread.
void world_hands_over(void);
