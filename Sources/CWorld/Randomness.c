// The numbers of Swift's system generator, which asks the system with `syscall`.
//
// Other callers, such as the library of encrypted connections, get the system's numbers.

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CWorld.h"
#include "Clock.h"
#include "Image.h"

#if defined(__linux__) && defined(__GLIBC__) && !__has_feature(address_sanitizer)

#include "Original.h"

ORIGINAL(long, syscall, long, long, long, long, long, long, long)

/// A sequence of numbers for the main thread, and one for all other threads.
///
/// The main thread's numbers therefore don't depend on when others run.
typedef struct {
  uint64_t main;
  _Atomic uint64_t others;
} sequence;

static sequence numbers;
/// `UUID`s have their own sequence, because a second launch in the process makes other `UUID`s.
static sequence identifiers;
/// The second launch in progress, or 0; and the number of such launches so far.
static uint64_t branch, branches;

/// The library, or the static program, that contains the generator.
static world_image generator;

extern void swift_retain(void *object) __attribute__((weak));

/// SplitMix64.
static uint64_t mixed(uint64_t state) {
  state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9;
  state = (state ^ (state >> 27)) * 0x94d049bb133111eb;
  return state ^ (state >> 31);
}

static uint64_t next(sequence *sequence) {
  static const uint64_t step = 0x9e3779b97f4a7c15;
  if (world_is_main_thread()) return mixed(sequence->main += step);
  return mixed(atomic_fetch_add(&sequence->others, step) + step);
}

static void begin(sequence *sequence, uint64_t seed) {
  sequence->main = seed;
  sequence->others = mixed(seed + 1);
}

/// Finds the system's function before a copy of the process, which can't, calls it.
__attribute__((constructor)) static void find_syscall(void) { original_syscall(); }

static void fill(sequence *sequence, char *bytes, size_t size) {
  for (size_t done = 0; done < size; done += sizeof(uint64_t)) {
    const uint64_t word = next(sequence);
    memcpy(bytes + done, &word, size - done < sizeof word ? size - done : sizeof word);
  }
}

static void make_uuid(unsigned char *bytes) {
  fill(&identifiers, (char *)bytes, 16);
  // Version 4, and the variant of RFC 4122.
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
}

void cworld_begin(int64_t date, uint64_t seed) {
  begin(&numbers, seed);
  begin(&identifiers, mixed(seed + 2) + branch);
  if (!generator.end) generator = world_image_of((const void *)swift_retain);
  world_begin_clock(date);
}

cworld_moment cworld_branch(void) {
  cworld_moment moment = {.numbers = numbers.main, .identifiers = identifiers.main, .branch = branch};
  world_save_clock(&moment);
  branch = ++branches;
  return moment;
}

void cworld_go_on(cworld_moment moment) {
  numbers.main = moment.numbers;
  identifiers.main = moment.identifiers;
  branch = moment.branch;
  world_restore_clock(&moment);
}

long __wrap_syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long arguments[6];
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number != SYS_getrandom || !world_is_fixed() || !world_contains(generator, __builtin_return_address(0)))
    return original_syscall()(
        number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
  fill(&numbers, (char *)arguments[0], (size_t)arguments[1]);
  return arguments[1];
}

// Foundation's UUIDs: those of Swift, of CFUUID, and of NSUUID.
#define REPLACES_UUID(name)                                         \
  ORIGINAL(void, name, unsigned char *)                             \
  void __wrap_##name(unsigned char *bytes) {                        \
    if (world_is_fixed())                                           \
      make_uuid(bytes);                                             \
    else                                                            \
      original_##name()(bytes);                                     \
  }                                                                 \
  REPLACES(void, name, unsigned char *)

REPLACES_UUID(_foundation_uuid_generate_random)
REPLACES_UUID(_cf_uuid_generate_random)
REPLACES_UUID(uuid_generate_random)

REPLACES(long, syscall, long number, ...)

#else

void cworld_begin(int64_t date, uint64_t seed) {}
cworld_moment cworld_branch(void) { return (cworld_moment){0}; }
void cworld_go_on(cworld_moment moment) {}

#endif
