#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum { region_heap, region_variables, region_anonymous } region_kind;

typedef struct {
  uintptr_t start, end;
  region_kind kind;
  // The first chunk of allocations.
  uintptr_t first;
  // A bit for each 16 bytes, set where an allocation in use begins, and the number of starts before
  // each word.
  uint64_t *starts;
  uint32_t *ranks;
  size_t first_number;
} region;

enum { most_regions = 4096 };

typedef struct {
  region regions[most_regions];
  int count;
  bool is_complete;
  uintptr_t lowest, highest;
} memory_map;

/// Lists the memory that may contain references. Leaves out the main thread's stack, whose words belong to the
/// caller. Returns false if the system's list can't be read.
bool cheap_read_map(memory_map *map);
