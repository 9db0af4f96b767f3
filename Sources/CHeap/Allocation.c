// Clears memory when it is allocated.
//
// New memory still contains what was there before, and so do the unused part of a buffer and the
// words by which the allocator rounds a size up. A search of memory can't tell such a stale word
// from a reference, and whether there is one differs from run to run. `calloc` clears its memory
// already; this file replaces the other two functions.
//
// A program's own definitions of `malloc` and `realloc` take precedence over those of a shared C
// library. A static C library defines them beside `__libc_malloc`: a second definition is an error
// there unless it is weak, and a weak one isn't used. A static program is linked with
// `--wrap=malloc` and `--wrap=realloc`, which lead every call to the functions whose names begin
// with `__wrap_`.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__) && !__has_feature(address_sanitizer)

extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *memory, size_t size);

/// The size up to which clearing costs little. Above it only the rest is cleared.
enum { most_to_clear = 1 << 16 };

/// The number of bytes that belong to an allocation; 0 if its chunk has its own mapping, which is clear. The word before
/// the allocation contains the size of the chunk, and is the only part of the chunk that isn't the allocation's.
static inline size_t usable_size(const void *memory) {
  const uintptr_t chunk = ((const uintptr_t *)memory)[-1];
  const uintptr_t has_own_mapping = chunk & 2;
  return has_own_mapping ? 0 : (chunk & ~(uintptr_t)7) - sizeof chunk;
}

static inline size_t rounded(size_t size) { return (size + 7) & ~(size_t)7; }

/// Clears everything from an offset on, unless that is too much; then only what is beyond the requested size.
static inline void clear(void *memory, size_t from, size_t size, size_t usable) {
  if (usable > most_to_clear) from = rounded(size);
  if (from < usable) memset((char *)memory + from, 0, usable - from);
}

void *__wrap_malloc(size_t size) {
  void *memory = __libc_malloc(size);
  if (memory) clear(memory, 0, size, usable_size(memory));
  return memory;
}

void *__wrap_realloc(void *memory, size_t size) {
  const size_t before = memory ? usable_size(memory) : 0;
  const bool had_own_mapping = memory && before == 0;
  void *moved = __libc_realloc(memory, size);
  if (moved && !had_own_mapping)
    clear(moved, before < rounded(size) ? before : rounded(size), size, usable_size(moved));
  return moved;
}

void *malloc(size_t size) __attribute__((weak, alias("__wrap_malloc")));
void *realloc(void *memory, size_t size) __attribute__((weak, alias("__wrap_realloc")));

#endif
