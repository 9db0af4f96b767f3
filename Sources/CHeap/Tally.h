#pragma once

#include "CHeap.h"

/// The counts of first words in the order found, and an open-addressing table of their indices by
/// address, at most half full. Small, because the first access of a page costs more than counting.
typedef struct {
  cheap_count *entries;
  /// The index in `entries` plus 1; 0 for an empty slot.
  uint16_t *slots;
  size_t slot_count, used;
} tally;

/// The entry of a first word, with a count of 0 if it is new; null if the table is full.
static inline cheap_count *entry_of(tally *tally, uintptr_t first) {
  size_t slot = (first * 0x9E3779B97F4A7C15) >> 32 & (tally->slot_count - 1);
  while (tally->slots[slot] && tally->entries[tally->slots[slot] - 1].word != first)
    slot = (slot + 1) & (tally->slot_count - 1);
  if (!tally->slots[slot]) {
    if (tally->used == tally->slot_count / 2) return NULL;
    tally->entries[tally->used] = (cheap_count){first, 0};
    tally->slots[slot] = (uint16_t)++tally->used;
  }
  return &tally->entries[tally->slots[slot] - 1];
}

static inline bool is_full(const tally *tally) { return tally->used == tally->slot_count / 2; }
