#pragma once

#include <stdint.h>

/// The start of the main heap, according to the break at the start of the program.
extern uintptr_t cheap_early_break;

/// The second word of every chunk in a thread's table of freed chunks, constant for the life of the
/// process; 0 if unknown.
extern uintptr_t cheap_freed_mark;
