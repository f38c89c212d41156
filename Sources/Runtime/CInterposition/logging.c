// Stands in for how Foundation's NSLog prints a line: inside a world it goes into the log of the rehearsal, which has neither
// the date nor the process of this machine.
#define _GNU_SOURCE
#include "replacements.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

BEGIN_UNWATCHED

static int (*original_fprintf)(FILE *, const char *, ...);

/// How Foundation begins a line, up to the name of the process: a figure wherever there is a 0.
static const char beginning[] = "0000-00-00 00:00:00.000 ";

/// Where what was said begins in what Foundation prints of it; nothing in what it prints otherwise.
static const char *said(const char *line) {
  size_t index = 0;
  for (; beginning[index]; index++) {
    bool fits = beginning[index] == '0' ? isdigit((unsigned char)line[index]) : line[index] == beginning[index];
    if (!fits) return NULL;
  }
  const char *end = strstr(line + index, "] ");
  return end ? end + 2 : NULL;
}

static int stand_in_fprintf(FILE *file, const char *format, ...) {
  va_list list;
  va_start(list, format);
  const char *line = NULL;
  if (world && file == stderr && strcmp(format, "%s\n") == 0) {
    va_list first;
    va_copy(first, list);
    line = said(va_arg(first, const char *));
    va_end(first);
  }
  int count = line ? (int)strlen(line) : vfprintf(file, format, list);
  va_end(list);
  if (line) {
    interposed_world *here = world;
    world = NULL;
    callbacks.logged(here->owner, line);
    world = here;
  }
  return count;
}

const struct replacement logging_replacements[] = {
  REPLACE_WITHIN("libFoundation.so", fprintf, stand_in_fprintf),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
