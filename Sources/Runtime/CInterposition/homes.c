// Stands in for looking for a home on a thread that is inside a world: code has its files in a folder of the play, where
// a phone would have a sandbox for it, and nothing of whoever runs the rehearsal.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

BEGIN_UNWATCHED

static char *(*original_getenv)(const char *);
static char *(*original_secure_getenv)(const char *);
static char **(*original__platform_shims_get_environ)(void);
static int (*original_mkdir)(const char *, mode_t);
static int (*original_symlink)(const char *, const char *);

void note_writing(const char *path) {
  if (!world || strncmp(path, PLAY_FOLDERS, sizeof PLAY_FOLDERS - 1) != 0) return;
  interposed_world *here = world;
  world = NULL;
  callbacks.wrote(here->owner);
  world = here;
}

/// What the variables say that tell where files lie, when the program begins.
static const char *const names[] = {"HOME", "CFFIXED_USER_HOME", "TMPDIR"};
enum { count_of_names = sizeof names / sizeof *names };
static char *at_first[count_of_names];

__attribute__((constructor)) static void remember(void) {
  for (int index = 0; index < count_of_names; index++) {
    char *value = getenv(names[index]);
    at_first[index] = value ? strdup(value) : NULL;
  }
}

/// A home in text that lasts as long as the thread asks for no other.
static char *told(const char *ending) {
  static _Thread_local char text[2][128];
  char *place = text[*ending != 0];
  interposed_world *here = world;
  world = NULL;
  bool is_known = callbacks.home(here->owner, place, (long)(sizeof *text - strlen(ending)));
  world = here;
  return is_known ? strcat(place, ending) : NULL;
}

/// What a variable says of where files lie; code that has set it to something else means what it says.
static char *home_called(const char *name, char *value) {
  if (!world || !name) return value;
  if (strncmp(name, "XDG_", 4) == 0) return NULL;
  for (int index = 0; index < count_of_names; index++) {
    if (strcmp(name, names[index]) != 0) continue;
    bool is_changed = value ? !at_first[index] || strcmp(value, at_first[index]) != 0 : at_first[index] != NULL;
    char *home = is_changed ? NULL : told(strcmp(name, "TMPDIR") == 0 ? "/tmp" : "");
    return home ? home : value;
  }
  return value;
}

/// Whether a variable is one of those that say where files lie, each with its value behind it.
static bool says_of_files(const char *variable) {
  if (strncmp(variable, "XDG_", 4) == 0) return true;
  for (int index = 0; index < count_of_names; index++) {
    size_t length = strlen(names[index]);
    if (strncmp(variable, names[index], length) == 0 && variable[length] == '=') return true;
  }
  return false;
}

static char *stand_in_getenv(const char *name) { return home_called(name, original_getenv(name)); }
static char *stand_in_secure_getenv(const char *name) { return home_called(name, original_secure_getenv(name)); }

extern char **environ;

/// All variables as the code sees them; those that name other places for files are left out.
static char **stand_in__platform_shims_get_environ(void) {
  static _Thread_local char **told_last;
  static _Thread_local char own[count_of_names][160];
  if (!world || !environ) return original__platform_shims_get_environ();
  size_t count = 0;
  while (environ[count]) count++;
  free(told_last);
  char **place = told_last = calloc(count + count_of_names + 1, sizeof *told_last);
  for (size_t index = 0; index < count; index++) {
    if (!says_of_files(environ[index])) *place++ = environ[index];
  }
  for (int index = 0; index < count_of_names; index++) {
    const char *value = home_called(names[index], original_getenv(names[index]));
    if (!value) continue;
    snprintf(own[index], sizeof *own, "%s=%s", names[index], value);
    *place++ = own[index];
  }
  return told_last;
}

static int stand_in_mkdir(const char *path, mode_t mode) {
  note_writing(path);
  return original_mkdir(path, mode);
}

static int stand_in_symlink(const char *target, const char *path) {
  note_writing(path);
  return original_symlink(target, path);
}

const struct replacement home_replacements[] = {
  REPLACE(getenv, stand_in_getenv),
  REPLACE(secure_getenv, stand_in_secure_getenv),
  REPLACE(_platform_shims_get_environ, stand_in__platform_shims_get_environ),
  REPLACE(mkdir, stand_in_mkdir),
  REPLACE(symlink, stand_in_symlink),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
