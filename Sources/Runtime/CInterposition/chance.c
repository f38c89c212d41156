// Stands in for chance on a thread that is inside a world: the same numbers in every play.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

BEGIN_UNWATCHED

static ssize_t (*original_getrandom)(void *, size_t, unsigned);
static int (*original_getentropy)(void *, size_t);
static void (*original_arc4random_buf)(void *, size_t);
static uint32_t (*original_arc4random)(void);
static uint32_t (*original_arc4random_uniform)(uint32_t);
static unsigned (*original_random_device)(void *);
static int (*original_mkostemps)(char *, int, int);
static char *(*original_mkdtemp)(char *);

/// SplitMix64, which is small and gives the same numbers everywhere.
static uint64_t next_number(void) {
  uint64_t mixed = world->chance += UINT64_C(0x9E3779B97F4A7C15);
  mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
  mixed ^= mixed >> 31;
  world->draws++;
  return world->is_chance_turned ? ~mixed : mixed;
}

void fill(void *bytes, size_t count) {
  for (size_t done = 0; done < count; done += 8) {
    uint64_t number = next_number();
    memcpy((char *)bytes + done, &number, count - done < 8 ? count - done : 8);
  }
}

static ssize_t stand_in_getrandom(void *bytes, size_t count, unsigned flags) {
  if (!world) return original_getrandom(bytes, count, flags);
  fill(bytes, count);
  return (ssize_t)count;
}

static int stand_in_getentropy(void *bytes, size_t count) {
  if (!world) return original_getentropy(bytes, count);
  fill(bytes, count);
  return 0;
}

static void stand_in_arc4random_buf(void *bytes, size_t count) {
  if (!world) return original_arc4random_buf(bytes, count);
  fill(bytes, count);
}

static uint32_t stand_in_arc4random(void) {
  return world ? (uint32_t)next_number() : original_arc4random();
}

static uint32_t stand_in_arc4random_uniform(uint32_t bound) {
  if (!world) return original_arc4random_uniform(bound);
  return bound < 2 ? 0 : (uint32_t)(next_number() % bound);
}

/// That of C++, which asks the processor itself.
static unsigned stand_in_random_device(void *device) {
  return world ? (unsigned)next_number() : original_random_device(device);
}

/// Puts letters by chance where a template has six X; answers whether it has them.
static bool complete(char *template, int suffix) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
  enum { places = 6 };
  int end = (int)strlen(template) - suffix;
  if (suffix < 0 || end < places || strspn(template + end - places, "X") < places) return false;
  for (char *place = template + end - places; place < template + end; place++) {
    *place = letters[next_number() % (sizeof letters - 1)];
  }
  return true;
}

/// What lies there from somewhere else is passed over.
static int stand_in_mkostemps(char *template, int suffix, int flags) {
  if (!world) return original_mkostemps(template, suffix, flags);
  char asked[strlen(template) + 1];
  strcpy(asked, template);
  int file = -1;
  errno = EINVAL;
  while (file < 0 && complete(template, suffix)) {
    note_writing(template);
    file = open(template, flags | O_RDWR | O_CREAT | O_EXCL, 0600);
    if (file >= 0 || errno != EEXIST) return file;
    strcpy(template, asked);
  }
  return file;
}

static int stand_in_mkstemp(char *template) { return stand_in_mkostemps(template, 0, 0); }
static int stand_in_mkstemps(char *template, int suffix) { return stand_in_mkostemps(template, suffix, 0); }
static int stand_in_mkostemp(char *template, int flags) { return stand_in_mkostemps(template, 0, flags); }

static char *stand_in_mkdtemp(char *template) {
  if (!world) return original_mkdtemp(template);
  char asked[strlen(template) + 1];
  strcpy(asked, template);
  errno = EINVAL;
  while (complete(template, 0)) {
    note_writing(template);
    if (mkdir(template, 0700) == 0) return template;
    if (errno != EEXIST) return NULL;
    strcpy(template, asked);
  }
  return NULL;
}

static int (*original_mkstemp)(char *);
static int (*original_mkstemps)(char *, int);
static int (*original_mkostemp)(char *, int);

const struct replacement chance_replacements[] = {
  REPLACE(getrandom, stand_in_getrandom),
  REPLACE(getentropy, stand_in_getentropy),
  REPLACE(arc4random_buf, stand_in_arc4random_buf),
  REPLACE(arc4random, stand_in_arc4random),
  REPLACE(arc4random_uniform, stand_in_arc4random_uniform),
  {"_ZNSt13random_device9_M_getvalEv", (void *)stand_in_random_device, (void **)&original_random_device, NULL},
  REPLACE(mkstemp, stand_in_mkstemp),
  REPLACE(mkstemps, stand_in_mkstemps),
  REPLACE(mkostemp, stand_in_mkostemp),
  REPLACE(mkostemps, stand_in_mkostemps),
  REPLACE(mkdtemp, stand_in_mkdtemp),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
