#pragma once

#include <dlfcn.h>

#ifdef CAMSH_WRAPPED
// A weak reference wouldn't link the function from the archive.
#define REAL
#else
#define REAL __attribute__((weak))
#endif

// The C library's definition of a function that this module defines, too. A static program is linked with `--wrap`,
// which gives it the name that begins with `__real_`; a shared C library is the next one to define the function.
#define ORIGINAL(result, name, ...)                                      \
  extern result __real_##name(__VA_ARGS__) REAL;                         \
  static result (*original_##name(void))(__VA_ARGS__) {                  \
    static _Atomic(void *) known;                                        \
    void *function = known;                                              \
    if (!function) {                                                     \
      function = (void *)__real_##name;                                  \
      if (!function) function = dlsym(RTLD_NEXT, #name);                 \
      known = function;                                                  \
    }                                                                    \
    return (result(*)(__VA_ARGS__))function;                             \
  }

// Takes the place of the C library's function. In a program that is linked with `--wrap` this definition would be what the
// name that begins with `__real_` leads to.
#ifdef CAMSH_WRAPPED
#define REPLACES(result, name, ...)
#else
#define REPLACES(result, name, ...) \
  result name(__VA_ARGS__) __attribute__((weak, alias("__wrap_" #name)));
#endif
