// Static variables, and which of them are constants that are made when somebody first looks at them.
#pragma once
#include "names.h"
#include <stdbool.h>
#include <stddef.h>

struct variable {
  char *place;
  size_t size;
  char *name;
  /// Whether it is a constant that nobody had made when everything was learnt, or the mark of one.
  bool is_made_again;
};

static inline bool is_zero(const struct variable *variable) {
  for (size_t index = 0; index < variable->size; index++) {
    if (variable->place[index]) return false;
  }
  return true;
}

/// Whether it is the mark that something was made.
static inline bool is_mark(const struct variable *variable) {
  return has_ending(variable->name, strlen(variable->name), "_Wz");
}

/// Takes note of a variable, which some function may set.
void constants_expect(const char *variable);
/// Takes note of a function, in case it sets one of the variables; its name and what follows it have so much room.
void constants_hear_of(const char *function, size_t room);
/// Finds those that are still to be made, and their marks, among variables; once all functions are known.
void constants_find(struct variable *variables, size_t count);
/// What they were before anybody had made them is nothing at all.
void constants_forget(struct variable *variables, size_t count);
