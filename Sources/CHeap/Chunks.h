#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "Regions.h"

// glibc puts a chunk's size and flags into the word before the allocation. The loops through chunks are inlined
// together with their visitors.

static inline uintptr_t word(uintptr_t address) { return *(const uintptr_t *)address; }

/// The address of the first chunk in a mapping of the main heap; 0 if no chunks follow each other there.
uintptr_t cheap_first_chunk(const region *heap);

static inline bool is_mapped_chunk(uintptr_t chunk, uintptr_t end) {
  const uintptr_t size = word(chunk + 8);
  return word(chunk) == 0 && (size & 7) == 2 && (size & ~(uintptr_t)7) % 4096 == 0
      && (size & ~(uintptr_t)7) >= 4096 && (size & ~(uintptr_t)7) <= end - chunk;
}

typedef void (*chunk_visitor)(uintptr_t address, size_t size, void *context);

/// Returns the start of the last chunk, the top.
__attribute__((always_inline)) static inline uintptr_t visit_heap(
    const region *heap, uintptr_t chunk, chunk_visitor visit, void *context) {
  while (chunk + 16 < heap->end) {
    const uintptr_t size = word(chunk + 8) & ~(uintptr_t)7;
    const uintptr_t next = chunk + size;
    if (size < 0x20 || next + 16 > heap->end) break;
    if (word(next + 8) & 1) visit(chunk + 16, size - 8, context);
    chunk = next;
  }
  return chunk;
}

/// Visits allocations that have their own mappings; `other` receives other mappings.
static inline void visit_mapped(
    const region *mapping, chunk_visitor visit, void (*other)(uintptr_t, uintptr_t, void *),
    void *context) {
  uintptr_t chunk = mapping->start, unknown = mapping->start;
  while (chunk + 4096 <= mapping->end) {
    if (!is_mapped_chunk(chunk, mapping->end)) {
      chunk += 4096;
      continue;
    }
    if (other && unknown < chunk) other(unknown, chunk, context);
    const uintptr_t size = word(chunk + 8) & ~(uintptr_t)7;
    visit(chunk + 16, size - 16, context);
    chunk += size;
    unknown = chunk;
  }
  if (other && unknown < mapping->end) other(unknown, mapping->end, context);
}
