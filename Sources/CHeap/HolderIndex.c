#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <sys/mman.h>
#include <sys/single_threaded.h>

#include "Allocator.h"
#include "Chunks.h"
#include "HolderIndex.h"
#include "InCopy.h"
#include "MapMemory.h"

/// Virtual memory; only used pages take memory.
static const size_t index_size = (size_t)8 << 30;

void *cheap_take_memory(search *search, size_t size) {
  size = (size + 15) & ~(size_t)15;
  if (size > (size_t)(search->end - search->free)) return NULL;
  void *memory = search->free;
  search->free += size;
#ifdef MADV_POPULATE_WRITE
  // One call creates many pages faster than a fault for each; where the system doesn't know it, they fault.
  const uintptr_t page = 4096, start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  const uintptr_t end = (uintptr_t)search->free & ~(page - 1);
  if (start + 16 * page <= end) (void)madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
  return memory;
}

static void make_index(void *context) {
  search *search = context;
  if (!cheap_read_map(&search->map)) return;
  search->is_complete = search->map.is_complete;
  for (int index = 0; index < search->map.count; index++) {
    region *region = &search->map.regions[index];
    if (region->kind != region_heap) continue;
    region->first = cheap_first_chunk(region);
    if (!region->first) search->is_complete = false;
  }
  cheap_count_allocations(search);
  const size_t capacity = search->count + search->inner_count + 1;
  search->count = 0;
  search->addresses = cheap_take_memory(search, capacity * 8);
  search->sizes = cheap_take_memory(search, capacity * 4);
  search->starts = cheap_take_memory(search, (capacity + 1) * 4);
  if (!search->addresses || !search->sizes || !search->starts) return;
  if (!cheap_number_allocations(search)) return;

  search->found = map_private_memory(index_size);
  if (!search->found) return;
  search->found_capacity = index_size / sizeof *search->found;
  cheap_scan_everything(search);
  if (search->found_count == search->found_capacity) return;
  size_t edges = 0;
  for (size_t number = 0; number < search->count; number++) {
    edges += search->starts[number];
    search->starts[number] = (uint32_t)edges;
  }
  if (edges > UINT32_MAX) return;
  search->starts[search->count] = (uint32_t)edges;
  search->sources = cheap_take_memory(search, (edges + 1) * 8);
  search->offsets = cheap_take_memory(search, (edges + 1) * 4);
  if (!search->sources || !search->offsets) return;
  for (size_t index = 0; index < search->found_count; index++) {
    const found_edge found = search->found[index];
    const uint32_t edge = --search->starts[found.target];
    search->sources[edge] = found.source;
    search->offsets[edge] = found.offset;
  }
  search->is_done = true;
}

cheap_index *cheap_make_index(const uintptr_t *inner, size_t inner_count) {
  search *search = map_memory(index_size);
  if (!search) return NULL;
  search->inner = inner;
  search->inner_count = inner_count;
  search->free = (char *)search + ((sizeof *search + 63) & ~(size_t)63);
  search->end = (char *)search + index_size;
  // A word that another thread is about to store would be on that thread's stack.
  search->is_quiet = __libc_single_threaded || cheap_are_others_parked();
  list_threads(&search->threads);
  search->mark = cheap_freed_mark;
  in_copy(make_index, search);
  if (search->is_done) return search;
  munmap(search, index_size);
  return NULL;
}

void cheap_free_index(cheap_index *index) { munmap(index, index_size); }

#else

cheap_index *cheap_make_index(const uintptr_t *inner, size_t inner_count) { return 0; }
void cheap_free_index(cheap_index *index) {}

#endif
