#include "CInstantiation.h"

#include <stdint.h>

// The linker's names for the ends of the section in which the compiler lists this program's types.
extern const int32_t types_start[] __asm__("__start_swift5_type_metadata")
    __attribute__((weak, visibility("hidden")));
extern const int32_t types_end[] __asm__("__stop_swift5_type_metadata")
    __attribute__((weak, visibility("hidden")));

enum { kind_mask = 0x1f, module_kind = 0, class_kind = 16, is_generic = 0x80 };

// The target of a signed 32-bit relative pointer.
static const char *relative(const char *place) {
  int32_t distance = *(const int32_t *)place;
  return distance == 0 ? 0 : place + distance;
}

// The target of a relative pointer whose lowest bit marks an indirection.
static const char *relative_indirectable(const char *place) {
  int32_t distance = *(const int32_t *)place;
  if (distance == 0) return 0;
  const char *target = place + (distance & ~1);
  return distance & 1 ? *(const char *const *)target : target;
}

static const char *module_of(const char *context) {
  for (const char *parent; (parent = relative_indirectable(context + 4)); context = parent) {
  }
  return (*(const uint32_t *)context & kind_mask) == module_kind ? relative(context + 8) : 0;
}

typedef struct {
  const void *metadata;
  uintptr_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(uintptr_t request);

void camsh_each_class(bool (*is_wanted)(const char *module, void *context),
                      void (*visit)(const void *metadata, void *context), void *context) {
  if (!types_start) return;
  for (const int32_t *record = types_start; record < types_end; record++) {
    if (*record == 0) continue;
    const char *type = (const char *)record + (*record & ~3);
    if ((*record & 3) == 1) type = *(const char *const *)type;
    else if ((*record & 3) != 0) continue;
    uint32_t flags = *(const uint32_t *)type;
    if ((flags & kind_mask) != class_kind || flags & is_generic) continue;
    const char *module = module_of(type);
    if (!module || !is_wanted(module, context)) continue;
    metadata_accessor access = (metadata_accessor)(uintptr_t)relative(type + 12);
    if (access) visit(access(0).metadata, context);
  }
}
