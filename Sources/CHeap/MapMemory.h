#pragma once

#include <stddef.h>
#include <sys/mman.h>

/// Memory for the walk itself, shared so that the system lists it separately.
static inline void *map_memory(size_t size) {
  void *memory = mmap(
      NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}
