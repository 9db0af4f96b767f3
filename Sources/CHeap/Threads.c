#define _GNU_SOURCE
#include "CHeap.h"
#include "Threads.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// MARK: Files

static size_t read_file(const char *path, char *text, size_t capacity) {
  const int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = read(file, text, capacity - 1);
  close(file);
  if (length <= 0) return 0;
  text[length] = 0;
  return (size_t)length;
}

static char *append(char *to, const char *text) {
  while (*text) *to++ = *text++;
  *to = 0;
  return to;
}

/// Reads one of a thread's files.
static size_t read_thread_file(long number, const char *name, char *text, size_t capacity) {
  char path[64], digits[24];
  int place = sizeof digits - 1;
  digits[place] = 0;
  for (; number > 0; number /= 10) digits[--place] = (char)('0' + number % 10);
  append(append(append(append(path, "/proc/self/task/"), digits + place), "/"), name);
  return read_file(path, text, capacity);
}

/// The system call that a thread continues after a signal or a pause interrupted it.
///
/// The system restarts only waits with a time limit, and keeps their arguments. The second argument
/// is a small number if the thread waits for a futex or for descriptors. If it sleeps, the second
/// argument is a pointer or null, or the first one is the number of a clock.
static long restarted_call(const char *arguments) {
  char *second;
  const uintptr_t first = strtoul(arguments, &second, 16);
  const uintptr_t number = strtoul(second, NULL, 16);
  const bool sleeps = first < 0x1000 || number == 0 || number > 0xffff;
  return sleeps ? SYS_restart_syscall : SYS_futex;
}

/// The system call that a thread waits in, and its stack pointer; -1 if it runs or is paused. The
/// stack of a running thread is unknown.
static long waiting_call(long number, uintptr_t *stack) {
  char text[256];
  *stack = 0;
  if (!read_thread_file(number, "syscall", text, sizeof text) || text[0] == 'r') return -1;
  char *arguments;
  long call = strtol(text, &arguments, 10);
  if (call == SYS_restart_syscall) call = restarted_call(arguments);
  const char *last = strrchr(text, ' ');
  const char *before = last;
  while (before && before > text && before[-1] != ' ') before--;
  if (before) *stack = strtoul(before, NULL, 16);
  return call;
}

/// Whether a thread is about to run.
///
/// Until it is scheduled, a woken thread still appears to be in its system call.
static bool is_awake(long number) {
  char text[256];
  if (!read_thread_file(number, "stat", text, sizeof text)) return true;
  // The name of the thread, which is in parentheses, may itself contain any character.
  const char *name_end = strrchr(text, ')');
  return !name_end || name_end[1] != ' ' || name_end[2] == 'R';
}

/// Whether a thread in a system call waits for work.
static bool waits_for_work(long call) {
  return call == SYS_futex || call == SYS_epoll_pwait
#ifdef SYS_epoll_wait
      || call == SYS_epoll_wait
#endif
#ifdef SYS_poll
      || call == SYS_poll
#endif
#ifdef SYS_select
      || call == SYS_select
#endif
      || call == SYS_pselect6 || call == SYS_ppoll || call == SYS_rt_sigsuspend
      || call == SYS_rt_sigtimedwait;
}

// MARK: Restless threads

/// The threads that never seem to rest.
static struct {
  long numbers[64];
  size_t count;
} restless;

static bool is_restless(long number) {
  for (size_t index = 0; index < restless.count; index++)
    if (restless.numbers[index] == number) return true;
  return false;
}

static void note_restless(long number) {
  if (restless.count < sizeof restless.numbers / sizeof *restless.numbers && !is_restless(number))
    restless.numbers[restless.count++] = number;
}

// MARK: Looks

