// What is needed of the interface of libswiftRemoteMirror, which the toolchain has without a header.
// The functions are looked up when a test runs, and passed in as `function`.

#pragma once

#include <stdint.h>

enum {
  remote_mirror_thick_function = 8,
  remote_mirror_opaque_existential = 9,
  remote_mirror_class_existential = 10,
  remote_mirror_error_existential = 11,
  remote_mirror_strong_reference = 13,
  remote_mirror_unowned_reference = 14,
  remote_mirror_weak_reference = 15,
  remote_mirror_unmanaged_reference = 16,
};

typedef struct {
  uint32_t kind, size, alignment, stride, field_count;
} remote_mirror_type;

typedef struct {
  const char *name;
  uint32_t offset, kind;
  uint64_t type;
} remote_mirror_child;

// What the first word of an object of a C++ class `TestMutex` points at.
const void *functions_of_lock(void);

// The file that the Swift runtime of this process was loaded from.
const char *loaded_runtime_path(void);

// A context that reads this process, and knows all images loaded by now.
void *remote_mirror_create(const void *create_function, const void *add_function);

remote_mirror_type remote_mirror_info(const void *function, void *context, uintptr_t object);

remote_mirror_child remote_mirror_field(
    const void *function, void *context, uintptr_t object, uint32_t index);
