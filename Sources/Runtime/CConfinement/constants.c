// A test sets variables before it searches, and means that. What is a constant it cannot mean: one that was made since
// everything was learnt, such as a vault that all of a process share, was made by an earlier rehearsal, and is made
// again.
#include "constants.h"
#include <stdlib.h>

/// The names of what sets variables.
static char **setters;
static size_t count_of_setters;

void constants_hear_of(const char *function) {
  size_t length = strlen(function);
  if (strncmp(function, "$s", 2) != 0 || !(has_ending(function, length, "vsZ") || has_ending(function, length, "vs"))) return;
  if ((count_of_setters & (count_of_setters - 1)) == 0) {
    setters = realloc(setters, (count_of_setters ? count_of_setters * 2 : 1) * sizeof *setters);
  }
  setters[count_of_setters++] = strdup(function);
}

static int compare(const void *left, const void *right) {
  return strcmp(*(char *const *)left, *(char *const *)right);
}

/// Whether somebody can set a variable: its name and that of what sets it differ in one letter.
static bool can_be_set(const char *variable) {
  char *name = strdup(variable);
  size_t length = strlen(name);
  name[length - (name[length - 1] == 'Z' ? 2 : 1)] = 's';
  bool can = bsearch(&name, setters, count_of_setters, sizeof *setters, compare);
  free(name);
  return can;
}

static bool is_zero(const struct variable *variable) {
  for (size_t index = 0; index < variable->size; index++) {
    if (variable->place[index]) return false;
  }
  return true;
}

/// The variables that a mark is about have names that begin like its own.
static bool is_about(const struct variable *mark, const struct variable *variable) {
  return mark != variable && strncmp(mark->name, variable->name, strlen(mark->name) - strlen("_Wz")) == 0;
}

/// Looks at one mark, and at what it is about.
static void look_at(struct variable *mark, struct variable *variables, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (is_about(mark, &variables[index]) && can_be_set(variables[index].name)) return;
  }
  mark->is_made_again = true;
  for (size_t index = 0; index < count; index++) {
    if (is_about(mark, &variables[index])) variables[index].is_made_again = true;
  }
}

void constants_find(struct variable *variables, size_t count) {
  qsort(setters, count_of_setters, sizeof *setters, compare);
  for (size_t index = 0; index < count; index++) {
    struct variable *mark = &variables[index];
    if (has_ending(mark->name, strlen(mark->name), "_Wz") && is_zero(mark)) look_at(mark, variables, count);
  }
  for (size_t index = 0; index < count_of_setters; index++) free(setters[index]);
  free(setters);
}

void constants_forget(struct variable *variables, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (variables[index].is_made_again) memset(variables[index].place, 0, variables[index].size);
  }
}
