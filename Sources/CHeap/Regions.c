#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "MapMemory.h"
#include "Regions.h"

static uintptr_t hexadecimal(const char **text) {
  uintptr_t value = 0;
  for (;; (*text)++) {
    const char digit = **text;
    if (digit >= '0' && digit <= '9') value = value << 4 | (uintptr_t)(digit - '0');
    else if (digit >= 'a' && digit <= 'f') value = value << 4 | (uintptr_t)(digit - 'a' + 10);
    else return value;
  }
}

enum { most_images = 1024 };

typedef struct {
  memory_map *map;
  // The images' memory.
  cheap_range ranges[most_images];
  int count;
} variables_walk;

static void add_region(memory_map *map, uintptr_t start, uintptr_t end, region_kind kind) {
  if (map->count == most_regions) {
    map->is_complete = false;
    return;
  }
  map->regions[map->count++] = (region){.start = start, .end = end, .kind = kind};
}

/// Adds a mapping of the main heap. In a copied process, the part that was there before the copy and
/// the rest are listed separately, one after the other.
static void add_heap(memory_map *map, uintptr_t start, uintptr_t end) {
  region *last = map->count ? &map->regions[map->count - 1] : NULL;
  if (last && last->kind == region_heap && last->end == start) {
    last->end = end;
  } else {
    add_region(map, start, end, region_heap);
  }
}

static void add_variables(const cheap_image *image, void *context) {
  variables_walk *walk = context;
  for (int index = 0; index < image->writable_count; index++) {
    const cheap_range range = image->writable[index];
    if (walk->count < most_images) walk->ranges[walk->count++] = range;
    cheap_range written[64];
    const size_t count = cheap_written(range, written, sizeof written / sizeof *written);
    for (size_t part = 0; part < count; part++)
      add_region(
          walk->map, (written[part].start + 7) & ~(uintptr_t)7, written[part].end & ~(uintptr_t)7,
          region_variables);
  }
}

bool cheap_read_map(memory_map *map) {
  const int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const size_t capacity = 4 << 20;
  char *text = map_memory(capacity + 1);
  if (!text) {
    close(file);
    return false;
  }
  size_t length = 0;
  for (ssize_t more; length < capacity && (more = read(file, text + length, capacity - length)) > 0;)
    length += (size_t)more;
  close(file);
  map->count = 0;
  map->is_complete = length < capacity;
  variables_walk images = {.map = map};
  cheap_images(add_variables, &images);
  for (const char *line = text; line < text + length;) {
    const char *end = memchr(line, '\n', (size_t)(text + length - line));
    if (!end) break;
    const uintptr_t start = hexadecimal(&line);
    line++;
    const uintptr_t limit = hexadecimal(&line);
    const char *permissions = line + 1;
    const char *name = end;
    int spaces = 0;
    for (const char *next = line; next < end; next++) {
      if (*next == ' ' && next[1] != ' ') spaces++;
      if (spaces >= 5) {
        name = next + 1;
        break;
      }
    }
    const size_t name_length = (size_t)(end - name);
    line = end + 1;
    if (permissions[0] != 'r' || permissions[1] != 'w' || permissions[3] != 'p') continue;
    if (name_length >= 6 && memcmp(name, "[heap]", 6) == 0) {
      add_heap(map, start, limit);
    } else if (name_length == 0 || (name_length > 6 && memcmp(name, "[anon:", 6) == 0)) {
      bool is_variable = false;
      for (int index = 0; index < images.count; index++)
        is_variable |= start < images.ranges[index].end && limit > images.ranges[index].start;
      if (is_variable) continue;
      // A thread's stack is used from its end, and most of its megabytes never.
      const uintptr_t first = cheap_first_written((cheap_range){start, limit});
      if (first < limit) add_region(map, first, limit, region_anonymous);
    }
  }
  munmap(text, capacity + 1);
  return true;
}

#endif
