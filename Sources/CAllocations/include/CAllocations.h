#pragma once

/// The number of allocations in this process so far; this module replaces malloc to count them.
unsigned long camsh_allocations(void);
