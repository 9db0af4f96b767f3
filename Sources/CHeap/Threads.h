#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { most_stacks = 256 };

typedef struct {
  // The stack pointers of waiting threads.
  uintptr_t stacks[most_stacks];
  int count;
  // The stack of the calling thread, whose words belong to the search.
  uintptr_t own;
  int others;
  int parked;
  int restless;
  // Whether a thread has run, begun, or ended meanwhile.
  bool is_torn;
} thread_list;

void list_threads(thread_list *list);

/// Whether the other threads are paused, or rested when the calling thread last looked and only
/// something outside of the process can have woken them since.
bool are_threads_still(void);

/// Whether all other threads wait. Gives them 20 ms to do so; a thread that never waits uses that
/// up only once.
bool cheap_are_others_parked(void);
