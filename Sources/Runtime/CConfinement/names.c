// What the names tell by which a linker knows what is written in Swift.
#include "names.h"
#include <ctype.h>
#include <stdlib.h>

/// Whether a module is one of ours.
static bool is_ours(const char *module, size_t size, const char *ours) {
  char wanted[size + 3];
  wanted[0] = ' ';
  memcpy(wanted + 1, module, size);
  wanted[size + 1] = ' ';
  wanted[size + 2] = 0;
  return strstr(ours, wanted);
}

/// The identifier that a part of a name begins with its length; `NULL` where there is none.
static const char *identifier(const char *part, size_t *size) {
  char *begin;
  *size = strtoul(part, &begin, 10);
  return *size > 0 && *size <= 200 && strlen(begin) >= *size ? begin : NULL;
}

/// Whether a name says that somebody's type was extended, and by whom: E follows the module that did.
static bool is_extension(const char *name, const char *ours, bool *by_us) {
  size_t size;
  for (const char *part = name + 2; *part; part++) {
    if (!isdigit(*part)) continue;
    const char *module = identifier(part, &size);
    if (!module) return false;
    if (module[size] == 'E') {
      *by_us = is_ours(module, size, ours);
      return true;
    }
    part = module + size - 1;
  }
  return false;
}

bool is_laid_out(const char *name) {
  size_t length = strlen(name);
  if (length == 0 || name[length - 1] != '_') return false;
  const char *end = name + length - 1;
  while (end > name && isdigit(end[-1])) end--;
  return end - name >= 5 && memcmp(end - 5, "_WZTv", 5) == 0;
}

bool is_static_of_others(const char *name, const char *ours) {
  if (strncmp(name, "$s", 2) != 0 || !(isdigit(name[2]) || name[2] == 'S')) return false;
  size_t length = strlen(name), size;
  if (!has_ending(name, length, "vpZ") && !has_ending(name, length, "vp") && !has_ending(name, length, "_Wz")
      && !is_laid_out(name)) return false;
  bool by_us;
  if (is_extension(name, ours, &by_us)) return !by_us;
  const char *module = isdigit(name[2]) ? identifier(name + 2, &size) : NULL;
  return module && !is_ours(module, size, ours);
}
