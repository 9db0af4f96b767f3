#pragma once

#include <stdbool.h>

/// The address of `UIResponder.init()`, as a class's metadata holds it.
const void *_Nonnull camsh_responder_init(void);

/// Calls the `init()` whose address stands in a class's metadata; the caller owns the object.
void *_Nonnull camsh_call_init(const void *_Nonnull init, const void *_Nonnull metadata);

/// Visits the metadata of the classes that this program declares in the wanted modules, in the linker's order;
/// generic classes are left out, since they have metadata only where something uses them.
void camsh_each_class(bool (*_Nonnull is_wanted)(const char *_Nonnull module, void *_Nullable context),
                      void (*_Nonnull visit)(const void *_Nonnull metadata, void *_Nullable context),
                      void *_Nullable context);
