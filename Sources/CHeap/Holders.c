#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include "HolderIndex.h"

bool cheap_is_complete(const cheap_index *index) { return index->is_complete; }

bool cheap_is_quiet(const cheap_index *index) { return index->is_quiet; }

static cheap_place place_of(const search *search, uintptr_t address) {
  for (int index = 0; index < search->map.count; index++) {
    const region *region = &search->map.regions[index];
    if (region->kind == region_variables && address >= region->start && address < region->end)
      return cheap_variable;
  }
  return cheap_thread;
}

size_t cheap_get_holders(
    const cheap_index *index, uintptr_t address, cheap_holder *holders, size_t capacity) {
  const long number = number_of(index, address);
  if (number < 0) return 0;
  const uint32_t start = index->starts[number], end = index->starts[number + 1];
  for (uint32_t edge = start; edge < end && edge - start < capacity; edge++) {
    const uintptr_t source = index->sources[edge];
    const bool is_chunk = index->offsets[edge] != UINT32_MAX;
    holders[edge - start] = (cheap_holder){
        source, is_chunk ? index->offsets[edge] : 0,
        is_chunk ? cheap_allocation : place_of(index, source)};
  }
  return end - start;
}

#else

bool cheap_is_complete(const cheap_index *index) { return false; }
bool cheap_is_quiet(const cheap_index *index) { return true; }
size_t cheap_get_holders(
    const cheap_index *index, uintptr_t address, cheap_holder *holders, size_t capacity) {
  return 0;
}

#endif
