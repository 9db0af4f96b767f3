#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <malloc.h>
#include <stdlib.h>
#include <unistd.h>

#include "Allocator.h"

// Uses one arena, so that every allocation is in a single walkable heap or in its own mapping.
__attribute__((constructor)) static void keep_one_arena(void) { mallopt(M_ARENA_MAX, 1); }

uintptr_t cheap_early_break;
uintptr_t cheap_freed_mark;

/// A freed chunk goes to the table only while few chunks of its size are in it; a full table
/// doesn't mark the chunk.
__attribute__((unused)) static uintptr_t mark_of_freed(size_t size) {
  volatile uintptr_t *probe = malloc(size);
  if (!probe) return 0;
  const volatile uintptr_t *freed = probe;
  free((void *)probe);
  return freed[1];
}

__attribute__((constructor)) static void learn_allocator(void) {
  cheap_early_break = (uintptr_t)sbrk(0);
#if !__has_feature(address_sanitizer)  // Its allocator has no such table, and ends the process.
  const uintptr_t mark = mark_of_freed(24);
  if (mark_of_freed(600) == mark) cheap_freed_mark = mark;
#endif
}

#endif
