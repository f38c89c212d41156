// A test sets variables before it searches, and means that. What is a constant it cannot mean: one that was made since
// everything was learnt, such as a vault that all of a process share, was made by an earlier rehearsal, and is made
// again.
#include "constants.h"
#include <stdint.h>
#include <stdlib.h>

/// The names of what sets variables.
static char **setters;
static size_t count_of_setters;

/// How the names begin that are waited for, a bit for each beginning; two may share one. A program has many functions
/// and few variables, and to look at the end of every name is to read all of them.
static uint64_t beginnings[64];
enum { beginning_length = 10 };

static size_t beginning_of(const char *name) {
  uint64_t letters;
  memcpy(&letters, name + beginning_length - sizeof letters, sizeof letters);
  return (size_t)((letters * 0x9E3779B97F4A7C15) >> 52);
}

void constants_expect(const char *variable) {
  // What sets a variable has a name as long as its own.
  if (strlen(variable) < beginning_length) return;
  size_t place = beginning_of(variable);
  beginnings[place / 64] |= (uint64_t)1 << place % 64;
}

void constants_hear_of(const char *function, size_t room) {
  if (room < beginning_length) return;
  size_t place = beginning_of(function);
  if (!(beginnings[place / 64] >> place % 64 & 1)) return;
  size_t length = strlen(function);
  if (!(has_ending(function, length, "vsZ") || has_ending(function, length, "vs"))) return;
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

/// The variables that a mark is about have names that begin like its own.
static bool is_about(const struct variable *mark, const struct variable *variable) {
  return strncmp(mark->name, variable->name, strlen(mark->name) - strlen("_Wz")) == 0;
}

/// Looks at one mark, and at what it is about, which stands beside it where all stand by their names.
static void look_at(struct variable **mark, struct variable **first, struct variable **last) {
  struct variable **begin = mark, **end = mark;
  while (begin > first && is_about(*mark, begin[-1])) begin--;
  while (end < last && is_about(*mark, end[1])) end++;
  for (struct variable **one = begin; one <= end; one++) {
    if (one != mark && can_be_set((*one)->name)) return;
  }
  // What is laid out nobody makes: it holds something from the beginning.
  for (struct variable **one = begin; one <= end; one++) (*one)->is_made_again = !is_laid_out((*one)->name);
}

static int compare_variables(const void *left, const void *right) {
  return strcmp((*(struct variable *const *)left)->name, (*(struct variable *const *)right)->name);
}

void constants_find(struct variable *variables, size_t count) {
  qsort(setters, count_of_setters, sizeof *setters, compare);
  struct variable **sorted = malloc((count + 1) * sizeof *sorted);
  for (size_t index = 0; index < count; index++) sorted[index] = &variables[index];
  qsort(sorted, count, sizeof *sorted, compare_variables);
  for (size_t index = 0; index < count; index++) {
    if (is_mark(sorted[index]) && is_zero(sorted[index])) look_at(&sorted[index], sorted, sorted + count - 1);
  }
  free(sorted);
  for (size_t index = 0; index < count_of_setters; index++) free(setters[index]);
  free(setters);
}

void constants_forget(struct variable *variables, size_t count) {
  for (size_t index = 0; index < count; index++) {
    if (variables[index].is_made_again) memset(variables[index].place, 0, variables[index].size);
  }
}
