#define _GNU_SOURCE

#include "CRemoteMirror.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef const void *(*read_function)(void *, uint64_t, uint64_t, void **);
typedef void (*free_function)(void *, const void *, void *);
typedef uint64_t (*length_function)(void *, uint64_t);
typedef uint64_t (*symbol_function)(void *, const char *, uint64_t);
typedef void *(*create_function)(
    void *, uint8_t, free_function, read_function, length_function, symbol_function);

typedef struct {
  const void *begin, *end;
  uint64_t offset;
} section;

typedef struct {
  section field, associated_types, builtin_types, capture, type_references, strings;
  uint64_t local_start, remote_start;
} reflection_info;

typedef void (*add_function)(void *, reflection_info);

typedef struct {
  uintptr_t start;
  size_t length;
} range;

// The sections of an image, in the order in which the runtime keeps them.
typedef struct {
  uintptr_t version;
  const void *base;
  void *unused[2];
  range protocols, conformances, types, type_references, strings, fields, associated_types,
      replacements, more_replacements, builtin_types, captures;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(
    bool (*)(const void *sections, void *context), void *context);

static const void *read_bytes(void *reader, uint64_t address, uint64_t size, void **free_context) {
  void *copy = malloc(size);
  memcpy(copy, (const void *)(uintptr_t)address, size);
  *free_context = NULL;
  return copy;
}

static void free_bytes(void *reader, const void *bytes, void *context) { free((void *)bytes); }

static uint64_t string_length(void *reader, uint64_t address) {
  return strlen((const char *)(uintptr_t)address);
}

static uint64_t symbol_address(void *reader, const char *name, uint64_t length) {
  char *copy = strndup(name, length);
  void *symbol = dlsym(RTLD_DEFAULT, copy);
  free(copy);
  return (uint64_t)(uintptr_t)symbol;
}

static section between(range range) {
  return (section){(void *)range.start, (void *)(range.start + range.length), 0};
}

typedef struct {
  void *context;
  add_function add;
} image_sink;

static bool add_image(const void *image, void *context) {
  const metadata_sections *sections = image;
  const image_sink *sink = context;
  sink->add(sink->context, (reflection_info){
      .field = between(sections->fields),
      .associated_types = between(sections->associated_types),
      .builtin_types = between(sections->builtin_types),
      .capture = between(sections->captures),
      .type_references = between(sections->type_references),
      .strings = between(sections->strings),
  });
  return true;
}

const char *loaded_runtime_path(void) {
  Dl_info image;
  return dladdr((const void *)swift_enumerateAllMetadataSections, &image) ? image.dli_fname : NULL;
}

void *remote_mirror_create(const void *create, const void *add) {
  void *context = ((create_function)create)(
      NULL, sizeof(void *), free_bytes, read_bytes, string_length, symbol_address);
  image_sink sink = {context, (add_function)add};
  swift_enumerateAllMetadataSections(add_image, &sink);
  return context;
}

remote_mirror_type remote_mirror_info(const void *function, void *context, uintptr_t object) {
  return ((remote_mirror_type(*)(void *, uintptr_t))function)(context, object);
}

remote_mirror_child remote_mirror_field(
    const void *function, void *context, uintptr_t object, uint32_t index) {
  return ((remote_mirror_child(*)(void *, uintptr_t, uint32_t))function)(context, object, index);
}

// Has the name of the function table of a C++ class, and room for two functions.
void *_ZTV9TestMutex[4];

const void *functions_of_lock(void) {
  return _ZTV9TestMutex + 2;
}
