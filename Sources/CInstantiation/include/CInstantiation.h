#pragma once

/// The address of `UIResponder.init()`, as a class's metadata holds it.
const void *_Nonnull camsh_responder_init(void);

/// Calls the `init()` whose address stands in a class's metadata; the caller owns the object.
void *_Nonnull camsh_call_init(const void *_Nonnull init, const void *_Nonnull metadata);
