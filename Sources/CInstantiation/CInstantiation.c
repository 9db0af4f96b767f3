#include "CInstantiation.h"

// Swift passes the class to an initializer in the register of C's `swift_context`.
typedef void *(*initializer)(__attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

extern const char responder_init[] __asm__("$s13HeadlessUIKit11UIResponderCACycfC");

const void *camsh_responder_init(void) { return responder_init; }

void *camsh_call_init(const void *init, const void *metadata) {
  return ((initializer)init)(metadata);
}
