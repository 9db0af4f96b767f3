#ifndef CREFERENCES_H
#define CREFERENCES_H

#include <stdbool.h>

// Functions of Swift's runtime about an object whose memory is still allocated; Swift code can't
// call them.

extern void *_Nullable swift_tryRetain(void *_Nonnull object);
extern bool swift_isDeallocating(void *_Nonnull object);

/// Retains the object and returns it; null once its `deinit` has begun.
static inline void *_Nullable creferences_retain_living(void *_Nonnull object) {
  return swift_tryRetain(object);
}

/// Whether the object's `deinit` has begun.
static inline bool creferences_is_dying(void *_Nonnull object) {
  return swift_isDeallocating(object);
}

#endif
