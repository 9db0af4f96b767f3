#define _GNU_SOURCE
#include "CHeap.h"

// A page of an image that nothing has written can't refer to an object. A linker may put constants between
// the variables, such as thirty megabytes of Unicode's tables.

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <fcntl.h>
#include <unistd.h>

/// Whether a page has memory of its own, in use or swapped out, by its entry in the system's file.
static bool is_written(uint64_t entry) {
  const bool is_present = entry >> 63 & 1, is_swapped = entry >> 62 & 1, is_of_file = entry >> 61 & 1;
  return is_swapped || (is_present && !is_of_file);
}

size_t cheap_written(cheap_range within, cheap_range *found, size_t capacity) {
  // Pages between two written ones that are cheaper to read than to leave out.
  enum { most_between = 8 };
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  const int file = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
  size_t count = 0;
  uint64_t entries[512];
  uintptr_t next = within.start & ~(page - 1);
  while (file >= 0 && next < within.end) {
    size_t wanted = (within.end - next + page - 1) / page;
    if (wanted > sizeof entries / sizeof *entries) wanted = sizeof entries / sizeof *entries;
    const ssize_t size = pread(file, entries, wanted * sizeof *entries, (off_t)(next / page * sizeof *entries));
    if (size < (ssize_t)sizeof *entries) break;
    for (size_t index = 0; index < (size_t)size / sizeof *entries; index++, next += page) {
      if (!is_written(entries[index])) continue;
      const uintptr_t end = next + page < within.end ? next + page : within.end;
      if (count > 0 && (count == capacity || next - found[count - 1].end <= most_between * page)) {
        found[count - 1].end = end;
      } else {
        found[count++] = (cheap_range){next > within.start ? next : within.start, end};
      }
    }
  }
  if (file >= 0) close(file);
  if (next < within.end) {
    found[0] = within;
    return 1;
  }
  return count;
}

uintptr_t cheap_first_written(cheap_range within) {
  cheap_range written;
  return cheap_written(within, &written, 1) > 0 ? written.start : within.end;
}

#else

uintptr_t cheap_first_written(cheap_range within) { return within.start; }
size_t cheap_written(cheap_range within, cheap_range *found, size_t capacity) { return 0; }

#endif
