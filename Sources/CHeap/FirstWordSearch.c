#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <string.h>

#include "Allocator.h"
#include "Chunks.h"
#include "InCopy.h"
#include "Living.h"
#include "MapMemory.h"
#include "OwnHeap.h"

typedef struct {
  living living;
  // Sorted for binary search.
  const uintptr_t *words;
  size_t word_count, count, capacity;
  uintptr_t *found;
} finding;

__attribute__((always_inline)) static inline void find_first_word(uintptr_t address, size_t size, void *context) {
  finding *finding = context;
  const uintptr_t first = word(address);
  if (first < finding->words[0] || first > finding->words[finding->word_count - 1]) return;
  size_t low = 0, high = finding->word_count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (finding->words[middle] < first) low = middle + 1;
    else high = middle;
  }
  if (finding->words[low] != first || !is_alive(&finding->living, address)) return;
  if (finding->count < finding->capacity) finding->found[finding->count] = address;
  finding->count++;
}

typedef struct {
  memory_map map;
  finding finding;
} finding_in_copy;

static void find_in_copy(void *context) {
  finding_in_copy *copy = context;
  if (!cheap_read_map(&copy->map)) return;
  copy->finding.living.regions = copy->map.regions;
  copy->finding.living.region_count = copy->map.count;
  for (int index = 0; index < copy->map.count; index++) {
    region *region = &copy->map.regions[index];
    if (region->kind == region_heap && (region->first = cheap_first_chunk(region)))
      visit_heap(region, region->first, find_first_word, &copy->finding);
    if (region->kind == region_anonymous)
      visit_mapped(region, find_first_word, NULL, &copy->finding);
  }
}

size_t cheap_find_by_first_word(
    const uintptr_t *words, size_t word_count, uintptr_t *found, size_t capacity) {
  if (word_count == 0) return 0;
  region heap = {0};
  const own_heap *own = cheap_find_own_heap(&heap);
  if (own) {
    finding finding = {
        {&heap, 1, cheap_freed_mark}, words, word_count, .capacity = capacity, .found = found};
    visit_heap(&heap, heap.first, find_first_word, &finding);
    return finding.count;
  }
  // The copy writes its results to memory that both processes share.
  const size_t size = sizeof(finding_in_copy) + capacity * sizeof *found;
  finding_in_copy *copy = map_memory(size);
  if (!copy) return 0;
  uintptr_t *shared = (uintptr_t *)(copy + 1);
  copy->finding = (finding){
      {.mark = cheap_freed_mark}, words, word_count, .capacity = capacity, .found = shared};
  in_copy(find_in_copy, copy);
  const size_t count = copy->finding.count;
  memcpy(found, shared, (count < capacity ? count : capacity) * sizeof *found);
  munmap(copy, size);
  return count;
}

#else

size_t cheap_find_by_first_word(
    const uintptr_t *words, size_t word_count, uintptr_t *found, size_t capacity) {
  return 0;
}

#endif
