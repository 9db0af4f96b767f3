#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H

#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

// What Swift can't reach in the C library: variadic functions, Linux's own, and mutable globals.

extern int memfd_create(const char *name, unsigned int flags);
extern int pipe2(int descriptors[2], int flags);

/// From now on this process gets `signal` when the thread that started it ends.
static inline int clinux_die_with_parent(int signal) {
  return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0UL, 0UL, 0UL);
}

/// A copy of this process, of its threads only the one that asks; as `fork`.
static inline pid_t clinux_fork(void) { return fork(); }

/// Memory that processes share through the descriptor, which closes where another program starts.
static inline int clinux_shared_memory(const char *name) {
  return memfd_create(name, 1U /* MFD_CLOEXEC */);
}

/// Sends every line that is printed on its way at once, so that none is lost in a crash.
static inline void clinux_print_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
}

#endif
