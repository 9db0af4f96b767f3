#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <link.h>

typedef struct {
  void (*visit)(const cheap_image *, void *);
  void *context;
  bool is_first;
} image_walk;

static int visit_image(struct dl_phdr_info *info, size_t size, void *context) {
  image_walk *walk = context;
  cheap_image image = {0};
  image.path = walk->is_first ? "/proc/self/exe" : info->dlpi_name;
  walk->is_first = false;
  image.bias = info->dlpi_addr;
  image.start = UINTPTR_MAX;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    const uintptr_t start = info->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    if (start < image.start) image.start = start;
    if (end > image.end) image.end = end;
    if ((header->p_flags & PF_W) && image.writable_count < 4) {
      image.writable[image.writable_count++] = (cheap_range){start, end};
    }
  }
  if (image.start < image.end) walk->visit(&image, walk->context);
  return 0;
}

void cheap_images(void (*visit)(const cheap_image *, void *), void *context) {
  image_walk walk = {visit, context, true};
  dl_iterate_phdr(visit_image, &walk);
}

#else

void cheap_images(void (*visit)(const cheap_image *, void *), void *context) {}

#endif
