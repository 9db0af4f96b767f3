#pragma once

#include "CHeap.h"

/// Counts the classes that allocations of the main heap begin with, in this process; without entries while
/// another thread runs, or if the walk ends before the heap does.
cheap_counts cheap_count_in_place(void);
