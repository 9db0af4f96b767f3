#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The memory of this process as its allocator and its loader know it. Linux with glibc; elsewhere
// nothing is found.

/// A part of a loaded image that the program may write to: its variables.
typedef struct {
  uintptr_t start;
  uintptr_t end;
} cheap_range;

/// A loaded image: its file, where it stands, and its variables.
typedef struct {
  const char *_Nonnull path;
  uintptr_t bias;
  uintptr_t start;
  uintptr_t end;
  cheap_range writable[4];
  int writable_count;
} cheap_image;

/// Calls with each loaded image, the program itself first, whose path is `/proc/self/exe`.
void cheap_images(
    void (*_Nonnull visit)(const cheap_image *_Nonnull image, void *_Nullable context),
    void *_Nullable context);

/// How many allocations in use begin with a word, and are no object whose life is over.
typedef struct {
  uintptr_t word;
  size_t count;
} cheap_count;

typedef struct {
  /// Valid until `cheap_free_counts` or the next count; null where the heap has a
  /// form that is not known.
  const cheap_count *_Nullable entries;
  size_t count;
  void *_Nullable mapping;
} cheap_counts;

/// Counts the classes that allocations begin with: in place while no other thread is at work, else with
/// whatever else they begin with in a copy of the process, where nothing moves.
cheap_counts cheap_count_first_words(void);

void cheap_free_counts(cheap_counts counts);

/// Writes the addresses of allocations in use that begin with one of these words, which are sorted, and
/// returns how many there are.
size_t cheap_find_by_first_word(
    const uintptr_t *_Nonnull words, size_t word_count, uintptr_t *_Nonnull found, size_t capacity);

/// Where a word was found that equals an address.
typedef enum : uint32_t {
  /// In another allocation.
  cheap_allocation,
  /// In a variable of an image.
  cheap_variable,
  /// In memory of no allocator: another thread's stack, thread-local storage.
  cheap_thread,
} cheap_place;

typedef struct {
  /// The allocation, or the word itself in a variable or on a stack.
  uintptr_t from;
  uint32_t offset;
  cheap_place place;
} cheap_holder;

/// Who has the address of whom, all over memory.
typedef struct cheap_index cheap_index;

/// Looks at every word in memory, in a copy of the process, where nothing moves; null where that fails, or
/// the heap has a form that is not known.
///
/// `inner` are places inside of allocations, sorted, that count as allocations of their own when it is asked who
/// holds them.
cheap_index *_Nullable cheap_make_index(const uintptr_t *_Nullable inner, size_t inner_count);

/// Whether all of memory was looked at.
bool cheap_is_complete(const cheap_index *_Nonnull index);

/// Whether all other threads waited when memory was looked at: what one that runs holds may be in its
/// registers alone.
bool cheap_is_quiet(const cheap_index *_Nonnull index);

/// Copies the first holders of an allocation, and returns how many there are.
size_t cheap_get_holders(
    const cheap_index *_Nonnull index, uintptr_t address, cheap_holder *_Nonnull holders,
    size_t capacity);

void cheap_free_index(cheap_index *_Nonnull index);

/// How many threads there are besides the one that asks, and how many of those wait for nothing but
/// work: parked in a pool, or asleep in a wait for events.
typedef struct {
  int others;
  int parked;
} cheap_threads;

cheap_threads cheap_count_threads(void);

/// Reads a word without asking the system, where the program itself or its main heap is; says whether it
/// did. Elsewhere, or while another thread could give memory back, the caller has to ask.
bool cheap_read_own_word(uintptr_t address, uintptr_t *_Nonnull word);

/// The metadata of the type that an accessor of metadata without arguments stands for.
const void *_Nullable cheap_metadata(const void *_Nonnull accessor);

/// The metadata of the type that a mangled name means in a context, or null; of types that can't be
/// copied too, for which the standard library's function says `()`.
const void *_Nullable cheap_type(
    const void *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);
