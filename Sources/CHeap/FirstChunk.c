#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include "Chunks.h"

/// Whether chunks follow each other from an address to the end of the heap.
static bool walks(uintptr_t chunk, uintptr_t end) {
  int count = 0;
  while (chunk + 16 <= end) {
    const uintptr_t size = word(chunk + 8) & ~(uintptr_t)7;
    if (size < 0x20 || size % 16 != 0 || size > end - chunk) {
      // The last chunk of an exhausted heap is smaller.
      return count > 4 && size == 0x10 && chunk + size == end;
    }
    chunk += size;
    count++;
  }
  return chunk == end && count > 1;
}

// The main heap begins with the first thread's table of freed chunks, so its first chunk is the same
// for the life of the process and in its copies.
uintptr_t cheap_first_chunk(const region *heap) {
  static uintptr_t known_start, known;
  if (known && known_start == heap->start && walks(known, heap->end)) return known;
  const uintptr_t limit = heap->end - heap->start > 1 << 16 ? heap->start + (1 << 16) : heap->end;
  for (uintptr_t chunk = heap->start; chunk + 32 < limit; chunk += 16) {
    const uintptr_t size = word(chunk + 8);
    if ((size & 6) == 0 && size > 0x20 && (size & ~(uintptr_t)7) < heap->end - chunk
        && walks(chunk, heap->end)) {
      known_start = heap->start;
      known = chunk;
      return chunk;
    }
  }
  return 0;
}

#endif
