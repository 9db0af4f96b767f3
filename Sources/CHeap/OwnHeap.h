#pragma once

#include "CHeap.h"
#include "Regions.h"

// While no other thread runs, nothing moves in this process either, so no copy is needed. Only the
// main heap is walked: separate mappings contain no class instances.

typedef struct {
  uintptr_t first, start;
  cheap_range variables[256];
  int variable_count;
} own_heap;

/// The current main heap; null while other threads may change it.
const own_heap *cheap_find_own_heap(region *heap);
