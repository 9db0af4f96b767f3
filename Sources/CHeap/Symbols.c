// Searches of symbol tables: a program has hundreds of thousands of symbols, and few of them matter.

#include <elf.h>
#include <stdlib.h>
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

static int compare(const void *left, const void *right) {
  const cheap_symbol *a = left, *b = right;
  if (a->address != b->address) return a->address < b->address ? -1 : 1;
  if (a->size != b->size) return a->size < b->size ? -1 : 1;
  return a->place < b->place ? -1 : a->place > b->place;
}

static bool contains(const cheap_range *ranges, size_t count, uintptr_t address) {
  for (size_t i = 0; i < count; i++)
    if (ranges[i].start <= address && address < ranges[i].end) return true;
  return count == 0;
}

size_t cheap_sort_symbols(
    const cheap_symbols *table, int kind, uintptr_t bias, const cheap_range *ranges, size_t range_count,
    cheap_symbol *sorted) {
  const Elf64_Sym *symbols = table->symbols;
  size_t count = 0;
  for (size_t i = 0; i < table->count; i++) {
    if (!name(table, &symbols[i], kind)) continue;
    const uintptr_t address = symbols[i].st_value + bias;
    if (!contains(ranges, range_count, address)) continue;
    const size_t size = symbols[i].st_size;
    sorted[count++] = (cheap_symbol){address, size > UINT32_MAX ? UINT32_MAX : (uint32_t)size, (uint32_t)i};
  }
  qsort(sorted, count, sizeof *sorted, compare);
  return count;
}

const char *cheap_symbol_name(const cheap_symbols *table, uint32_t place) {
  const Elf64_Sym *symbols = table->symbols;
  return table->names + symbols[place].st_name;
}
