#pragma once

/// How many times memory was allocated in this process so far; it replaces malloc to know.
unsigned long camsh_allocations(void);
