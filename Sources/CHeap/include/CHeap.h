#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Reads the memory of this process through glibc's allocator and the loader. On other systems,
// finds nothing.

/// A writable part of a loaded image, which contains its variables.
typedef struct {
  uintptr_t start;
  uintptr_t end;
} cheap_range;

/// A loaded image: its file, its address, and its variables.
typedef struct {
  const char *_Nonnull path;
  uintptr_t bias;
  uintptr_t start;
  uintptr_t end;
  cheap_range writable[4];
  int writable_count;
} cheap_image;

/// Calls `visit` for each loaded image; the first one is the program, whose path is
/// `/proc/self/exe`.
void cheap_images(
    void (*_Nonnull visit)(const cheap_image *_Nonnull image, void *_Nullable context),
    void *_Nullable context);

/// The first page of a range of anonymous memory that something has written; the range's end if there is none.
uintptr_t cheap_first_written(cheap_range within);

/// Writes the parts of an image's memory that anything has written since it was loaded, at most `capacity`,
/// and all of it if the system doesn't tell. Returns their number.
size_t cheap_written(cheap_range within, cheap_range *_Nonnull found, size_t capacity);

/// The symbols in a 64-bit ELF file. The names must end in a zero.
typedef struct {
  const void *_Nonnull symbols;
  size_t count;
  const char *_Nonnull names;
  size_t names_size;
} cheap_symbols;

/// Calls `visit` with the address in the file and the rest of the name of each symbol of a kind that
/// the file defines and whose name begins with `start`.
void cheap_each_symbol(
    const cheap_symbols *_Nonnull table, int kind, const char *_Nonnull start,
    void (*_Nonnull visit)(
        uintptr_t address, const char *_Nonnull rest, void *_Nullable context),
    void *_Nullable context);

/// Writes the addresses in the file of the symbols with some names, which must be in ascending order.
/// Leaves those of names without a symbol alone.
void cheap_find_symbols(
    const cheap_symbols *_Nonnull table, int kind,
    const char *_Nonnull const *_Nonnull wanted, size_t count, uintptr_t *_Nonnull addresses);

/// A variable or function of a file.
typedef struct {
  /// Its address in memory.
  uintptr_t address;
  uint32_t size;
  /// Its place in the file's table.
  uint32_t place;
} cheap_symbol;

/// Writes the symbols of a kind that the file defines and that are in some ranges of memory, if any are
/// given, by address and then by size. `sorted` must have room for the whole table. Returns their number.
size_t cheap_sort_symbols(
    const cheap_symbols *_Nonnull table, int kind, uintptr_t bias,
    const cheap_range *_Nullable ranges, size_t range_count, cheap_symbol *_Nonnull sorted);

/// The name of a symbol at a place of the table.
const char *_Nonnull cheap_symbol_name(const cheap_symbols *_Nonnull table, uint32_t place);

/// The number of allocations in use that begin with a word, without deallocated objects.
typedef struct {
  uintptr_t word;
  size_t count;
} cheap_count;

typedef struct {
  /// Valid until `cheap_free_counts` or the next count; null if the heap's format is unknown.
  const cheap_count *_Nullable entries;
  size_t count;
  void *_Nullable mapping;
} cheap_counts;

/// Counts the classes that allocations begin with. While no other thread runs, counts in place;
/// otherwise in a copy of the process, where nothing moves, including other first words.
cheap_counts cheap_count_first_words(void);

void cheap_free_counts(cheap_counts counts);

/// Writes the addresses of allocations in use that begin with one of these sorted words; returns
/// their number.
size_t cheap_find_by_first_word(
    const uintptr_t *_Nonnull words, size_t word_count, uintptr_t *_Nonnull found, size_t capacity);

/// The place of a word that equals an address.
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

/// An index of all words in memory that equal an allocation's address.
typedef struct cheap_index cheap_index;

/// Reads every word of memory, in a copy of the process, where nothing moves; null if that fails or
/// if the heap's format is unknown.
///
/// `inner` are sorted addresses inside allocations that count as separate allocations when their
/// holders are looked up.
cheap_index *_Nullable cheap_make_index(const uintptr_t *_Nullable inner, size_t inner_count);

/// Whether the index covers all of memory.
bool cheap_is_complete(const cheap_index *_Nonnull index);

/// Whether all other threads waited meanwhile; a running thread may hold objects only in its
/// registers.
bool cheap_is_quiet(const cheap_index *_Nonnull index);

/// Copies the first holders of an allocation, and returns the number of all of them.
size_t cheap_get_holders(
    const cheap_index *_Nonnull index, uintptr_t address, cheap_holder *_Nonnull holders,
    size_t capacity);

void cheap_free_index(cheap_index *_Nonnull index);

/// The number of other threads, of those that wait for work (in a pool or for events), and of those
/// that always run.
typedef struct {
  int others;
  int parked;
  int restless;
} cheap_threads;

/// While the other threads are paused, the numbers of before.
cheap_threads cheap_count_threads(void);

/// Counts the threads that run now as restless from now on.
void cheap_note_restless(void);

/// Sets whether only something outside the process can wake idle threads, because the calling
/// thread only reads. A later look then compares how long they have run, which takes a tenth of the
/// time.
void cheap_keep_looks(bool keeps);

/// Stops all threads besides the calling one, none of them inside the allocator; returns false if
/// that isn't possible, and they run. They run again after `cheap_resume`, and after two seconds, in
/// case the calling thread waits for one of them.
bool cheap_pause(void);

void cheap_resume(void);

/// Whether the other threads are paused, and their numbers before.
bool cheap_is_paused(cheap_threads *_Nonnull threads);

/// Copies words of the program, its libraries or its main heap without a system call; returns
/// whether it did. Elsewhere, or while another thread may unmap memory, the caller must use a system
/// call.
bool cheap_read_own_words(uintptr_t address, uintptr_t *_Nonnull words, size_t count);

/// The metadata that a type's metadata accessor without arguments returns.
const void *_Nullable cheap_metadata(const void *_Nonnull accessor);

/// The metadata of a mangled type name in a context, or null. Also resolves noncopyable types, for
/// which the standard library returns `()`.
const void *_Nullable cheap_type(
    const void *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);

/// Writes the main thread's return addresses, innermost first, and returns their number.
///
/// Ends at the first function without a frame pointer; Swift's functions have one.
int cheap_return_addresses(uintptr_t *_Nonnull addresses, int most);
