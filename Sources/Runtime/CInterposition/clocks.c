// Stands in for the clocks on a thread that is inside a world, and for what it cost to come there.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_clock_gettime)(clockid_t, struct timespec *);
static int (*original_gettimeofday)(struct timeval *, void *);
static time_t (*original_time)(time_t *);
static int (*original_timespec_get)(struct timespec *, int);
static clock_t (*original_clock)(void);
static clock_t (*original_times)(struct tms *);
static int (*original_getrusage)(int, struct rusage *);
static int (*original_sysinfo)(struct sysinfo *);

void interposed_use_universal_time(void) {
  setenv("TZ", "UTC", true);
  tzset();
}

static int64_t wall_clock(void) { return WALL_BEGINNING + world->now; }

static int stand_in_clock_gettime(clockid_t clock, struct timespec *time) {
  if (!world || !time) return original_clock_gettime(clock, time);
  int64_t now;
  switch (clock) {
  case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: now = wall_clock(); break;
  case CLOCK_PROCESS_CPUTIME_ID: case CLOCK_THREAD_CPUTIME_ID: now = 0; break;
  default: now = INTERPOSED_UPTIME + world->now; break;
  }
  *time = (struct timespec){now / 1000000000, now % 1000000000};
  return 0;
}

/// A run loop finds nothing due before its own count says so.
static int stand_in_clock_gettime_in_loop(clockid_t clock, struct timespec *time) {
  if (!world || !time || clock != CLOCK_MONOTONIC) return stand_in_clock_gettime(clock, time);
  int64_t ahead = world->due_in_loop - world->now;
  int64_t now = INTERPOSED_UPTIME + world->now + (ahead > 0 && ahead < INTERPOSED_GRAIN ? ahead : 0);
  *time = (struct timespec){now / 1000000000, now % 1000000000};
  return 0;
}

static int stand_in_gettimeofday(struct timeval *time, void *zone) {
  if (!world || !time) return original_gettimeofday(time, zone);
  *time = (struct timeval){wall_clock() / 1000000000, wall_clock() % 1000000000 / 1000};
  return 0;
}

static time_t stand_in_time(time_t *time) {
  if (!world) return original_time(time);
  time_t now = wall_clock() / 1000000000;
  if (time) *time = now;
  return now;
}

static int stand_in_timespec_get(struct timespec *time, int base) {
  if (!world || base != TIME_UTC) return original_timespec_get(time, base);
  int64_t now = wall_clock();
  *time = (struct timespec){now / 1000000000, now % 1000000000};
  return base;
}

/// What code costs differs from machine to machine: here it is nothing.
static clock_t stand_in_clock(void) { return world ? 0 : original_clock(); }

static clock_t stand_in_times(struct tms *costs) {
  if (!world) return original_times(costs);
  if (costs) memset(costs, 0, sizeof *costs);
  return (INTERPOSED_UPTIME + world->now) / (1000000000 / sysconf(_SC_CLK_TCK));
}

static int stand_in_getrusage(int whose, struct rusage *costs) {
  if (!world) return original_getrusage(whose, costs);
  memset(costs, 0, sizeof *costs);
  return 0;
}

static int stand_in_sysinfo(struct sysinfo *machine) {
  if (!world) return original_sysinfo(machine);
  enum { gigabyte = 1 << 30 };
  memset(machine, 0, sizeof *machine);
  machine->uptime = (INTERPOSED_UPTIME + world->now) / 1000000000;
  machine->totalram = machine->freeram = gigabyte;
  machine->procs = 1;
  machine->mem_unit = 1;
  return 0;
}

const struct replacement clock_replacements[] = {
  REPLACE_WITHIN("libFoundation.so", clock_gettime, stand_in_clock_gettime_in_loop),
  REPLACE(clock_gettime, stand_in_clock_gettime),
  REPLACE(gettimeofday, stand_in_gettimeofday),
  REPLACE(time, stand_in_time),
  REPLACE(timespec_get, stand_in_timespec_get),
  REPLACE(clock, stand_in_clock),
  REPLACE(times, stand_in_times),
  REPLACE(getrusage, stand_in_getrusage),
  REPLACE(sysinfo, stand_in_sysinfo),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
