#define _GNU_SOURCE
#include "CHeap.h"
#include "Rest.h"
#include "Threads.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/single_threaded.h>
#include <sys/wait.h>
#include <unistd.h>

// Uses one arena, so that every allocation is in a single walkable heap or in its own mapping.
__attribute__((constructor)) static void keep_one_arena(void) { mallopt(M_ARENA_MAX, 1); }

// MARK: Words

/// The start of the main heap, according to the break at the start of the program.
static uintptr_t early_break;

/// The second word of every chunk in a thread's table of freed chunks, constant for the life of the
/// process; 0 if unknown.
static uintptr_t freed_mark;

/// A freed chunk goes to the table only while few chunks of its size are in it; a full table
/// doesn't mark the chunk.
__attribute__((unused)) static uintptr_t mark_of_freed(size_t size) {
  volatile uintptr_t *probe = malloc(size);
  if (!probe) return 0;
  const volatile uintptr_t *freed = probe;
  free((void *)probe);
  return freed[1];
}

__attribute__((constructor)) static void learn_allocator(void) {
  early_break = (uintptr_t)sbrk(0);
#if !__has_feature(address_sanitizer)  // Its allocator has no such table, and ends the process.
  const uintptr_t mark = mark_of_freed(24);
  if (mark_of_freed(600) == mark) freed_mark = mark;
#endif
}

typedef struct {
  cheap_range ranges[16];
  int count;
} program_walk;

static int note_program(struct dl_phdr_info *info, size_t size, void *context) {
  program_walk *program = context;
  for (int index = 0; index < info->dlpi_phnum && program->count < 16; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
    const uintptr_t start = info->dlpi_addr + header->p_vaddr;
    program->ranges[program->count++] = (cheap_range){start, start + header->p_memsz};
  }
  return 1;  // The first is the program; libraries may be unloaded.
}

bool cheap_read_own_word(uintptr_t address, uintptr_t *word) {
  static program_walk program;
  if (address % sizeof *word != 0) return false;
  if (program.count == 0) dl_iterate_phdr(note_program, &program);
  // A running thread may give the end of the heap back.
  bool is_own = address >= early_break && address + sizeof *word <= (uintptr_t)sbrk(0)
      && (__libc_single_threaded || are_threads_still());
  for (int index = 0; index < program.count && !is_own; index++)
    is_own = address >= program.ranges[index].start
        && address + sizeof *word <= program.ranges[index].end;
  if (is_own) *word = *(const uintptr_t *)address;
  return is_own;
}

// MARK: Images

typedef struct {
  void (*visit)(const cheap_image *, void *);
  void *context;
  bool is_first;
} image_walk;

static int visit_image(struct dl_phdr_info *info, size_t size, void *context) {
  image_walk *walk = context;
  cheap_image image = {0};
  image.path = walk->is_first ? "/proc/self/exe" : info->dlpi_name;
  walk->is_first = false;
  image.bias = info->dlpi_addr;
  image.start = UINTPTR_MAX;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    const uintptr_t start = info->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    if (start < image.start) image.start = start;
    if (end > image.end) image.end = end;
    if ((header->p_flags & PF_W) && image.writable_count < 4) {
      image.writable[image.writable_count++] = (cheap_range){start, end};
    }
  }
  if (image.start < image.end) walk->visit(&image, walk->context);
  return 0;
}

void cheap_images(void (*visit)(const cheap_image *, void *), void *context) {
  image_walk walk = {visit, context, true};
  dl_iterate_phdr(visit_image, &walk);
}

// MARK: Regions

typedef enum { region_heap, region_variables, region_anonymous } region_kind;

typedef struct {
  uintptr_t start, end;
  region_kind kind;
  // Of allocations: the first chunk, and the end of the last one.
  uintptr_t first, last;
  // A bit for each 16 bytes, set where an allocation in use begins, and the number of starts before
  // each word.
  uint64_t *starts;
  uint32_t *ranks;
  size_t first_number;
} region;

enum { most_regions = 4096 };

typedef struct {
  region regions[most_regions];
  int count;
  bool is_complete;
  uintptr_t lowest, highest;
} memory_map;

