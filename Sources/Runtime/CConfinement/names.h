// What the names tell by which a linker knows what is written in Swift.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static inline bool has_ending(const char *name, size_t length, const char *ending) {
  size_t size = strlen(ending);
  return length > size && memcmp(name + length - size, ending, size) == 0;
}

/// Whether a name is that of a static variable, or of the mark that it was made, in a module that is none of ours, which
/// stand with a space before and after each.
bool is_static_of_others(const char *name, const char *ours);

/// Whether a name is that of an object which the optimizer has laid out in the place of one that is made when it is first
/// asked for: a constant holds it from the beginning, and what changes is the object.
bool is_laid_out(const char *name);
