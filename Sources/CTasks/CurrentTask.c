#include "CTasks.h"

#include <stddef.h>

extern __attribute__((swiftcall)) void *swift_task_getCurrent(void);
extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *job);

uint64_t camsh_current_task_number(void) {
  void *task = swift_task_getCurrent();
  return task == NULL ? 0 : swift_task_getJobTaskId(task);
}

uint64_t camsh_task_number(void *task) { return swift_task_getJobTaskId(task); }
