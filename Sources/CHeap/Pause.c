#define _GNU_SOURCE
#include "CHeap.h"
#include "Rest.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <linux/futex.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// A process can't stop only some of its threads, but another process can, as a debugger does: the
// tracer. Signals would interrupt system calls and the app's sleeping.

enum {
  phase_started,    // The tracer waits for the permission to trace.
  phase_permitted,  // The tracer stops the threads.
  phase_stopped,    // The threads are stopped, perhaps inside the allocator.
  phase_paused,     // The threads are stopped, and this process can work.
  phase_over,       // The threads run.
};

typedef struct {
  _Atomic(uint32_t) phase;
  // Whether the system forbids tracing.
  _Atomic(bool) is_forbidden;
  pid_t process;
  pid_t caller;
} tracing;

/// Shared with the tracer.
static tracing *shared;
static pid_t tracer;
static cheap_threads threads_before;

/// How long the calling thread may wait for a lock that a stopped thread holds.
static const long probe_milliseconds = 3;
/// How long threads stay stopped at most, in case the calling thread waits for one of them.
static const long most_milliseconds = 2000;

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void wait_while(uint32_t phase, long milliseconds) {
  const long end = now() + milliseconds;
  for (long left; atomic_load(&shared->phase) == phase && (left = end - now()) > 0;) {
    const struct timespec limit = {left / 1000, left % 1000 * 1000000};
    syscall(SYS_futex, &shared->phase, FUTEX_WAIT, phase, &limit, NULL, 0);
  }
}

static void wake(void) { syscall(SYS_futex, &shared->phase, FUTEX_WAKE, 1, NULL, NULL, 0); }

static void enter(uint32_t phase) {
  atomic_store(&shared->phase, phase);
  wake();
}

/// Ends a phase, unless the other process has ended it.
static bool change(uint32_t from, uint32_t to) {
  if (!atomic_compare_exchange_strong(&shared->phase, &from, to)) return false;
  wake();
  return true;
}

// MARK: The tracer

// It is a copy of a process whose other threads may have held locks, so it makes only system calls.

typedef struct {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
} directory_entry;

/// Waits until a thread is stopped or has ended; returns false if it takes too long.
static bool wait_for_stop(pid_t thread) {
  for (int turn = 0; turn < 400; turn++) {
    int status;
    const pid_t ended = waitpid(thread, &status, __WALL | WNOHANG);
    if (ended < 0) return errno == ECHILD;
    if (ended == 0) {
      rest(50);
      continue;
    }
    if (!WIFSTOPPED(status)) return true;
    if (status >> 16 == PTRACE_EVENT_STOP) return true;
    // A signal arrived before the interruption, which follows.
    ptrace(PTRACE_CONT, thread, NULL, (void *)(long)WSTOPSIG(status));
  }
  return false;
}

enum { most_stopped = 4096 };

static bool stop_thread(pid_t thread) {
  if (ptrace(PTRACE_SEIZE, thread, NULL, NULL) != 0) {
    if (errno == EPERM) atomic_store(&shared->is_forbidden, true);
    return errno == ESRCH;
  }
  if (ptrace(PTRACE_INTERRUPT, thread, NULL, NULL) != 0) return errno == ESRCH;
  return wait_for_stop(thread);
}

