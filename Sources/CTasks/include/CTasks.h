#pragma once

/// Where a task wants to go on.
typedef enum { camsh_on_main_actor, camsh_anywhere } camsh_place;

/// Takes a job that is due after so many nanoseconds; called on any thread.
typedef void (*camsh_job_sink)(void *_Nonnull job, camsh_place place, long long delay);

/// Hands every job of Swift's concurrency to `sink` from now on, instead of threads and timers.
void camsh_capture_jobs(camsh_job_sink _Nonnull sink);
