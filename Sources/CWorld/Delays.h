#pragma once

#include "CWorld.h"

/// Whether the scheduler takes work that the program hands to Dispatch.
bool world_schedules(int64_t delay, void *queue, void *block);
