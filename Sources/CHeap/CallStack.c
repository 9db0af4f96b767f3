#include "CHeap.h"

#if defined(__linux__)
#include <execinfo.h>
#endif

int cheap_return_addresses(uintptr_t *addresses, int most) {
#if defined(__linux__)
  // backtrace() writes pointers, which have the same size and representation.
  return backtrace((void **)addresses, most);
#else
  return 0;
#endif
}
