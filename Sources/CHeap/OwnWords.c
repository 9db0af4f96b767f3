#define _GNU_SOURCE
#include "CHeap.h"

#if defined(__linux__) && defined(__GLIBC__) && defined(__LP64__)

#include <link.h>
#include <sys/single_threaded.h>
#include <unistd.h>

#include "Allocator.h"
#include "Threads.h"

typedef struct {
  cheap_range ranges[16];
  int count;
} program_walk;

static int note_program(struct dl_phdr_info *info, size_t size, void *context) {
  program_walk *program = context;
  for (int index = 0; index < info->dlpi_phnum && program->count < 16; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD || !(header->p_flags & PF_R)) continue;
    const uintptr_t start = info->dlpi_addr + header->p_vaddr;
    program->ranges[program->count++] = (cheap_range){start, start + header->p_memsz};
  }
  return 1;  // The first is the program; libraries may be unloaded.
}

bool cheap_read_own_word(uintptr_t address, uintptr_t *word) {
  static program_walk program;
  if (address % sizeof *word != 0) return false;
  if (program.count == 0) dl_iterate_phdr(note_program, &program);
  // A running thread may give the end of the heap back.
  bool is_own = address >= cheap_early_break && address + sizeof *word <= (uintptr_t)sbrk(0)
      && (__libc_single_threaded || are_threads_still());
  for (int index = 0; index < program.count && !is_own; index++)
    is_own = address >= program.ranges[index].start
        && address + sizeof *word <= program.ranges[index].end;
  if (is_own) *word = *(const uintptr_t *)address;
  return is_own;
}

#else

bool cheap_read_own_word(uintptr_t address, uintptr_t *word) { return false; }

#endif
