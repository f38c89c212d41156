// Stands in for what changes which file a name stands for, on a thread that is inside a world: whoever writes back a file
// of a group has to know what is in it.
#define _GNU_SOURCE
#include "replacements.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>

BEGIN_UNWATCHED

static int (*original_rename)(const char *, const char *);
static int (*original_renameat)(int, const char *, int, const char *);
static int (*original_renameat2)(int, const char *, int, const char *, unsigned);

/// What follows the folder in which groups have theirs, from the name of a group on; nothing of any other place.
static const char *shared_part(const char *path) {
  static const char folder[] = "/groups/";
  if (strncmp(path, PLAY_FOLDERS, sizeof PLAY_FOLDERS - 1) != 0) return NULL;
  const char *found = strstr(path, folder);
  return found ? found + sizeof folder - 1 : NULL;
}

void note_shared_file(const char *path, bool is_replaced) {
  const char *file = world ? shared_part(path) : NULL;
  if (!file) return;
  interposed_world *here = world;
  world = NULL;
  callbacks.shared(here->owner, file, is_replaced);
  world = here;
}

/// Whether two files say the same, byte for byte.
static bool are_alike(const char *one, const char *other) {
  interposed_world *here = world;
  world = NULL;
  FILE *first = fopen(one, "r"), *second = fopen(other, "r");
  bool is_same = first && second;
  while (is_same) {
    int byte = getc(first);
    is_same = byte == getc(second);
    if (byte == EOF) break;
  }
  if (first) fclose(first);
  if (second) fclose(second);
  world = here;
  return is_same;
}

/// Whoever writes a file as one piece gives a new one the name of the old.
static bool replaces(const char *from, const char *to) { return world && shared_part(to) && !are_alike(from, to); }

static int note_renamed(int result, const char *to, bool is_other) {
  if (result == 0 && is_other) note_shared_file(to, true);
  return result;
}

static int stand_in_rename(const char *from, const char *to) {
  bool is_other = replaces(from, to);
  return note_renamed(original_rename(from, to), to, is_other);
}

static int stand_in_renameat(int folder, const char *from, int other, const char *to) {
  bool is_other = replaces(from, to);
  return note_renamed(original_renameat(folder, from, other, to), to, is_other);
}

static int stand_in_renameat2(int folder, const char *from, int other, const char *to, unsigned flags) {
  bool is_other = replaces(from, to);
  return note_renamed(original_renameat2(folder, from, other, to, flags), to, is_other);
}

const struct replacement sharedfile_replacements[] = {
  REPLACE(rename, stand_in_rename),
  REPLACE(renameat, stand_in_renameat),
  REPLACE(renameat2, stand_in_renameat2),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
