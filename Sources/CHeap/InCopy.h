#pragma once

#include <errno.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

/// Runs work in a copy of the process, and waits for its end.
static inline void in_copy(void (*work)(void *), void *context) {
  const pid_t child = fork();
  if (child == 0) {
    mallopt(M_MXFAST, 64 * sizeof(size_t) / 4);  // Gives small freed chunks back to the heap.
    work(context);
    _exit(0);
  }
  int status;
  if (child > 0) while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
}
