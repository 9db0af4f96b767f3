#include "CTasks.h"

// The hook of Swift's runtime, which a program must set before its first task.
#define swiftcc __attribute__((swiftcall))

typedef swiftcc void (*original)(void *job);

extern swiftcc void (*swift_task_enqueueGlobal_hook)(void *job, original);

static void (*taker)(void *job);

static swiftcc void enqueue(void *job, original unused) { taker(job); }

void camsh_capture_jobs(void (*take)(void *job)) {
  taker = take;
  swift_task_enqueueGlobal_hook = enqueue;
}
