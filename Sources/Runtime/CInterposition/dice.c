// Stands in for the dice of the C library on a thread that is inside a world: they fall from where a new process has
// them, and not from where the last play left them.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdlib.h>

BEGIN_UNWATCHED

static int (*original_rand)(void);
static void (*original_srand)(unsigned);
static long (*original_random)(void);
static void (*original_srandom)(unsigned);
static double (*original_drand48)(void);
static long (*original_lrand48)(void);
static long (*original_mrand48)(void);
static void (*original_srand48)(long);
static unsigned short *(*original_seed48)(unsigned short[3]);
static void (*original_lcong48)(unsigned short[7]);

static uint64_t *dice(void) { return &world->dice; }

static uint32_t throw_dice(void) {
  *dice() = *dice() * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  world->draws++;
  uint32_t number = (uint32_t)(*dice() >> 32);
  return world->is_chance_turned ? ~number : number;
}

static int stand_in_rand(void) { return world ? (int)(throw_dice() >> 1) : original_rand(); }
static long stand_in_random(void) { return world ? (long)(throw_dice() >> 1) : original_random(); }
static long stand_in_lrand48(void) { return world ? (long)(throw_dice() >> 1) : original_lrand48(); }
static long stand_in_mrand48(void) { return world ? (long)(int32_t)throw_dice() : original_mrand48(); }
static double stand_in_drand48(void) { return world ? throw_dice() / 4294967296.0 : original_drand48(); }

static void stand_in_srand(unsigned seed) {
  if (!world) return original_srand(seed);
  *dice() = seed;
}

static void stand_in_srandom(unsigned seed) {
  if (!world) return original_srandom(seed);
  *dice() = seed;
}

static void stand_in_srand48(long seed) {
  if (!world) return original_srand48(seed);
  *dice() = (uint64_t)seed;
}

static unsigned short *stand_in_seed48(unsigned short seed[3]) {
  if (!world) return original_seed48(seed);
  static _Thread_local unsigned short before[3];
  for (int index = 0; index < 3; index++) before[index] = (unsigned short)(*dice() >> 16 * index);
  *dice() = (uint64_t)seed[2] << 32 | (uint64_t)seed[1] << 16 | seed[0];
  return before;
}

static void stand_in_lcong48(unsigned short values[7]) {
  if (!world) return original_lcong48(values);
  stand_in_seed48(values);
}

const struct replacement dice_replacements[] = {
  REPLACE(rand, stand_in_rand),
  REPLACE(srand, stand_in_srand),
  REPLACE(random, stand_in_random),
  REPLACE(srandom, stand_in_srandom),
  REPLACE(drand48, stand_in_drand48),
  REPLACE(lrand48, stand_in_lrand48),
  REPLACE(mrand48, stand_in_mrand48),
  REPLACE(srand48, stand_in_srand48),
  REPLACE(seed48, stand_in_seed48),
  REPLACE(lcong48, stand_in_lcong48),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
