#include "CHeap.h"

extern __attribute__((swiftcall)) const void *swift_getTypeByMangledNameInContext2(
    const void *name, size_t length, const void *context, const void *arguments);

const void *cheap_type(
    const void *name, size_t length, const void *context, const void *arguments) {
  return swift_getTypeByMangledNameInContext2(name, length, context, arguments);
}

typedef struct {
  const void *metadata;
  size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

const void *cheap_metadata(const void *accessor) {
  const metadata_response response = ((metadata_accessor)(uintptr_t)accessor)(0);
  return response.metadata;
}
