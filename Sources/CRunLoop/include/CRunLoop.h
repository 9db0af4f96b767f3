#pragma once

#include <stdbool.h>

/// Whether the main run loop has timers in its default mode.
bool camsh_main_run_loop_has_timers(void);

/// Removes every timer from the default mode of the main run loop, and passes its
/// `Foundation.Timer` to `take`, soonest first.
void camsh_take_timers(
    void (*_Nonnull take)(void *_Nonnull timer, void *_Nonnull context), void *_Nonnull context);

/// Runs what is due in the default mode of the main run loop, such as the blocks of `RunLoop.perform`, without
/// waiting. Must be called on the main thread.
void camsh_run_main_run_loop(void);
