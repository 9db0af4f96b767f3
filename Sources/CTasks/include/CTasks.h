#pragma once

#include <stdint.h>

/// From now on, passes every job for Swift concurrency's thread pool to `take`.
///
/// `take` is called on the thread that submits the job.
void camsh_capture_jobs(void (*_Nonnull take)(void *_Nonnull job));

/// The runtime's number of the calling task; 0 outside a task.
uint64_t camsh_current_task_number(void);

/// The runtime's number of a task.
uint64_t camsh_task_number(void *_Nonnull task);
