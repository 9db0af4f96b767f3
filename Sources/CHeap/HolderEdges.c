#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include "Chunks.h"
#include "HolderIndex.h"

static void scan(search *search, uintptr_t from, uintptr_t start, uintptr_t end, bool is_chunk) {
  for (uintptr_t address = start; address + 8 <= end; address += 8) {
    const long number = number_of(search, word(address));
    if (number < 0) continue;
    search->starts[number]++;
    if (search->found_count == search->found_capacity) return;
    search->found[search->found_count++] = (found_edge){
        is_chunk ? from : address, (uint32_t)number, is_chunk ? (uint32_t)(address - from) : UINT32_MAX};
  }
}

static void scan_other(uintptr_t start, uintptr_t end, void *context) {
  search *search = context;
  if (search->threads.own >= start && search->threads.own < end) return;
  // A waiting thread uses no memory below its stack pointer.
  for (int index = 0; index < search->threads.count; index++) {
    const uintptr_t stack = search->threads.stacks[index];
    if (stack >= start && stack < end) start = stack & ~(uintptr_t)7;
  }
  scan(search, start, start, end, false);
}

static void scan_chunk(uintptr_t address, size_t size, void *context) {}

void cheap_scan_everything(search *search) {
  for (int index = 0; index < search->map.count; index++) {
    const region *region = &search->map.regions[index];
    if (region->kind == region_variables) {
      scan(search, region->start, region->start, region->end, false);
    } else if (region->kind == region_anonymous) {
      visit_mapped(region, scan_chunk, scan_other, search);
    } else if (region->first) {
      scan(search, region->start, region->start, region->first, false);
    }
  }
  for (size_t number = 0; number < search->count; number++) {
    const uintptr_t address = search->addresses[number];
    scan(search, address, address, address + search->sizes[number], true);
  }
}

#endif
