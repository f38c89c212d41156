// Stands in for what sleeps on a thread that is inside a world: its clock goes on, and other work with it.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <signal.h>
#include <threads.h>
#include <unistd.h>

BEGIN_UNWATCHED

static unsigned (*original_sleep)(unsigned);
static int (*original_usleep)(useconds_t);
static int (*original_nanosleep)(const struct timespec *, struct timespec *);
static int (*original_clock_nanosleep)(clockid_t, int, const struct timespec *, struct timespec *);
static int (*original_thrd_sleep)(const struct timespec *, struct timespec *);
static int (*original_pause)(void);
static int (*original_sigsuspend)(const sigset_t *);
static int (*original_sigwait)(const sigset_t *, int *);
static int (*original_sigwaitinfo)(const sigset_t *, siginfo_t *);
static int (*original_sigtimedwait)(const sigset_t *, siginfo_t *, const struct timespec *);

void sleep_virtually(int64_t span, const char *name) {
  tell(interposed_escape_sleep, name);
  callbacks.wait(world->owner, interposed_wait_sleep, NULL, span);
}

static unsigned stand_in_sleep(unsigned seconds) {
  if (!world) return original_sleep(seconds);
  sleep_virtually(seconds * INT64_C(1000000000), "sleep");
  return 0;
}

static int stand_in_usleep(useconds_t microseconds) {
  if (!world) return original_usleep(microseconds);
  sleep_virtually(microseconds * INT64_C(1000), "usleep");
  return 0;
}

static int stand_in_nanosleep(const struct timespec *time, struct timespec *rest) {
  if (!world) return original_nanosleep(time, rest);
  sleep_virtually(nanoseconds(time), "nanosleep");
  return 0;
}

static int stand_in_clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (!world) return original_clock_nanosleep(clock, flags, time, rest);
  sleep_virtually(flags & TIMER_ABSTIME ? delay_to(time, beginning_of(clock)) : nanoseconds(time), "clock_nanosleep");
  return 0;
}

static int stand_in_thrd_sleep(const struct timespec *time, struct timespec *rest) {
  if (!world) return original_thrd_sleep(time, rest);
  sleep_virtually(nanoseconds(time), "thrd_sleep");
  return 0;
}

static bool never(struct readiness *signal) { return signal == NULL; }

/// No signal comes in a rehearsal, so that this waits for as long as it is told to.
static int wait_for_signal(int64_t span, const char *name, int error) {
  struct readiness signal = {never, name};
  wait_for(&signal, span);
  errno = error;
  return -1;
}

static int stand_in_pause(void) {
  return world ? wait_for_signal(INT64_MAX, "pause", EINTR) : original_pause();
}

static int stand_in_sigsuspend(const sigset_t *mask) {
  return world ? wait_for_signal(INT64_MAX, "sigsuspend", EINTR) : original_sigsuspend(mask);
}

static int stand_in_sigwait(const sigset_t *set, int *signal) {
  if (!world) return original_sigwait(set, signal);
  wait_for_signal(INT64_MAX, "sigwait", EINTR);
  return EINTR;
}

static int stand_in_sigwaitinfo(const sigset_t *set, siginfo_t *info) {
  return world ? wait_for_signal(INT64_MAX, "sigwaitinfo", EINTR) : original_sigwaitinfo(set, info);
}

static int stand_in_sigtimedwait(const sigset_t *set, siginfo_t *info, const struct timespec *time) {
  if (!world) return original_sigtimedwait(set, info, time);
  return wait_for_signal(time ? nanoseconds(time) : INT64_MAX, "sigtimedwait", EAGAIN);
}

const struct replacement sleep_replacements[] = {
  // Both wait so until another thread lets go of a lock of theirs.
  LEAVE_WITHIN("libFoundation.so", sleep),
  LEAVE_WITHIN("libdispatch", sleep),
  LEAVE_WITHIN("libdispatch", usleep),
  REPLACE(sleep, stand_in_sleep),
  REPLACE(usleep, stand_in_usleep),
  REPLACE(nanosleep, stand_in_nanosleep),
  REPLACE(clock_nanosleep, stand_in_clock_nanosleep),
  REPLACE(thrd_sleep, stand_in_thrd_sleep),
  REPLACE(pause, stand_in_pause),
  REPLACE(sigsuspend, stand_in_sigsuspend),
  REPLACE(sigwait, stand_in_sigwait),
  REPLACE(sigwaitinfo, stand_in_sigwaitinfo),
  REPLACE(sigtimedwait, stand_in_sigtimedwait),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
