#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <unwind.h>

// Parts of the C library that Swift can't import: variadic functions, Linux's own functions, and
// mutable globals.

extern int memfd_create(const char *name, unsigned int flags);
extern int pipe2(int descriptors[2], int flags);

/// Sends `signal` to this process when the thread that started it ends.
static inline int clinux_die_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0UL, 0UL, 0UL);
}

/// Creates a copy of this process with only the calling thread, like `fork`.
static inline pid_t clinux_fork(void) { return fork(); }

/// Memory that processes share through the descriptor, which closes when another program starts.
static inline int clinux_shared_memory(const char *name) {
  return memfd_create(name, 1U /* MFD_CLOEXEC */);
}

/// Flushes every printed line immediately, so that a crash loses none.
static inline void clinux_print_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
}

extern const char __ehdr_start[] __attribute__((visibility("hidden")));

/// Where this program is in memory, which differs between its processes.
static inline uintptr_t clinux_program_start(void) { return (uintptr_t)__ehdr_start; }

/// Where a trap stores its callers: their number, and their addresses relative to the program's start.
struct clinux_trap {
  uintptr_t *words;
  size_t capacity;
};

static inline struct clinux_trap *clinux_trap(void) {
  static struct clinux_trap trap;
  return &trap;
}

static inline _Unwind_Reason_Code clinux_note_caller(struct _Unwind_Context *context, void *place) {
  struct clinux_trap *trap = place;
  if (trap->words[0] + 1 >= trap->capacity) return _URC_END_OF_STACK;
  trap->words[++trap->words[0]] = (uintptr_t)_Unwind_GetIP(context) - clinux_program_start();
  return _URC_NO_REASON;
}

/// Stores the callers, and then lets the signal end the process.
static inline void clinux_report_trap(int number) {
  clinux_trap()->words[0] = 0;
  _Unwind_Backtrace(clinux_note_caller, clinux_trap());
  raise(number);
}

/// From now on, a trap stores its callers, innermost first, in `capacity` words.
///
/// A stack without space for that ends the process as before.
static inline void clinux_report_traps(uintptr_t *words, size_t capacity) {
  static const int numbers[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
  *clinux_trap() = (struct clinux_trap){words, capacity};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = clinux_report_trap;
  action.sa_flags = (int)(SA_RESETHAND | SA_ONSTACK);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}

#if defined(__x86_64__)
#define CLINUX_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define CLINUX_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/// Denies internet sockets to this process and the processes that it starts: creating one fails at
/// once, as on a machine without a network. Returns 0 on success.
static inline int clinux_close_network(void) {
#ifdef CLINUX_ARCHITECTURE
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CLINUX_ARCHITECTURE, 0, 5),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 3),
      // The low half of the first argument, on little-endian machines.
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 2, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENETUNREACH),
  };
  struct sock_fprog program = {sizeof(filter) / sizeof(filter[0]), filter};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1UL, 0UL, 0UL, 0UL) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#else
  return -1;
#endif
}

/// Copies this program's build identity, which its linker wrote; returns its length, or 0 if there
/// is none.
static inline long clinux_build_id(unsigned char *buffer, long size) {
  const ElfW(Phdr) *headers = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  unsigned long count = getauxval(AT_PHNUM);
  if (headers == NULL) return 0;
  uintptr_t base = 0;
  for (unsigned long i = 0; i < count; i++)
    if (headers[i].p_type == PT_PHDR) base = (uintptr_t)headers - headers[i].p_vaddr;
  for (unsigned long i = 0; i < count; i++) {
    if (headers[i].p_type != PT_NOTE) continue;
    const unsigned char *note = (const unsigned char *)(base + headers[i].p_vaddr);
    const unsigned char *end = note + headers[i].p_memsz;
    while (note + sizeof(ElfW(Nhdr)) <= end) {
      const ElfW(Nhdr) *header = (const ElfW(Nhdr) *)note;
      const unsigned char *name = note + sizeof *header;
      const unsigned char *text = name + ((header->n_namesz + 3U) & ~3U);
      if (header->n_type == NT_GNU_BUILD_ID && header->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
        long length = (long)header->n_descsz < size ? (long)header->n_descsz : size;
        memcpy(buffer, text, (size_t)length);
        return length;
      }
      note = text + ((header->n_descsz + 3U) & ~3U);
    }
  }
  return 0;
}

#endif