/// Stops every thread but the caller, until no new ones appear.
static bool stop_threads(int folder) {
  static pid_t stopped[most_stopped];
  static char entries[1 << 15];
  int count = 0;
  for (bool is_new = true; is_new;) {
    is_new = false;
    lseek(folder, 0, SEEK_SET);
    for (long length; (length = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0;) {
      for (long place = 0; place < length;) {
        const directory_entry *entry = (const directory_entry *)(entries + place);
        place += entry->length;
        pid_t thread = 0;
        for (const char *digit = entry->name; *digit >= '0' && *digit <= '9'; digit++)
          thread = thread * 10 + (*digit - '0');
        if (thread == 0 || thread == shared->caller) continue;
        bool is_known = false;
        for (int index = 0; index < count && !is_known; index++)
          is_known = stopped[index] == thread;
        if (is_known) continue;
        if (count == most_stopped || !stop_thread(thread)) return false;
        stopped[count++] = thread;
        is_new = true;
      }
    }
  }
  return true;
}

/// The threads run again when the tracer ends.
static _Noreturn void trace(int folder) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != shared->process) _exit(1);
  wait_while(phase_started, 1000);
  if (!stop_threads(folder) || !change(phase_permitted, phase_stopped)) _exit(1);
  wait_while(phase_stopped, probe_milliseconds);
  if (change(phase_stopped, phase_over)) _exit(1);
  wait_while(phase_paused, most_milliseconds);
  change(phase_paused, phase_over);
  _exit(0);
}

// MARK: The caller

static int note_nothing(struct dl_phdr_info *info, size_t size, void *context) { return 1; }

/// Takes the locks of the allocator and the loader; waits if a stopped thread holds one.
static void probe_locks(void) {
  volatile char *volatile memory = malloc(1 << 16);
  free((void *)memory);
  dl_iterate_phdr(note_nothing, NULL);
}

static void reap(void) {
  while (waitpid(tracer, NULL, __WALL) < 0 && errno == EINTR) {}
  tracer = 0;
}

/// Returns whether the threads are stopped.
static bool try_to_pause(void) {
  const int folder = open("/proc/self/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  atomic_store(&shared->phase, phase_started);
  shared->process = getpid();
  shared->caller = (pid_t)syscall(SYS_gettid);
  // `fork` would take locks. The copy's end sends no signal, so the system notifies the app only of the
  // app's own processes.
  tracer = (pid_t)syscall(SYS_clone, 0, 0, 0, 0, 0);
  if (tracer == 0) trace(folder);
  close(folder);
  if (tracer < 0) return false;
  prctl(PR_SET_PTRACER, tracer, 0, 0, 0);
  enter(phase_permitted);
  for (int turn = 0; turn < 100 && atomic_load(&shared->phase) == phase_permitted; turn++) {
    wait_while(phase_permitted, 5);
    siginfo_t end = {0};
    if (waitid(P_PID, (id_t)tracer, &end, WEXITED | WNOWAIT | WNOHANG | __WALL) == 0
        && end.si_pid != 0)
      break;
  }
  if (atomic_load(&shared->phase) == phase_stopped) {
    probe_locks();
    if (change(phase_stopped, phase_paused)) return true;
  } else {
    syscall(SYS_kill, tracer, SIGKILL);
  }
  reap();
  return false;
}

bool cheap_pause(void) {
  if (shared && shared->process == getpid()) {
    if (atomic_load(&shared->is_forbidden)) return false;
  } else {
    // A copy of the process has a page of its own.
    void *page = mmap(
        NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) return false;
    shared = page;
    tracer = 0;
  }
  const cheap_threads threads = cheap_count_threads();
  // Threads that allocate all the time often stop with the allocator's lock.
  for (int attempt = 0; attempt < 60; attempt++) {
    if (try_to_pause()) {
      threads_before = threads;
      return true;
    }
    if (atomic_load(&shared->is_forbidden)) return false;
    rest(attempt < 20 ? 50 * attempt : 1000);
  }
  return false;
}

/// Whether this process has a tracer; a copy of it has none.
static bool is_traced(void) { return shared && tracer > 0 && shared->process == getpid(); }

void cheap_resume(void) {
  if (!is_traced()) return;
  enter(phase_over);
  reap();
}

bool cheap_is_paused(cheap_threads *threads) {
  if (!is_traced() || atomic_load(&shared->phase) != phase_paused) return false;
  *threads = threads_before;
  return true;
}

#else

bool cheap_pause(void) { return false; }
void cheap_resume(void) {}
bool cheap_is_paused(cheap_threads *threads) { return false; }

#endif
