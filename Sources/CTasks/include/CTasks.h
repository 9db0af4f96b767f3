#pragma once

#include <stdint.h>

/// Hands every job that Swift's concurrency would run on a thread of its pool to `take` from now on.
///
/// `take` is called on whatever thread the job comes from.
void camsh_capture_jobs(void (*_Nonnull take)(void *_Nonnull job));

/// The number that the runtime has given to the task that calls this; 0 where none does.
uint64_t camsh_current_task_number(void);

/// The number that the runtime has given to a task.
uint64_t camsh_task_number(void *_Nonnull task);
