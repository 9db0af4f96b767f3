#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <stdio.h>

#include "Chunks.h"
#include "HolderIndex.h"

static void each_chunk(search *search, chunk_visitor visit) {
  for (search->current = 0; search->current < search->map.count; search->current++) {
    const region *region = &search->map.regions[search->current];
    if (region->kind == region_heap && region->first)
      visit_heap(region, region->first, visit, search);
    if (region->kind == region_anonymous) visit_mapped(region, visit, NULL, search);
  }
}

static void count_chunk(uintptr_t address, size_t size, void *context) {
  ((search *)context)->count++;
}

void cheap_count_allocations(search *search) { each_chunk(search, count_chunk); }

static void note_start(search *search, uintptr_t address, size_t size) {
  region *region = &search->map.regions[search->current];
  const size_t bit = (address - region->start) >> 4;
  region->starts[bit >> 6] |= (uint64_t)1 << (bit & 63);
  search->addresses[search->count] = address;
  search->sizes[search->count] = size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
  search->count++;
}

/// Whether an allocation is the buffer of a standard stream: text, and words of what was there before.
static bool is_stream_buffer(uintptr_t address) {
  const FILE *streams[] = {stdin, stdout, stderr};
  for (int index = 0; index < 3; index++)
    if (streams[index] && (uintptr_t)streams[index]->_IO_buf_base == address) return true;
  return false;
}

static void note_chunk(uintptr_t address, size_t size, void *context) {
  search *search = context;
  if (is_stream_buffer(address)) return;
  if (search->mark && size >= 16 && word(address + 8) == search->mark) return;  // Freed.
  note_start(search, address, size);
  while (search->next_inner < search->inner_count) {
    const uintptr_t inner = search->inner[search->next_inner];
    if (inner >= address + size) break;
    // The enclosing allocation also refers to what these words refer to.
    if (inner > address) note_start(search, inner, 0);
    search->next_inner++;
  }
}

static bool prepare_starts(search *search) {
  for (int index = 0; index < search->map.count; index++) {
    region *region = &search->map.regions[index];
    if (region->kind == region_variables) continue;
    const size_t words = ((region->end - region->start) >> 10) + 1;
    region->starts = cheap_take_memory(search, words * 8);
    region->ranks = cheap_take_memory(search, words * 4);
    if (!region->starts || !region->ranks) return false;
  }
  return true;
}

static void rank_starts(search *search) {
  size_t number = 0;
  search->heap_count = 0;
  search->map.lowest = UINTPTR_MAX;
  search->map.highest = 0;
  for (int index = 0; index < search->map.count; index++) {
    region *region = &search->map.regions[index];
    if (region->kind == region_variables) continue;
    region->first_number = number;
    const size_t words = ((region->end - region->start) >> 10) + 1;
    size_t inside = 0;
    for (size_t next = 0; next < words; next++) {
      region->ranks[next] = (uint32_t)inside;
      inside += (size_t)__builtin_popcountll(region->starts[next]);
    }
    number += inside;
    if (inside == 0) continue;
    search->heaps[search->heap_count++] = region;
    if (region->start < search->map.lowest) search->map.lowest = region->start;
    if (region->end > search->map.highest) search->map.highest = region->end;
  }
}

bool cheap_number_allocations(search *search) {
  if (!prepare_starts(search)) return false;
  each_chunk(search, note_chunk);
  rank_starts(search);
  return true;
}

#endif
