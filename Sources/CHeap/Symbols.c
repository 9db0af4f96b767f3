// Searches of symbol tables: a program has hundreds of thousands of symbols, and few of them matter.

#include <elf.h>
#include <string.h>

#include "CHeap.h"

// The name of a symbol of a kind that this file defines, or NULL.
static const char *name(const cheap_symbols *table, const Elf64_Sym *symbol, int kind) {
  if (ELF64_ST_TYPE(symbol->st_info) != kind || symbol->st_shndx == SHN_UNDEF) return NULL;
  return symbol->st_name < table->names_size ? table->names + symbol->st_name : NULL;
}

void cheap_each_symbol(
    const cheap_symbols *table, int kind, const char *start,
    void (*visit)(uintptr_t, const char *, void *), void *context) {
  const Elf64_Sym *symbols = table->symbols;
  size_t length = strlen(start);
  for (size_t i = 0; i < table->count; i++) {
    const char *text = name(table, &symbols[i], kind);
    if (text && strncmp(text, start, length) == 0) visit(symbols[i].st_value, text + length, context);
  }
}

void cheap_find_symbols(
    const cheap_symbols *table, int kind, const char *const *wanted, size_t count,
    uintptr_t *addresses) {
  const Elf64_Sym *symbols = table->symbols;
  for (size_t i = 0; i < table->count; i++) {
    const char *text = name(table, &symbols[i], kind);
    if (!text) continue;
    size_t low = 0, high = count;
    while (low < high) {
      size_t middle = (low + high) / 2;
      int order = strcmp(text, wanted[middle]);
      if (order == 0) addresses[middle] = symbols[i].st_value;
      if (order == 0) break;
      if (order < 0) high = middle;
      else low = middle + 1;
    }
  }
}
