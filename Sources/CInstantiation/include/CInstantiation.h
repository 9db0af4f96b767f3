#pragma once

#include <stdbool.h>

/// The address of `UIResponder.init()`, as stored in a class's metadata.
const void *_Nonnull camsh_responder_init(void);

/// Calls the `init()` whose address a class's metadata contains; the caller owns the object.
void *_Nonnull camsh_call_init(const void *_Nonnull init, const void *_Nonnull metadata);

/// Visits the metadata of the classes that this program declares in the wanted modules, in the
/// linker's order. Leaves out generic classes, whose metadata exists only after their first use.
void camsh_each_class(bool (*_Nonnull is_wanted)(const char *_Nonnull module, void *_Nullable context),
                      void (*_Nonnull visit)(const void *_Nonnull metadata, void *_Nullable context),
                      void *_Nullable context);
