#pragma once

/// Hands every job that Swift's concurrency would run on a thread of its pool to `take` from now on.
///
/// `take` is called on whatever thread the job comes from.
void camsh_capture_jobs(void (*_Nonnull take)(void *_Nonnull job));
