#pragma once

#include "CHeap.h"
#include "Regions.h"
#include "Threads.h"

/// An edge: its source, the number of its target, and its offset.
typedef struct {
  uintptr_t source;
  uint32_t target, offset;
} found_edge;

struct cheap_index {
  // The rest of the memory that this structure begins.
  char *free;
  char *end;
  bool is_done, is_complete, is_quiet;
  memory_map map;
  thread_list threads;
  uintptr_t mark;
  // The regions with allocations in use, by address.
  const region *heaps[most_regions];
  int heap_count;
  // By the allocation's number.
  uintptr_t *addresses;
  uint32_t *sizes;
  size_t count;
  // Numbered places inside allocations, and the next of them.
  const uintptr_t *inner;
  size_t inner_count, next_inner;
  // The edges into each allocation: their source and offset.
  uint32_t *starts;
  uintptr_t *sources;
  uint32_t *offsets;
  // The edges in the order in which the scan finds them; only the copy of the process has this memory.
  found_edge *found;
  size_t found_count, found_capacity;
  int current;
};

typedef struct cheap_index search;

/// Takes a part of the index's own memory; null if none is left.
void *cheap_take_memory(search *search, size_t size);

/// Counts the allocations in use.
void cheap_count_allocations(search *search);

/// Numbers the allocations in use, and the places inside them, by address. Returns whether there was memory for it.
bool cheap_number_allocations(search *search);

/// Reads every word, stores the edges, and counts them for each target.
void cheap_scan_everything(search *search);

/// The number of the allocation that begins at an address; -1 for none. Ignores the bits that
/// Swift's enums and collections set in addresses.
static inline long number_of(const search *search, uintptr_t value) {
  value &= 0x00FFFFFFFFFFFFF8;
  if (value & 8 || value < search->map.lowest || value >= search->map.highest) return -1;
  for (int index = 0; index < search->heap_count; index++) {
    const region *region = search->heaps[index];
    if (value < region->start || value >= region->end) continue;
    const size_t bit = (value - region->start) >> 4;
    const uint64_t word = region->starts[bit >> 6], mask = (uint64_t)1 << (bit & 63);
    if (!(word & mask)) return -1;
    return (long)(region->first_number + region->ranks[bit >> 6]
        + (size_t)__builtin_popcountll(word & (mask - 1)));
  }
  return -1;
}
