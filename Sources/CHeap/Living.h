#pragma once

#include "Chunks.h"

/// Distinguishes a live object from memory with a similar beginning.
typedef struct {
  const region *regions;
  int region_count;
  /// The word that the allocator writes into freed memory that it keeps for reuse; 0 if unknown.
  uintptr_t mark;
} living;

static inline bool is_in_heap(const living *living, uintptr_t address) {
  for (int index = 0; index < living->region_count; index++) {
    const region *region = &living->regions[index];
    if (region->kind == region_heap && address >= region->start && address + 24 <= region->end)
      return true;
  }
  return false;
}

/// Whether counts, in an object or in its side table, can't be those of a live object: its deinit
/// has begun, although unowned references may keep its memory, or they aren't counts. Counts have
/// bit 0 set, which means that only Swift frees the object; addresses don't.
static inline bool are_of_dead(uintptr_t counts) {
  const uintptr_t unowned = counts >> 1 & 0x7FFFFFFF;
  return !(counts & 1) || counts >> 32 & 1 || unowned == 0 || unowned >= 1 << 24;
}

/// Whether the second word belongs to a live object. Memory that is reused for something else may
/// still begin with an object's words, and the side table may be freed.
static inline bool is_alive(const living *living, uintptr_t address) {
  const uintptr_t counts = word(address + 8);
  if (living->mark && counts == living->mark) return false;
  if (counts >> 63 == 0) return !are_of_dead(counts);
  if ((uint32_t)counts == UINT32_MAX) return true;
  const uintptr_t table = (counts & ~((uintptr_t)3 << 62)) << 3;
  return is_in_heap(living, table) && word(table) == address && !are_of_dead(word(table + 16));
}
