#include "CTasks.h"

// The hooks of Swift's runtime, which a program sets before its first task.
#define swiftcc __attribute__((swiftcall))

typedef swiftcc void (*original)(void *job);
typedef swiftcc void (*delay_original)(unsigned long long delay, void *job);
typedef swiftcc void (*deadline_original)(
    long long seconds, long long nanoseconds, long long tolerance_seconds,
    long long tolerance_nanoseconds, int clock, void *job);

extern swiftcc void (*swift_task_enqueueGlobal_hook)(void *job, original);
extern swiftcc void (*swift_task_enqueueMainExecutor_hook)(void *job, original);
extern swiftcc void (*swift_task_enqueueGlobalWithDelay_hook)(
    unsigned long long delay, void *job, delay_original);
extern swiftcc void (*swift_task_enqueueGlobalWithDeadline_hook)(
    long long seconds, long long nanoseconds, long long tolerance_seconds,
    long long tolerance_nanoseconds, int clock, void *job, deadline_original);
extern swiftcc void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

static camsh_job_sink sink;

static swiftcc void enqueue_main(void *job, original unused) {
  sink(job, camsh_on_main_actor, 0);
}

static swiftcc void enqueue_global(void *job, original unused) { sink(job, camsh_anywhere, 0); }

static swiftcc void enqueue_delayed(
    unsigned long long delay, void *job, delay_original unused) {
  sink(job, camsh_anywhere, delay > 0x7fffffffffffffff ? 0x7fffffffffffffff : (long long)delay);
}

static swiftcc void enqueue_deadline(
    long long seconds, long long nanoseconds, long long tolerance_seconds,
    long long tolerance_nanoseconds, int clock, void *job, deadline_original unused) {
  const long long second = 1000000000;
  long long now_seconds, now_nanoseconds;
  swift_get_time(&now_seconds, &now_nanoseconds, clock);
  long long whole = seconds - now_seconds;
  long long delay = whole > 1000000000 ? 1000000000 * second
                                       : whole * second + nanoseconds - now_nanoseconds;
  sink(job, camsh_anywhere, delay < 0 ? 0 : delay);
}

void camsh_capture_jobs(camsh_job_sink chosen) {
  sink = chosen;
  swift_task_enqueueGlobal_hook = enqueue_global;
  swift_task_enqueueMainExecutor_hook = enqueue_main;
  swift_task_enqueueGlobalWithDelay_hook = enqueue_delayed;
  swift_task_enqueueGlobalWithDeadline_hook = enqueue_deadline;
}
