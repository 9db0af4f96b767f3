#pragma once

#include <stddef.h>
#include <sys/mman.h>

static inline void *map_pages(size_t size, int sharing) {
  void *memory = mmap(
      NULL, size, PROT_READ | PROT_WRITE, sharing | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

/// Memory for the walk itself, shared so that the system lists it separately.
static inline void *map_memory(size_t size) { return map_pages(size, MAP_SHARED); }

/// Memory of this process alone, whose pages cost less.
static inline void *map_private_memory(size_t size) { return map_pages(size, MAP_PRIVATE); }
