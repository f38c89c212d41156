// A variable that gets its bytes back gets the objects back that it held, and they must still be there: whoever sets it
// to something else lets go of them. And what is held by somebody else is copied before it is changed in its place.
//
// What a variable is made of is not known here. A word is taken for an object where what lies at its place begins as
// Swift's objects do: with what describes a class, and that with the one way in which objects are copied.
#define _GNU_SOURCE
#include "owners.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct region {
  uintptr_t begin, end;
};

static void *(*retain)(void *);
static const void *way_of_copying;
static struct region *regions;
static size_t count_of_regions;

void owners_learn(void) {
  retain = dlsym(RTLD_DEFAULT, "swift_retain");
  way_of_copying = dlsym(RTLD_DEFAULT, "$sBoWV");
}

/// All that the system has to say of this process's memory; `NULL` where it says nothing.
static char *read_map(void) {
  int file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
  if (file < 0) return NULL;
  size_t size = 0, room = 1 << 16;
  char *text = malloc(room + 1);
  ssize_t count;
  while (text && (count = read(file, text + size, room - size)) > 0) {
    size += (size_t)count;
    if (size == room) text = realloc(text, (room *= 2) + 1);
  }
  close(file);
  if (text) text[size] = 0;
  return text;
}

/// Takes note of the memory there is.
static bool look_around(void) {
  char *map = retain && way_of_copying ? read_map() : NULL;
  if (!map) return false;
  size_t room = count_of_regions = 0;
  for (char *line = map; line && *line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
    uintptr_t begin, end;
    char readable;
    if (sscanf(line, "%lx-%lx %c", &begin, &end, &readable) != 3 || readable != 'r') continue;
    if (count_of_regions == room) regions = realloc(regions, (room = room ? room * 2 : 256) * sizeof *regions);
    regions[count_of_regions++] = (struct region){begin, end};
  }
  free(map);
  return count_of_regions > 0;
}

static bool is_readable(uintptr_t place, size_t size) {
  size_t low = 0, high = count_of_regions;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (regions[middle].end <= place) low = middle + 1; else high = middle;
  }
  return low < count_of_regions && regions[low].begin <= place && place + size <= regions[low].end;
}

static bool is_object(uintptr_t place) {
  if (place == 0 || place % 16 != 0 || !is_readable(place, 16)) return false;
  uintptr_t class = *(uintptr_t *)place;
  if (class % 8 != 0 || !is_readable(class - 8, 16)) return false;
  return *(const void **)(class - 8) == way_of_copying && *(uintptr_t *)class == 0;
}

void owners_hold(const char *bytes, size_t size) {
  for (size_t offset = 0; offset + sizeof(uintptr_t) <= size; offset += sizeof(uintptr_t)) {
    uintptr_t word;
    memcpy(&word, bytes + offset, sizeof word);
    // The upper bits tell of a string or a case what it is.
    uintptr_t place = word & 0x7FFFFFFFFFFF;
    if (is_object(place)) retain((void *)place);
  }
}

bool owners_hold_all(const struct variable *variables, size_t count) {
  size_t set = 0;
  while (set < count && (variables[set].is_made_again || is_mark(&variables[set]) || is_zero(&variables[set]))) set++;
  if (set == count || !look_around()) return false;
  for (size_t index = set; index < count; index++) {
    if (!variables[index].is_made_again) owners_hold(variables[index].place, variables[index].size);
  }
  return true;
}
