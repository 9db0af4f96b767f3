// The threads of the queues that Dispatch provides.
//
// Dispatch on Linux limits such a queue's threads to the number of processors, and looks only once a second whether they
// are blocked. An app's work that waits there for a response, as `Data(contentsOf:)` does, would keep the session that
// has to receive the response from running. An overcommitting queue starts a thread at once, as iOS does.

#include <stdint.h>

#include "Clock.h"

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer)

#include "Original.h"

ORIGINAL(void *, dispatch_get_global_queue, intptr_t, uintptr_t)

// Dispatch's own flag, from its queue_private.h.
static const uintptr_t overcommit = 2;

void *__wrap_dispatch_get_global_queue(intptr_t identifier, uintptr_t flags) {
  return original_dispatch_get_global_queue()(identifier, flags | overcommit);
}

REPLACES(void *, dispatch_get_global_queue, intptr_t, uintptr_t)

#endif
