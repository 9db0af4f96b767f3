#pragma once

#include <stdbool.h>

/// The code of a library or of the program.
typedef struct {
  const char *start;
  const char *end;
} world_image;

/// The image that contains an address; empty if there is none.
world_image world_image_of(const void *address);

static inline bool world_contains(world_image image, const void *address) {
  return (const char *)address >= image.start && (const char *)address < image.end;
}
