// A thread that notices when the main thread waits for another one.

#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CWorld.h"

#if defined(__linux__)

#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>

static bool read_file(const char *name, char *text, size_t capacity) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", getpid(), name);
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const ssize_t length = read(file, text, capacity - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  return true;
}

static bool main_thread_waits(void) {
  char text[512];
  if (read_file("syscall", text, sizeof text)) return atol(text) == SYS_futex && text[0] != 'r';
  // Not every system has that file. The thread's name, in parentheses, may contain any characters.
  if (!read_file("stat", text, sizeof text)) return false;
  const char *end = strrchr(text, ')');
  return end && end[1] == ' ' && end[2] == 'S';
}

static void (*_Atomic action)(void);
/// The process that the thread belongs to; a copy of the process has none.
static _Atomic pid_t watched;

/// How often the thread has been asked to watch.
static _Atomic uint32_t requests;

/// Waits for some time or until the next request. This counts as waiting for work, unlike sleeping.
static void rest(uint32_t request, long nanoseconds) {
  const struct timespec time = {0, nanoseconds};
  syscall(SYS_futex, &requests, FUTEX_WAIT, request, &time, NULL, 0);
}

static void *watch(void *unused) {
  static const long shortest = 10000000, longest = 100000000;
  /// The number of looks that must find the main thread waiting.
  static const int patience = 3;
  int found = 0;
  uint32_t request = requests;
  for (long pause = shortest;;) {
    rest(request, pause);
    const bool is_asked = requests != request;
    request = requests;
    found = !is_asked && main_thread_waits() ? found + 1 : 0;
    pause = found || is_asked ? shortest : pause * 2 < longest ? pause * 2 : longest;
    if (found >= patience) action();
  }
  return NULL;
}

void cworld_watch_main_thread(void (*act)(void)) {
  action = act;
  requests++;
  const pid_t process = getpid();
  if (atomic_exchange(&watched, process) == process) {
    syscall(SYS_futex, &requests, FUTEX_WAKE, 1, NULL, NULL, 0);
    return;
  }
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

#else

void cworld_watch_main_thread(void (*act)(void)) {}

#endif
