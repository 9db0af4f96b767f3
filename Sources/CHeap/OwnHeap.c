#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <sys/single_threaded.h>
#include <unistd.h>

#include "Chunks.h"
#include "MapMemory.h"
#include "OwnHeap.h"
#include "Threads.h"

static void note_variables(const cheap_image *image, void *context) {
  own_heap *own = context;
  for (int index = 0; index < image->writable_count && own->variable_count < 256; index++)
    own->variables[own->variable_count++] = image->writable[index];
}

const own_heap *cheap_find_own_heap(region *heap) {
  static own_heap own;
  cheap_threads before;
  if (!__libc_single_threaded && !cheap_is_paused(&before) && !cheap_are_others_parked()) return NULL;
  heap->end = (uintptr_t)sbrk(0);
  if (!own.first) {
    memory_map *map = map_memory(sizeof *map);
    if (!map) return NULL;
    if (cheap_read_map(map) && map->is_complete) {
      int heaps = 0;
      region *only = NULL;
      for (int index = 0; index < map->count; index++) {
        if (map->regions[index].kind != region_heap) continue;
        heaps++;
        only = &map->regions[index];
      }
      if (heaps == 1) {
        own.first = cheap_first_chunk(only);
        own.start = only->start;
        cheap_images(note_variables, &own);
      }
    }
    munmap(map, sizeof *map);
  }
  if (!own.first) return NULL;
  heap->kind = region_heap;
  heap->start = own.start;
  heap->first = own.first;
  return &own;
}

#endif
