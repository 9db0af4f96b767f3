#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/single_threaded.h>
#include <unistd.h>

#include "Allocator.h"
#include "Threads.h"

/// The readable segments of the program and of the libraries it was started with, by address. These
/// libraries can't be unloaded; a library that was loaded later can.
static struct {
  cheap_range ranges[512];
  int count;
} images;

static int note_image(struct dl_phdr_info *info, size_t size, void *context) {
  const int most = sizeof images.ranges / sizeof *images.ranges;
  for (int index = 0; index < info->dlpi_phnum && images.count < most; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
    const uintptr_t start = info->dlpi_addr + header->p_vaddr;
    images.ranges[images.count++] = (cheap_range){start, start + header->p_memsz};
  }
  return 0;
}

static int compare_starts(const void *left, const void *right) {
  const uintptr_t first = ((const cheap_range *)left)->start;
  const uintptr_t second = ((const cheap_range *)right)->start;
  return (first > second) - (first < second);
}

__attribute__((constructor)) static void note_images(void) {
  dl_iterate_phdr(note_image, NULL);
  qsort(images.ranges, images.count, sizeof *images.ranges, compare_starts);
}

static bool is_in_image(cheap_range range) {
  int low = 0, high = images.count;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (images.ranges[middle].end <= range.start) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < images.count && images.ranges[low].start <= range.start
      && range.end <= images.ranges[low].end;
}

static bool is_in_heap(cheap_range range) {
  // A running thread may give the end of the heap back.
  return range.start >= cheap_early_break && range.end <= (uintptr_t)sbrk(0)
      && (__libc_single_threaded || are_threads_still());
}

bool cheap_read_own_words(uintptr_t address, uintptr_t *words, size_t count) {
  const cheap_range range = {address, address + count * sizeof *words};
  if (address % sizeof *words != 0 || range.end < address) return false;
  if (!is_in_image(range) && !is_in_heap(range)) return false;
  memcpy(words, (const void *)address, count * sizeof *words);
  return true;
}

#else

bool cheap_read_own_words(uintptr_t address, uintptr_t *words, size_t count) { return false; }

#endif
