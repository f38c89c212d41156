// Stands in for ways round the functions of the C library: calls of the system by their numbers, and functions that are
// looked up by their names, on a thread that is inside a world.
#define _GNU_SOURCE
#include "replacements.h"
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/syscall.h>

BEGIN_UNWATCHED

static long (*original_syscall)(long, ...);
static void *(*original_dlsym)(void *, const char *);
static void *(*original_dlvsym)(void *, const char *, const char *);

/// A call of the system that is a function of the C library as well. That for a thread's number is none of them: Swift's
/// own locks are handed over by it.
struct twin {
  long number;
  const char *name;
};

static const struct twin twins[] = {
  {SYS_nanosleep, "nanosleep"}, {SYS_clock_nanosleep, "clock_nanosleep"}, {SYS_clock_gettime, "clock_gettime"},
  {SYS_gettimeofday, "gettimeofday"}, {SYS_times, "times"}, {SYS_getrusage, "getrusage"}, {SYS_sysinfo, "sysinfo"},
  {SYS_getpid, "getpid"}, {SYS_getppid, "getppid"}, {SYS_getrandom, "getrandom"}, {SYS_ppoll, "ppoll"},
  {SYS_epoll_pwait, "epoll_pwait"}, {SYS_rt_sigtimedwait, "sigtimedwait"},
  {SYS_socket, "socket"}, {SYS_socketpair, "socketpair"}, {SYS_clone, "fork"}, {SYS_execve, "execve"},
  {SYS_kill, "kill"}, {SYS_setitimer, "setitimer"}, {SYS_timer_create, "timer_create"},
  {SYS_timerfd_create, "timerfd_create"}, {SYS_read, "read"}, {SYS_pread64, "pread"}, {SYS_readv, "readv"},
  {SYS_openat, "openat"},
#ifdef SYS_clone3
  {SYS_clone3, "fork"},
#endif
#ifdef SYS_fork
  // Those that only older processors have.
  {SYS_time, "time"}, {SYS_poll, "poll"}, {SYS_select, "select"}, {SYS_epoll_wait, "epoll_wait"}, {SYS_pause, "pause"},
  {SYS_fork, "fork"}, {SYS_vfork, "vfork"}, {SYS_alarm, "alarm"}, {SYS_open, "open"},
#endif
};

/// What stands in for a call of the system; nothing where none does.
static const struct replacement *stand_in_for(long number) {
  for (size_t index = 0; index < sizeof twins / sizeof *twins; index++) {
    if (twins[index].number == number) return replacement_of(twins[index].name, "");
  }
  return NULL;
}

/// A place in memory that somebody waits for to change, or to be told of.
struct watched {
  struct readiness as_thing;
  const int32_t *place;
  int32_t value;
  int64_t signals;
};

static bool is_changed(struct readiness *thing) {
  struct watched *watched = (struct watched *)thing;
  return *watched->place != watched->value || world->signals > watched->signals;
}

static long wait_for_change(const int32_t *place, int operation, int32_t value, const struct timespec *time) {
  if (*place != value) {
    errno = EAGAIN;
    return -1;
  }
  bool is_moment = (operation & FUTEX_CMD_MASK) == FUTEX_WAIT_BITSET;
  int64_t beginning = operation & FUTEX_CLOCK_REALTIME ? WALL_BEGINNING : INTERPOSED_UPTIME;
  int64_t patience = !time ? INT64_MAX : is_moment ? delay_to(time, beginning) : nanoseconds(time);
  struct watched watched = {{is_changed, "futex"}, place, value, world->signals};
  if (wait_for(&watched.as_thing, patience)) return 0;
  errno = time ? ETIMEDOUT : EINTR;
  return -1;
}

static bool is_wait(int operation) {
  int command = operation & FUTEX_CMD_MASK;
  return command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET;
}

static bool is_wake(int operation) {
  int command = operation & FUTEX_CMD_MASK;
  return command == FUTEX_WAKE || command == FUTEX_WAKE_BITSET;
}

#define TAKE_ARGUMENTS \
  va_list list; \
  va_start(list, number); \
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long); \
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long); \
  va_end(list);

static long stand_in_syscall(long number, ...) {
  TAKE_ARGUMENTS
  if (!world) return original_syscall(number, a, b, c, d, e, f);
  if (number == SYS_futex && is_wait((int)b)) return wait_for_change((void *)a, (int)b, (int32_t)c, (void *)d);
  if (number == SYS_futex && is_wake((int)b)) world->signals++;
  const struct replacement *rule = stand_in_for(number);
  if (!rule) return original_syscall(number, a, b, c, d, e, f);
  long result = ((long (*)(long, ...))rule->stand_in)(a, b, c, d, e, f);
  // Most answer with an int, whose upper half is anything.
  return number == SYS_times ? result : (int)result;
}

/// What Swift's own libraries and Dispatch call so has to do with threads, but for chance.
static long stand_in_syscall_by_system(long number, ...) {
  TAKE_ARGUMENTS
  if (!world || number != SYS_getrandom) return original_syscall(number, a, b, c, d, e, f);
  fill((void *)a, (size_t)b);
  return b;
}

/// What C++ waits for where a variable is being made that all threads have in common: pending, and awaited.
#define AWAITED_GUARD 0x10100

/// The library of C++ waits by numbers as well. Who makes such a variable is mostly another thread, which no turn of this
/// world would bring any further: it is given a second. What asked looks again, whatever comes of that.
static long stand_in_syscall_by_cxx(long number, ...) {
  TAKE_ARGUMENTS
  if (world && number == SYS_futex && is_wait((int)b) && !d && (int32_t)c == AWAITED_GUARD) {
    struct timespec second = {1, 0};
    original_syscall(number, a, b, c, &second, e, f);
    if (*(volatile int32_t *)a != AWAITED_GUARD) return 0;
  }
  return stand_in_syscall(number, a, b, c, d, e, f);
}

/// What a name stands for in a world: what stands in for it, which does outside what it did.
static void *found(const char *name, void *original) {
  const struct replacement *rule = world && original ? replacement_of(name, "") : NULL;
  return rule && *rule->original ? rule->stand_in : original;
}

static void *stand_in_dlsym(void *library, const char *name) { return found(name, original_dlsym(library, name)); }

static void *stand_in_dlvsym(void *library, const char *name, const char *version) {
  return found(name, original_dlvsym(library, name, version));
}

const struct replacement call_replacements[] = {
  REPLACE_WITHIN("/libswift", syscall, stand_in_syscall_by_system),
  REPLACE_WITHIN("/lib_Internal", syscall, stand_in_syscall_by_system),
  REPLACE_WITHIN("/libFoundation", syscall, stand_in_syscall_by_system),
  REPLACE_WITHIN("/libdispatch", syscall, stand_in_syscall_by_system),
  REPLACE_WITHIN("/libstdc++", syscall, stand_in_syscall_by_cxx),
  REPLACE(syscall, stand_in_syscall),
  LEAVE_WITHIN("/libswift", dlsym),
  LEAVE_WITHIN("/libFoundation", dlsym),
  LEAVE_WITHIN("/lib_Foundation", dlsym),
  REPLACE(dlsym, stand_in_dlsym),
  REPLACE(dlvsym, stand_in_dlvsym),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
