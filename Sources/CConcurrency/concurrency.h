#ifndef CCONCURRENCY_H
#define CCONCURRENCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

// Values that Swift's runtime exports about tasks for debuggers.

/// The version of the format of tasks and their memory.
extern const uint32_t _swift_concurrency_debug_internal_layout_version;

/// The first word of a slab of a task's memory.
extern const void *_Nonnull const _swift_concurrency_debug_asyncTaskSlabMetadata;

extern ssize_t process_vm_readv(
    pid_t process, const struct iovec *_Nonnull to, unsigned long toCount,
    const struct iovec *_Nonnull from, unsigned long fromCount, unsigned long flags);

/// Copies memory of this process; returns false if part of it is unmapped.
static inline bool cconcurrency_copy(
    uintptr_t from, void *_Nonnull to, size_t count) {
  struct iovec target = {to, count}, source = {(void *)from, count};
  return process_vm_readv(getpid(), &target, 1, &source, 1, 0) == (ssize_t)count;
}

/// Whether a job is a counted task: neither one inside another task's memory, as those of `async
/// let` are, nor a job of the runtime itself.
static inline bool cconcurrency_is_task(const void *_Nonnull job) {
  uint64_t counts = ((const uint64_t *)job)[1];
  uint8_t kind = ((const uint8_t *)job)[32];
  return kind == 0 && (counts >> 63 == 0 || (uint32_t)counts != UINT32_MAX);
}

#endif
