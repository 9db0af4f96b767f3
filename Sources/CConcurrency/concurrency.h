#ifndef CCONCURRENCY_H
#define CCONCURRENCY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

// What Swift's runtime tells debuggers of its tasks, by values that it keeps for them.

/// Which form tasks and their memory have in this runtime.
extern const uint32_t _swift_concurrency_debug_internal_layout_version;

/// What a slab of a task's memory begins with.
extern const void *_Nonnull const _swift_concurrency_debug_asyncTaskSlabMetadata;

extern ssize_t process_vm_readv(
    pid_t process, const struct iovec *_Nonnull to, unsigned long toCount,
    const struct iovec *_Nonnull from, unsigned long fromCount, unsigned long flags);

/// Copies memory of this process; false where some of it is not there.
static inline bool cconcurrency_copy(
    uintptr_t from, void *_Nonnull to, size_t count) {
  struct iovec target = {to, count}, source = {(void *)from, count};
  return process_vm_readv(getpid(), &target, 1, &source, 1, 0) == (ssize_t)count;
}

/// Whether a job is a task that is counted: not one that lives in the memory of another, as those of
/// `async let` do, and not a piece of the runtime's own work.
static inline bool cconcurrency_is_task(const void *_Nonnull job) {
  uint64_t counts = ((const uint64_t *)job)[1];
  uint8_t kind = ((const uint8_t *)job)[32];
  return kind == 0 && (counts >> 63 == 0 || (uint32_t)counts != UINT32_MAX);
}

#endif
