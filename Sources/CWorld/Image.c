#define _GNU_SOURCE
#include "Image.h"

#if defined(__linux__)

#include <link.h>
#include <stddef.h>

typedef struct {
  const char *address;
  world_image found;
} search;

static int look(struct dl_phdr_info *image, size_t size, void *context) {
  search *search = context;
  for (int index = 0; index < image->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &image->dlpi_phdr[index];
    const char *start = (const char *)(image->dlpi_addr + header->p_vaddr);
    const world_image segment = {start, start + header->p_memsz};
    if (header->p_type != PT_LOAD || !world_contains(segment, search->address)) continue;
    search->found = segment;
    return 1;
  }
  return 0;
}

world_image world_image_of(const void *address) {
  search search = {.address = address};
  dl_iterate_phdr(look, &search);
  return search.found;
}

#endif