/// Memory for the walk itself, shared so that the system lists it separately.
static void *map_memory(size_t size) {
  void *memory = mmap(
      NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

static uintptr_t hexadecimal(const char **text) {
  uintptr_t value = 0;
  for (;; (*text)++) {
    const char digit = **text;
    if (digit >= '0' && digit <= '9') value = value << 4 | (uintptr_t)(digit - '0');
    else if (digit >= 'a' && digit <= 'f') value = value << 4 | (uintptr_t)(digit - 'a' + 10);
    else return value;
  }
}

enum { most_images = 1024 };

typedef struct {
  memory_map *map;
  // The images' memory.
  cheap_range ranges[most_images];
  int count;
} variables_walk;

static void add_region(memory_map *map, uintptr_t start, uintptr_t end, region_kind kind) {
  if (map->count == most_regions) {
    map->is_complete = false;
    return;
  }
  map->regions[map->count++] = (region){.start = start, .end = end, .kind = kind};
}

/// Adds a mapping of the main heap. In a copied process, the part that was there before the copy and
/// the rest are listed separately, one after the other.
static void add_heap(memory_map *map, uintptr_t start, uintptr_t end) {
  region *last = map->count ? &map->regions[map->count - 1] : NULL;
  if (last && last->kind == region_heap && last->end == start) {
    last->end = end;
  } else {
    add_region(map, start, end, region_heap);
  }
}

static void add_variables(const cheap_image *image, void *context) {
  variables_walk *walk = context;
  for (int index = 0; index < image->writable_count; index++) {
    const cheap_range range = image->writable[index];
    if (walk->count < most_images) walk->ranges[walk->count++] = range;
    cheap_range written[64];
    const size_t count = cheap_written(range, written, sizeof written / sizeof *written);
    for (size_t part = 0; part < count; part++)
      add_region(
          walk->map, (written[part].start + 7) & ~(uintptr_t)7, written[part].end & ~(uintptr_t)7,
          region_variables);
  }
}

/// Leaves out the main thread's stack, whose words belong to the caller.
static bool read_map(memory_map *map) {
  const int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const size_t capacity = 4 << 20;
  char *text = map_memory(capacity + 1);
  if (!text) {
    close(file);
    return false;
  }
  size_t length = 0;
  for (ssize_t more; length < capacity && (more = read(file, text + length, capacity - length)) > 0;)
    length += (size_t)more;
  close(file);
  map->count = 0;
  map->is_complete = length < capacity;
  variables_walk images = {.map = map};
  cheap_images(add_variables, &images);
  for (const char *line = text; line < text + length;) {
    const char *end = memchr(line, '\n', (size_t)(text + length - line));
    if (!end) break;
    const uintptr_t start = hexadecimal(&line);
    line++;
    const uintptr_t limit = hexadecimal(&line);
    const char *permissions = line + 1;
    const char *name = end;
    int spaces = 0;
    for (const char *next = line; next < end; next++) {
      if (*next == ' ' && next[1] != ' ') spaces++;
      if (spaces >= 5) {
        name = next + 1;
        break;
      }
    }
    const size_t name_length = (size_t)(end - name);
    line = end + 1;
    if (permissions[0] != 'r' || permissions[1] != 'w' || permissions[3] != 'p') continue;
    if (name_length >= 6 && memcmp(name, "[heap]", 6) == 0) {
      add_heap(map, start, limit);
    } else if (name_length == 0 || (name_length > 6 && memcmp(name, "[anon:", 6) == 0)) {
      bool is_variable = false;
      for (int index = 0; index < images.count; index++)
        is_variable |= start < images.ranges[index].end && limit > images.ranges[index].start;
      if (is_variable) continue;
      // A thread's stack is used from its end, and most of its megabytes never.
      const uintptr_t first = cheap_first_written((cheap_range){start, limit});
      if (first < limit) add_region(map, first, limit, region_anonymous);
    }
  }
  munmap(text, capacity + 1);
  return true;
}

// MARK: Allocations

static uintptr_t word(uintptr_t address) { return *(const uintptr_t *)address; }

/// Whether chunks follow each other from an address to the end of the heap.
static bool walks(uintptr_t chunk, uintptr_t end) {
  int count = 0;
  while (chunk + 16 <= end) {
    const uintptr_t size = word(chunk + 8) & ~(uintptr_t)7;
    if (size < 0x20 || size % 16 != 0 || size > end - chunk) {
      // The last chunk of an exhausted heap is smaller.
      return count > 4 && size == 0x10 && chunk + size == end;
    }
    chunk += size;
    count++;
  }
  return chunk == end && count > 1;
}

/// The main heap begins with the first thread's table of freed chunks, so its first chunk is the same
/// for the life of the process and in its copies.
static uintptr_t first_chunk(const region *heap) {
  static uintptr_t known_start, known;
  if (known && known_start == heap->start && walks(known, heap->end)) return known;
  const uintptr_t limit = heap->end - heap->start > 1 << 16 ? heap->start + (1 << 16) : heap->end;
  for (uintptr_t chunk = heap->start; chunk + 32 < limit; chunk += 16) {
    const uintptr_t size = word(chunk + 8);
    if ((size & 6) == 0 && size > 0x20 && (size & ~(uintptr_t)7) < heap->end - chunk
        && walks(chunk, heap->end)) {
      known_start = heap->start;
      known = chunk;
      return chunk;
    }
  }
  return 0;
}

static bool is_mapped_chunk(uintptr_t chunk, uintptr_t end) {
  const uintptr_t size = word(chunk + 8);
  return word(chunk) == 0 && (size & 7) == 2 && (size & ~(uintptr_t)7) % 4096 == 0
      && (size & ~(uintptr_t)7) >= 4096 && (size & ~(uintptr_t)7) <= end - chunk;
}

typedef void (*chunk_visitor)(uintptr_t address, size_t size, void *context);

/// Returns the start of the last chunk, the top.
static uintptr_t visit_heap(
    const region *heap, uintptr_t chunk, chunk_visitor visit, void *context) {
  while (chunk + 16 < heap->end) {
    const uintptr_t size = word(chunk + 8) & ~(uintptr_t)7;
    const uintptr_t next = chunk + size;
    if (size < 0x20 || next + 16 > heap->end) break;
    if (word(next + 8) & 1) visit(chunk + 16, size - 8, context);
    chunk = next;
  }
  return chunk;
}

/// Visits allocations that have their own mappings; `other` receives other mappings.
static void visit_mapped(
    const region *mapping, chunk_visitor visit, void (*other)(uintptr_t, uintptr_t, void *),
    void *context) {
  uintptr_t chunk = mapping->start, unknown = mapping->start;
  while (chunk + 4096 <= mapping->end) {
    if (!is_mapped_chunk(chunk, mapping->end)) {
      chunk += 4096;
      continue;
    }
    if (other && unknown < chunk) other(unknown, chunk, context);
    const uintptr_t size = word(chunk + 8) & ~(uintptr_t)7;
    visit(chunk + 16, size - 16, context);
    chunk += size;
    unknown = chunk;
  }
  if (other && unknown < mapping->end) other(unknown, mapping->end, context);
}

// MARK: Counts

/// The counts of first words in the order found, and an open-addressing table of their indices by
/// address, at most half full. Small, because the first access of a page costs more than counting.
typedef struct {
  cheap_count *entries;
  /// The index in `entries` plus 1; 0 for an empty slot.
  uint16_t *slots;
  size_t slot_count, used;
} tally;

/// The entry of a first word, with a count of 0 if it is new; null if the table is full.
static cheap_count *entry_of(tally *tally, uintptr_t first) {
  size_t slot = (first * 0x9E3779B97F4A7C15) >> 32 & (tally->slot_count - 1);
  while (tally->slots[slot] && tally->entries[tally->slots[slot] - 1].word != first)
    slot = (slot + 1) & (tally->slot_count - 1);
  if (!tally->slots[slot]) {
    if (tally->used == tally->slot_count / 2) return NULL;
    tally->entries[tally->used] = (cheap_count){first, 0};
    tally->slots[slot] = (uint16_t)++tally->used;
  }
  return &tally->entries[tally->slots[slot] - 1];
}

static void add(tally *tally, uintptr_t first) {
  cheap_count *entry = entry_of(tally, first);
  if (entry) entry->count++;
}

static bool is_full(const tally *tally) { return tally->used == tally->slot_count / 2; }

/// Distinguishes a live object from memory with a similar beginning.
typedef struct {
  const region *regions;
  int region_count;
  /// The word that the allocator writes into freed memory that it keeps for reuse; 0 if unknown.
  uintptr_t mark;
} living;

static bool is_in_heap(const living *living, uintptr_t address) {
  for (int index = 0; index < living->region_count; index++) {
    const region *region = &living->regions[index];
    if (region->kind == region_heap && address >= region->start && address + 24 <= region->end)
      return true;
  }
  return false;
}

/// Whether counts, in an object or in its side table, can't be those of a live object: its deinit
/// has begun, although unowned references may keep its memory, or they aren't counts. Counts have
/// bit 0 set, which means that only Swift frees the object; addresses don't.
static bool are_of_dead(uintptr_t counts) {
  const uintptr_t unowned = counts >> 1 & 0x7FFFFFFF;
  return !(counts & 1) || counts >> 32 & 1 || unowned == 0 || unowned >= 1 << 24;
}

/// Whether the second word belongs to a live object. Memory that is reused for something else may
/// still begin with an object's words, and the side table may be freed.
static bool is_alive(const living *living, uintptr_t address) {
  const uintptr_t counts = word(address + 8);
  if (living->mark && counts == living->mark) return false;
  if (counts >> 63 == 0) return !are_of_dead(counts);
  if ((uint32_t)counts == UINT32_MAX) return true;
  const uintptr_t table = (counts & ~((uintptr_t)3 << 62)) << 3;
  return is_in_heap(living, table) && word(table) == address && !are_of_dead(word(table + 16));
}

enum { most_words = 1 << 15 };

typedef struct {
  bool is_done;
  size_t used;
  cheap_count entries[most_words];
  uint16_t slots[2 * most_words];
} shared_tally;

typedef struct {
  memory_map map;
  living living;
  tally tally;
  shared_tally *result;
} counting;

static void count_first_word(uintptr_t address, size_t size, void *context) {
  counting *counting = context;
  const uintptr_t first = word(address);
  if (first >= 4096 && first % 8 == 0 && is_alive(&counting->living, address))
    add(&counting->tally, first);
}

static void count_words(counting *counting) {
  if (!read_map(&counting->map) || !counting->map.is_complete) return;
  for (int index = 0; index < counting->map.count; index++) {
    region *region = &counting->map.regions[index];
    if (region->kind == region_heap && !(region->first = first_chunk(region))) return;
  }
  counting->living.regions = counting->map.regions;
  counting->living.region_count = counting->map.count;
  for (int index = 0; index < counting->map.count; index++) {
    const region *region = &counting->map.regions[index];
    if (region->kind == region_heap) visit_heap(region, region->first, count_first_word, counting);
    if (region->kind == region_anonymous) visit_mapped(region, count_first_word, NULL, counting);
  }
  counting->result->used = counting->tally.used;
  counting->result->is_done = !is_full(&counting->tally);
}

/// Runs work in a copy of the process, and waits for its end.
static void in_copy(void (*work)(void *), void *context) {
  const pid_t child = fork();
  if (child == 0) {
    mallopt(M_MXFAST, 64 * sizeof(size_t) / 4);  // Gives small freed chunks back to the heap.
    work(context);
    _exit(0);
  }
  int status;
  if (child > 0) while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
}

static void count_in_copy(void *context) { count_words(context); }

// MARK: In place

// While no other thread runs, nothing moves in this process either, so no copy is needed. Only the
// main heap is walked: separate mappings contain no class instances.

typedef struct {
  uintptr_t first, start;
  cheap_range variables[256];
  int variable_count;
} own_heap;

static void note_variables(const cheap_image *image, void *context) {
  own_heap *own = context;
  for (int index = 0; index < image->writable_count && own->variable_count < 256; index++)
    own->variables[own->variable_count++] = image->writable[index];
}

/// Whether all other threads wait. Gives them 20 ms to do so; a thread that never waits uses that
/// up only once.
static bool are_others_parked(void) {
  enum { most_waits = 200 };
  static int waits_left = most_waits;
  cheap_threads before;
  if (cheap_is_paused(&before)) return before.others == before.parked;
  for (;;) {
    const cheap_threads threads = cheap_count_threads();
    if (threads.others == threads.parked) {
      waits_left = most_waits;
      return true;
    }
    if (waits_left == 0) return false;
    waits_left--;
    rest(100);
  }
}

/// The current main heap; null while other threads may change it.
static const own_heap *find_own_heap(region *heap) {
  static own_heap own;
  cheap_threads before;
  if (!__libc_single_threaded && !cheap_is_paused(&before) && !are_others_parked()) return NULL;
  heap->end = (uintptr_t)sbrk(0);
  if (!own.first) {
    memory_map *map = map_memory(sizeof *map);
    if (!map) return NULL;
    if (read_map(map) && map->is_complete) {
      int heaps = 0;
      region *only = NULL;
      for (int index = 0; index < map->count; index++) {
        if (map->regions[index].kind != region_heap) continue;
        heaps++;
        only = &map->regions[index];
      }
      if (heaps == 1) {
        own.first = first_chunk(only);
        own.start = only->start;
        cheap_images(note_variables, &own);
      }
    }
    munmap(map, sizeof *map);
  }
  if (!own.first) return NULL;
  heap->kind = region_heap;
  heap->start = own.start;
  heap->first = own.first;
  return &own;
}

/// What is known about a first word. Few words are frequent, and most chunks begin with one of those.
typedef struct {
  uintptr_t first;
  bool is_class;
  /// Null until a live object is found.
  cheap_count *entry;
} known_word;

enum { known_bits = 9 };

typedef struct {
  const own_heap *own;
  living living;
  tally tally;
  known_word *known;
} counting_in_place;

/// Whether a word may be a class's address: in variables or in the heap, and with a class's kind.
static bool may_be_class(const counting_in_place *counting, uintptr_t first) {
  if (first % 8 != 0) return false;
  const region *heap = counting->living.regions;
  if (first >= heap->start && first + 8 <= heap->end) return word(first) == 0;
  for (int index = 0; index < counting->own->variable_count; index++) {
    const cheap_range range = counting->own->variables[index];
    if (first >= range.start && first + 8 <= range.end) return word(first) == 0;
  }
  return false;
}

static void count_in_place(uintptr_t address, size_t size, void *context) {
  counting_in_place *counting = context;
  const uintptr_t first = word(address);
  known_word *known = &counting->known[(first * 0x9E3779B97F4A7C15) >> (64 - known_bits)];
  if (known->first != first) *known = (known_word){first, may_be_class(counting, first), NULL};
  if (!known->is_class || !is_alive(&counting->living, address)) return;
  if (!known->entry) known->entry = entry_of(&counting->tally, first);
  if (known->entry) known->entry->count++;
}

static cheap_counts count_in_own_heap(void) {
  enum { most_classes = 1 << 12 };
  static cheap_count entries[most_classes];
  static uint16_t slots[2 * most_classes];
  static known_word known[1 << known_bits];
  cheap_counts none = {0};
  region heap = {0};
  const own_heap *own = find_own_heap(&heap);
  if (!own) return none;
  memset(slots, 0, sizeof slots);
  memset(known, 0, sizeof known);
  counting_in_place counting = {
      own, {&heap, 1, freed_mark}, {entries, slots, 2 * most_classes, 0}, known};
  const uintptr_t top = visit_heap(&heap, heap.first, count_in_place, &counting);
  // A chunk that ends before the heap isn't its top.
  const bool is_whole = top + (word(top + 8) & ~(uintptr_t)7) + 4096 > heap.end;
  if (!is_whole || is_full(&counting.tally)) return none;
  return (cheap_counts){entries, counting.tally.used};
}

cheap_counts cheap_count_first_words(void) {
  cheap_counts none = count_in_own_heap();
  if (none.entries) return none;
  shared_tally *result = map_memory(sizeof *result);
  counting *counting = map_memory(sizeof *counting);
  if (!result || !counting) return none;
  counting->result = result;
  counting->tally = (tally){result->entries, result->slots, 2 * most_words, 0};
  counting->living.mark = freed_mark;
  in_copy(count_in_copy, counting);
  munmap(counting, sizeof *counting);
  if (result->is_done) return (cheap_counts){result->entries, result->used, result};
  munmap(result, sizeof *result);
  return none;
}

void cheap_free_counts(cheap_counts counts) {
  if (counts.mapping) munmap(counts.mapping, sizeof(shared_tally));
}

typedef struct {
  living living;
  // Sorted for binary search.
  const uintptr_t *words;
  size_t word_count, count, capacity;
  uintptr_t *found;
} finding;

static void find_first_word(uintptr_t address, size_t size, void *context) {
  finding *finding = context;
  const uintptr_t first = word(address);
  if (first < finding->words[0] || first > finding->words[finding->word_count - 1]) return;
  size_t low = 0, high = finding->word_count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (finding->words[middle] < first) low = middle + 1;
    else high = middle;
  }
  if (finding->words[low] != first || !is_alive(&finding->living, address)) return;
  if (finding->count < finding->capacity) finding->found[finding->count] = address;
  finding->count++;
}

typedef struct {
  memory_map map;
  finding finding;
} finding_in_copy;

static void find_in_copy(void *context) {
  finding_in_copy *copy = context;
  if (!read_map(&copy->map)) return;
  copy->finding.living.regions = copy->map.regions;
  copy->finding.living.region_count = copy->map.count;
  for (int index = 0; index < copy->map.count; index++) {
    region *region = &copy->map.regions[index];
    if (region->kind == region_heap && (region->first = first_chunk(region)))
      visit_heap(region, region->first, find_first_word, &copy->finding);
    if (region->kind == region_anonymous)
      visit_mapped(region, find_first_word, NULL, &copy->finding);
  }
}

size_t cheap_find_by_first_word(
    const uintptr_t *words, size_t word_count, uintptr_t *found, size_t capacity) {
  if (word_count == 0) return 0;
  region heap = {0};
  const own_heap *own = find_own_heap(&heap);
  if (own) {
    finding finding = {
        {&heap, 1, freed_mark}, words, word_count, .capacity = capacity, .found = found};
    visit_heap(&heap, heap.first, find_first_word, &finding);
    return finding.count;
  }
  // The copy writes its results to memory that both processes share.
  const size_t size = sizeof(finding_in_copy) + capacity * sizeof *found;
  finding_in_copy *copy = map_memory(size);
  if (!copy) return 0;
  uintptr_t *shared = (uintptr_t *)(copy + 1);
  copy->finding = (finding){
      {.mark = freed_mark}, words, word_count, .capacity = capacity, .found = shared};
  in_copy(find_in_copy, copy);
  const size_t count = copy->finding.count;
  memcpy(found, shared, (count < capacity ? count : capacity) * sizeof *found);
  munmap(copy, size);
  return count;
}

// MARK: Holders

struct cheap_index {
  // The rest of the memory that this structure begins.
  char *free;
  char *end;
  bool is_done, is_complete, is_quiet;
  memory_map map;
  thread_list threads;
  uintptr_t mark;
  // The regions with allocations in use, by address.
  const region *heaps[most_regions];
  int heap_count;
  // By the allocation's number.
  uintptr_t *addresses;
  uint32_t *sizes;
  size_t count;
  // Numbered places inside allocations, and the next of them.
  const uintptr_t *inner;
  size_t inner_count, next_inner;
  // The edges into each allocation: their source and offset.
  uint32_t *starts;
  uintptr_t *sources;
  uint32_t *offsets;
  // Whether edges are counted or stored now.
  bool is_counting;
  int current;
};

typedef struct cheap_index search;

/// Virtual memory; only used pages take memory.
static const size_t index_size = (size_t)8 << 30;

static void *take_memory(search *search, size_t size) {
  size = (size + 15) & ~(size_t)15;
  if (size > (size_t)(search->end - search->free)) return NULL;
  void *memory = search->free;
  search->free += size;
#ifdef MADV_POPULATE_WRITE
  // One call creates many pages faster than a fault for each; where the system doesn't know it, they fault.
  const uintptr_t page = 4096, start = ((uintptr_t)memory + page - 1) & ~(page - 1);
  const uintptr_t end = (uintptr_t)search->free & ~(page - 1);
  if (start + 16 * page <= end) (void)madvise((void *)start, end - start, MADV_POPULATE_WRITE);
#endif
  return memory;
}

static void count_chunk(uintptr_t address, size_t size, void *context) {
  ((search *)context)->count++;
}

static void note_start(search *search, uintptr_t address, size_t size) {
  region *region = &search->map.regions[search->current];
  const size_t bit = (address - region->start) >> 4;
  region->starts[bit >> 6] |= (uint64_t)1 << (bit & 63);
  search->addresses[search->count] = address;
  search->sizes[search->count] = size > UINT32_MAX ? UINT32_MAX : (uint32_t)size;
  search->count++;
}

/// Whether an allocation is the buffer of a standard stream: text, and words of what was there before.
static bool is_stream_buffer(uintptr_t address) {
  const FILE *streams[] = {stdin, stdout, stderr};
  for (int index = 0; index < 3; index++)
    if (streams[index] && (uintptr_t)streams[index]->_IO_buf_base == address) return true;
  return false;
}

static void note_chunk(uintptr_t address, size_t size, void *context) {
  search *search = context;
  if (is_stream_buffer(address)) return;
  if (search->mark && size >= 16 && word(address + 8) == search->mark) return;  // Freed.
  note_start(search, address, size);
  while (search->next_inner < search->inner_count) {
    const uintptr_t inner = search->inner[search->next_inner];
    if (inner >= address + size) break;
    // The enclosing allocation also refers to what these words refer to.
    if (inner > address) note_start(search, inner, 0);
    search->next_inner++;
  }
}

static void each_chunk(search *search, chunk_visitor visit) {
  for (search->current = 0; search->current < search->map.count; search->current++) {
    const region *region = &search->map.regions[search->current];
    if (region->kind == region_heap && region->first)
      visit_heap(region, region->first, visit, search);
    if (region->kind == region_anonymous) visit_mapped(region, visit, NULL, search);
  }
}

static bool prepare_starts(search *search) {
  for (int index = 0; index < search->map.count; index++) {
    region *region = &search->map.regions[index];
    if (region->kind == region_variables) continue;
    const size_t words = ((region->end - region->start) >> 10) + 1;
    region->starts = take_memory(search, words * 8);
    region->ranks = take_memory(search, words * 4);
    if (!region->starts || !region->ranks) return false;
  }
  return true;
}

static void rank_starts(search *search) {
  size_t number = 0;
  search->heap_count = 0;
  search->map.lowest = UINTPTR_MAX;
  search->map.highest = 0;
  for (int index = 0; index < search->map.count; index++) {
    region *region = &search->map.regions[index];
    if (region->kind == region_variables) continue;
    region->first_number = number;
    const size_t words = ((region->end - region->start) >> 10) + 1;
    size_t inside = 0;
    for (size_t next = 0; next < words; next++) {
      region->ranks[next] = (uint32_t)inside;
      inside += (size_t)__builtin_popcountll(region->starts[next]);
    }
    number += inside;
    if (inside == 0) continue;
    search->heaps[search->heap_count++] = region;
    if (region->start < search->map.lowest) search->map.lowest = region->start;
    if (region->end > search->map.highest) search->map.highest = region->end;
  }
}

/// The number of the allocation that begins at an address; -1 for none. Ignores the bits that
/// Swift's enums and collections set in addresses.
static long number_of(const search *search, uintptr_t value) {
  value &= 0x00FFFFFFFFFFFFF8;
  if (value & 8 || value < search->map.lowest || value >= search->map.highest) return -1;
  for (int index = 0; index < search->heap_count; index++) {
    const region *region = search->heaps[index];
    if (value < region->start || value >= region->end) continue;
    const size_t bit = (value - region->start) >> 4;
    const uint64_t word = region->starts[bit >> 6], mask = (uint64_t)1 << (bit & 63);
    if (!(word & mask)) return -1;
    return (long)(region->first_number + region->ranks[bit >> 6]
        + (size_t)__builtin_popcountll(word & (mask - 1)));
  }
  return -1;
}

static void scan(search *search, uintptr_t from, uintptr_t start, uintptr_t end, bool is_chunk) {
  for (uintptr_t address = start; address + 8 <= end; address += 8) {
    const long number = number_of(search, word(address));
    if (number < 0) continue;
    if (search->is_counting) {
      search->starts[number]++;
    } else {
      const uint32_t edge = --search->starts[number];
      search->sources[edge] = is_chunk ? from : address;
      search->offsets[edge] = is_chunk ? (uint32_t)(address - from) : UINT32_MAX;
    }
  }
}

static void scan_other(uintptr_t start, uintptr_t end, void *context) {
  search *search = context;
  if (search->threads.own >= start && search->threads.own < end) return;
  // A waiting thread uses no memory below its stack pointer.
  for (int index = 0; index < search->threads.count; index++) {
    const uintptr_t stack = search->threads.stacks[index];
    if (stack >= start && stack < end) start = stack & ~(uintptr_t)7;
  }
  scan(search, start, start, end, false);
}

static void scan_chunk(uintptr_t address, size_t size, void *context) {}

static void scan_everything(search *search) {
  for (int index = 0; index < search->map.count; index++) {
    const region *region = &search->map.regions[index];
    if (region->kind == region_variables) {
      scan(search, region->start, region->start, region->end, false);
    } else if (region->kind == region_anonymous) {
      visit_mapped(region, scan_chunk, scan_other, search);
    } else if (region->first) {
      scan(search, region->start, region->start, region->first, false);
    }
  }
  for (size_t number = 0; number < search->count; number++) {
    const uintptr_t address = search->addresses[number];
    scan(search, address, address, address + search->sizes[number], true);
  }
}

static cheap_place place_of(const search *search, uintptr_t address) {
  for (int index = 0; index < search->map.count; index++) {
    const region *region = &search->map.regions[index];
    if (region->kind == region_variables && address >= region->start && address < region->end)
      return cheap_variable;
  }
  return cheap_thread;
}

static void make_index(void *context) {
  search *search = context;
  if (!read_map(&search->map)) return;
  search->is_complete = search->map.is_complete;
  for (int index = 0; index < search->map.count; index++) {
    region *region = &search->map.regions[index];
    if (region->kind != region_heap) continue;
    region->first = first_chunk(region);
    if (!region->first) search->is_complete = false;
  }
  each_chunk(search, count_chunk);
  const size_t capacity = search->count + search->inner_count + 1;
  search->count = 0;
  search->addresses = take_memory(search, capacity * 8);
  search->sizes = take_memory(search, capacity * 4);
  search->starts = take_memory(search, (capacity + 1) * 4);
  if (!search->addresses || !search->sizes || !search->starts || !prepare_starts(search)) return;
  each_chunk(search, note_chunk);
  rank_starts(search);

  search->is_counting = true;
  scan_everything(search);
  size_t edges = 0;
  for (size_t number = 0; number < search->count; number++) {
    edges += search->starts[number];
    search->starts[number] = (uint32_t)edges;
  }
  if (edges > UINT32_MAX) return;
  search->starts[search->count] = (uint32_t)edges;
  search->sources = take_memory(search, (edges + 1) * 8);
  search->offsets = take_memory(search, (edges + 1) * 4);
  if (!search->sources || !search->offsets) return;
  search->is_counting = false;
  scan_everything(search);
  search->is_done = true;
}

cheap_index *cheap_make_index(const uintptr_t *inner, size_t inner_count) {
  search *search = map_memory(index_size);
  if (!search) return NULL;
  search->inner = inner;
  search->inner_count = inner_count;
  search->free = (char *)search + ((sizeof *search + 63) & ~(size_t)63);
  search->end = (char *)search + index_size;
  // A word that another thread is about to store would be on that thread's stack.
  search->is_quiet = __libc_single_threaded || are_others_parked();
  list_threads(&search->threads);
  search->mark = freed_mark;
  in_copy(make_index, search);
  if (search->is_done) return search;
  munmap(search, index_size);
  return NULL;
}

bool cheap_is_complete(const cheap_index *index) { return index->is_complete; }

bool cheap_is_quiet(const cheap_index *index) { return index->is_quiet; }

size_t cheap_get_holders(
    const cheap_index *index, uintptr_t address, cheap_holder *holders, size_t capacity) {
  const long number = number_of(index, address);
  if (number < 0) return 0;
  const uint32_t start = index->starts[number], end = index->starts[number + 1];
  for (uint32_t edge = start; edge < end && edge - start < capacity; edge++) {
    const uintptr_t source = index->sources[edge];
    const bool is_chunk = index->offsets[edge] != UINT32_MAX;
    holders[edge - start] = (cheap_holder){
        source, is_chunk ? index->offsets[edge] : 0,
        is_chunk ? cheap_allocation : place_of(index, source)};
  }
  return end - start;
}

void cheap_free_index(cheap_index *index) { munmap(index, index_size); }

#else

void cheap_images(void (*visit)(const cheap_image *, void *), void *context) {}
cheap_counts cheap_count_first_words(void) { return (cheap_counts){0}; }
void cheap_free_counts(cheap_counts counts) {}
size_t cheap_find_by_first_word(
    const uintptr_t *words, size_t word_count, uintptr_t *found, size_t capacity) {
  return 0;
}
cheap_index *cheap_make_index(const uintptr_t *inner, size_t inner_count) { return 0; }
bool cheap_is_complete(const cheap_index *index) { return false; }
bool cheap_is_quiet(const cheap_index *index) { return true; }
size_t cheap_get_holders(
    const cheap_index *index, uintptr_t address, cheap_holder *holders, size_t capacity) {
  return 0;
}
void cheap_free_index(cheap_index *index) {}
bool cheap_read_own_word(uintptr_t address, uintptr_t *word) { return false; }

#endif

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
