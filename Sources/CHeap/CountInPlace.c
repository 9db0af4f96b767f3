#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <string.h>

#include "Allocator.h"
#include "Chunks.h"
#include "CountInPlace.h"
#include "Living.h"
#include "OwnHeap.h"
#include "Tally.h"

/// What is known about a first word. Few words are frequent, and most chunks begin with one of those.
typedef struct {
  uintptr_t first;
  bool is_class;
  /// Null until a live object is found.
  cheap_count *entry;
} known_word;

enum { known_bits = 9 };

typedef struct {
  const own_heap *own;
  living living;
  tally tally;
  known_word *known;
} counting_in_place;

/// Whether a word may be a class's address: in variables or in the heap, and with a class's kind.
static bool may_be_class(const counting_in_place *counting, uintptr_t first) {
  if (first % 8 != 0) return false;
  const region *heap = counting->living.regions;
  if (first >= heap->start && first + 8 <= heap->end) return word(first) == 0;
  for (int index = 0; index < counting->own->variable_count; index++) {
    const cheap_range range = counting->own->variables[index];
    if (first >= range.start && first + 8 <= range.end) return word(first) == 0;
  }
  return false;
}

__attribute__((always_inline)) static inline void count_known(uintptr_t address, size_t size, void *context) {
  counting_in_place *counting = context;
  const uintptr_t first = word(address);
  known_word *known = &counting->known[(first * 0x9E3779B97F4A7C15) >> (64 - known_bits)];
  if (known->first != first) *known = (known_word){first, may_be_class(counting, first), NULL};
  if (!known->is_class || !is_alive(&counting->living, address)) return;
  if (!known->entry) known->entry = entry_of(&counting->tally, first);
  if (known->entry) known->entry->count++;
}

cheap_counts cheap_count_in_place(void) {
  enum { most_classes = 1 << 12 };
  static cheap_count entries[most_classes];
  static uint16_t slots[2 * most_classes];
  // On the stack, because a search of memory would take a chunk's first word in a variable for a reference.
  known_word known[1 << known_bits];
  cheap_counts none = {0};
  region heap = {0};
  const own_heap *own = cheap_find_own_heap(&heap);
  if (!own) return none;
  memset(slots, 0, sizeof slots);
  memset(known, 0, sizeof known);
  counting_in_place counting = {
      own, {&heap, 1, cheap_freed_mark}, {entries, slots, 2 * most_classes, 0}, known};
  const uintptr_t top = visit_heap(&heap, heap.first, count_known, &counting);
  // A chunk that ends before the heap isn't its top.
  const bool is_whole = top + (word(top + 8) & ~(uintptr_t)7) + 4096 > heap.end;
  if (!is_whole || is_full(&counting.tally)) return none;
  return (cheap_counts){entries, counting.tally.used};
}

#endif
