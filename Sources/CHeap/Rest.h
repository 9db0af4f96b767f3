#pragma once

#include <time.h>

/// Pauses the calling thread in real time. The functions that an app calls may be those of a virtual clock.
static inline void rest(long microseconds) {
  const struct timespec time = {microseconds / 1000000, microseconds % 1000000 * 1000};
  clock_nanosleep(CLOCK_MONOTONIC, 0, &time, NULL);
}
