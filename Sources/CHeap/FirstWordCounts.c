#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include "Allocator.h"
#include "Chunks.h"
#include "CountInPlace.h"
#include "InCopy.h"
#include "Living.h"
#include "MapMemory.h"
#include "Tally.h"

enum { most_words = 1 << 15 };

typedef struct {
  bool is_done;
  size_t used;
  cheap_count entries[most_words];
  uint16_t slots[2 * most_words];
} shared_tally;

typedef struct {
  memory_map map;
  living living;
  tally tally;
  shared_tally *result;
} counting;

static void add(tally *tally, uintptr_t first) {
  cheap_count *entry = entry_of(tally, first);
  if (entry) entry->count++;
}

static void count_first_word(uintptr_t address, size_t size, void *context) {
  counting *counting = context;
  const uintptr_t first = word(address);
  if (first >= 4096 && first % 8 == 0 && is_alive(&counting->living, address))
    add(&counting->tally, first);
}

static void count_words(counting *counting) {
  if (!cheap_read_map(&counting->map) || !counting->map.is_complete) return;
  for (int index = 0; index < counting->map.count; index++) {
    region *region = &counting->map.regions[index];
    if (region->kind == region_heap && !(region->first = cheap_first_chunk(region))) return;
  }
  counting->living.regions = counting->map.regions;
  counting->living.region_count = counting->map.count;
  for (int index = 0; index < counting->map.count; index++) {
    const region *region = &counting->map.regions[index];
    if (region->kind == region_heap) visit_heap(region, region->first, count_first_word, counting);
    if (region->kind == region_anonymous) visit_mapped(region, count_first_word, NULL, counting);
  }
  counting->result->used = counting->tally.used;
  counting->result->is_done = !is_full(&counting->tally);
}

static void count_in_copy(void *context) { count_words(context); }

cheap_counts cheap_count_first_words(void) {
  cheap_counts none = cheap_count_in_place();
  if (none.entries) return none;
  shared_tally *result = map_memory(sizeof *result);
  counting *counting = map_memory(sizeof *counting);
  if (!result || !counting) return none;
  counting->result = result;
  counting->tally = (tally){result->entries, result->slots, 2 * most_words, 0};
  counting->living.mark = cheap_freed_mark;
  in_copy(count_in_copy, counting);
  munmap(counting, sizeof *counting);
  if (result->is_done) return (cheap_counts){result->entries, result->used, result};
  munmap(result, sizeof *result);
  return none;
}

void cheap_free_counts(cheap_counts counts) {
  if (counts.mapping) munmap(counts.mapping, sizeof(shared_tally));
}

#else

cheap_counts cheap_count_first_words(void) { return (cheap_counts){0}; }
void cheap_free_counts(cheap_counts counts) {}

#endif