/// The processor time of a thread; `UINT64_MAX` if it has ended.
static uint64_t running_time(long number) {
  // The system's number for the clock of a thread's processor time.
  const clockid_t clock = (clockid_t)(~(unsigned)number << 3 | 6);
  struct timespec time;
  if (syscall(SYS_clock_gettime, clock, &time) != 0) return UINT64_MAX;
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

/// The other threads that may rest, and their running times.
typedef struct {
  int count;
  long numbers[1024];
  uint64_t times[1024];
} sample;

static bool take_sample(sample *sample) {
  sample->count = 0;
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return false;
  const long own = syscall(SYS_gettid);
  bool is_whole = true;
  for (struct dirent *entry; is_whole && (entry = readdir(folder));) {
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9') continue;
    const long number = strtol(entry->d_name, NULL, 10);
    if (number == own) continue;
    is_whole = sample->count < (int)(sizeof sample->numbers / sizeof *sample->numbers);
    if (!is_whole) break;
    sample->numbers[sample->count] = number;
    sample->times[sample->count++] = running_time(number);
  }
  closedir(folder);
  return is_whole;
}

/// Whether none of the threads has run since, except restless ones.
static bool is_unchanged(const sample *sample) {
  for (int index = 0; index < sample->count; index++) {
    const long number = sample->numbers[index];
    if (!is_restless(number) && running_time(number) != sample->times[index]) return false;
  }
  return true;
}

static void look(thread_list *list, sample *seen, void (*note_running)(long number)) {
  memset(list, 0, sizeof *list);
  list->own = (uintptr_t)__builtin_frame_address(0);
  seen->count = 0;
  // A folder for each thread, besides the two entries of every folder.
  struct stat status;
  if (stat("/proc/self/task", &status) == 0 && status.st_nlink == 3) return;
  const bool is_whole = take_sample(seen);
  for (int index = 0; index < seen->count; index++) {
    const long number = seen->numbers[index];
    list->others++;
    uintptr_t stack;
    if (waits_for_work(waiting_call(number, &stack)) && !is_awake(number)) {
      list->parked++;
    } else {
      if (note_running) note_running(number);
      list->restless += is_restless(number);
    }
    if (stack && list->count < most_stacks) list->stacks[list->count++] = stack;
  }
  // A thread may have woken one that was already counted, and waited before it was counted itself.
  list->is_torn = !is_whole || !is_unchanged(seen) || stat("/proc/self/task", &status) != 0
      || (long)status.st_nlink != list->others + 3;
}

void list_threads(thread_list *list) {
  sample seen;
  look(list, &seen, NULL);
}

void cheap_note_restless(void) {
  thread_list list;
  sample seen;
  look(&list, &seen, note_restless);
}

/// The last look at threads that were all idle, while only something outside the process can wake
/// them.
static struct {
  bool is_kept, is_known;
  cheap_threads threads;
  sample sample;
} rest_seen;

void cheap_keep_looks(bool keeps) {
  rest_seen.is_kept = keeps;
  rest_seen.is_known = false;
}

bool are_threads_still(void) {
  cheap_threads before;
  return cheap_is_paused(&before) || rest_seen.is_known;
}

cheap_threads cheap_count_threads(void) {
  cheap_threads before;
  if (cheap_is_paused(&before)) return before;
  if (rest_seen.is_known && is_unchanged(&rest_seen.sample)) return rest_seen.threads;
  thread_list list;
  sample seen;
  look(&list, &seen, NULL);
  const bool rest = list.others == list.parked + list.restless;
  if (rest && list.is_torn) list.parked--;
  const cheap_threads threads = {list.others, list.parked, list.restless};
  if (!rest_seen.is_kept || list.is_torn || list.others != list.parked) {
    rest_seen.is_known = false;
    return threads;
  }
  rest_seen.is_known = true;
  rest_seen.threads = threads;
  memcpy(rest_seen.sample.numbers, seen.numbers, (size_t)seen.count * sizeof *seen.numbers);
  memcpy(rest_seen.sample.times, seen.times, (size_t)seen.count * sizeof *seen.times);
  rest_seen.sample.count = seen.count;
  return threads;
}

#else

cheap_threads cheap_count_threads(void) { return (cheap_threads){0}; }
void cheap_note_restless(void) {}
void cheap_keep_looks(bool keeps) {}

#endif
