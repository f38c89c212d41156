// Stands in for the clocks and for chance on a thread that is inside a world.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_clock_gettime)(clockid_t, struct timespec *);
static int (*original_gettimeofday)(struct timeval *, void *);
static time_t (*original_time)(time_t *);
static long (*original_syscall)(long, ...);
static ssize_t (*original_getrandom)(void *, size_t, unsigned);
static int (*original_getentropy)(void *, size_t);
static void (*original_arc4random_buf)(void *, size_t);
static uint32_t (*original_arc4random)(void);
static ssize_t (*original_read)(int, void *, size_t);

static int64_t wall_clock(void) { return INTERPOSED_EPOCH + world->now; }

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

/// SplitMix64, which is small and gives the same numbers everywhere.
static uint64_t next_number(void) {
  uint64_t mixed = world->chance += UINT64_C(0x9E3779B97F4A7C15);
  mixed = (mixed ^ mixed >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
  mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94D049BB133111EB);
  return mixed ^ mixed >> 31;
}

static void fill(void *bytes, size_t count) {
  for (size_t done = 0; done < count; done += 8) {
    uint64_t number = next_number();
    memcpy((char *)bytes + done, &number, count - done < 8 ? count - done : 8);
  }
}

static long stand_in_syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (world && number == SYS_getrandom) {
    fill((void *)a, (size_t)b);
    return b;
  }
  return original_syscall(number, a, b, c, d, e, f);
}

static pid_t (*original_getpid)(void);

/// Foundation takes a thread for the main one when it bears the number of the process. The number of the thread must
/// stay what it is, because locks that several threads want are handed over by it.
static pid_t stand_in_getpid(void) {
  bool is_main = world && callbacks.is_on(world->owner, interposed_main_queue());
  return is_main ? (pid_t)original_syscall(SYS_gettid) : original_getpid();
}

/// A handler's own number is chance, which it may write down.
static pid_t stand_in_getpid_for_handler(void) {
  enum { number = 1000 };
  return world ? number : original_getpid();
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

static bool is_source_of_chance(int file) {
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISCHR(status.st_mode) || major(status.st_rdev) != 1) return false;
  return minor(status.st_rdev) == 8 || minor(status.st_rdev) == 9;
}

static ssize_t stand_in_read(int file, void *bytes, size_t count) {
  if (world && count == sizeof(uint64_t) && callbacks.due_clock(world->owner, false) == file) {
    callbacks.due_clock(world->owner, true);
    *(uint64_t *)bytes = 1;
    return sizeof(uint64_t);
  }
  if (!world || !is_source_of_chance(file)) return original_read(file, bytes, count);
  fill(bytes, count);
  return (ssize_t)count;
}

const struct replacement clock_replacements[] = {
  REPLACE_WITHIN("libFoundation.so", clock_gettime, stand_in_clock_gettime_in_loop),
  REPLACE(clock_gettime, stand_in_clock_gettime),
  REPLACE(gettimeofday, stand_in_gettimeofday),
  REPLACE(time, stand_in_time),
  REPLACE(syscall, stand_in_syscall),
  REPLACE_WITHIN("libFoundation.so", getpid, stand_in_getpid),
  REPLACE(getpid, stand_in_getpid_for_handler),
  REPLACE(getrandom, stand_in_getrandom),
  REPLACE(getentropy, stand_in_getentropy),
  REPLACE(arc4random_buf, stand_in_arc4random_buf),
  REPLACE(arc4random, stand_in_arc4random),
  REPLACE(read, stand_in_read),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
