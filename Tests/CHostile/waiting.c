#define _GNU_SOURCE
#include "acts.h"
#include <dlfcn.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static struct timespec span = {ages, 0};

static struct timespec moment(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  now.tv_sec += ages;
  return now;
}

ACT(sleeps) { SAY("%u", sleep(ages)); }
ACT(sleeps_in_microseconds) { for (int index = 0; index < ages; index++) usleep(1000000); SAY("slept"); }
ACT(sleeps_in_nanoseconds) { SAY("%d", nanosleep(&span, NULL)); }
ACT(sleeps_by_a_clock) { SAY("%d", clock_nanosleep(CLOCK_MONOTONIC, 0, &span, NULL)); }
ACT(sleeps_until) { struct timespec then = moment(CLOCK_REALTIME); SAY("%d", clock_nanosleep(CLOCK_REALTIME, TIMER_ABSTIME, &then, NULL)); }
ACT(sleeps_in_c) { SAY("%d", thrd_sleep(&span, NULL)); }
ACT(sleeps_by_number) { SAY("%ld", syscall(SYS_nanosleep, &span, NULL)); }
ACT(sleeps_by_name) { int (*named)(unsigned) = dlsym(RTLD_DEFAULT, "sleep"); SAY("%d", named(ages)); }
ACT(polls_nothing) { SAY("%d", poll(NULL, 0, ages * 1000)); }
ACT(polls_exactly) { SAY("%d", ppoll(NULL, 0, &span, NULL)); }
ACT(polls_for_ever) { SAY("%d", poll(NULL, 0, -1)); }
ACT(polls_a_pipe) { int ends[2]; SAY("%d", pipe(ends)); struct pollfd file = {ends[0], POLLIN, 0}; SAY("%d", poll(&file, 1, ages * 1000)); }
ACT(polls_by_number) { SAY("%ld", syscall(SYS_ppoll, NULL, 0, &span, NULL, 8)); }
ACT(selects_nothing) { struct timeval time = {ages, 0}; SAY("%d", select(0, NULL, NULL, NULL, &time)); }
ACT(selects_exactly) { SAY("%d", pselect(0, NULL, NULL, NULL, &span, NULL)); }
ACT(selects_a_pipe) {
  int ends[2];
  struct timeval time = {ages, 0};
  fd_set files;
  SAY("%d", pipe(ends));
  FD_ZERO(&files);
  FD_SET(ends[0], &files);
  SAY("%d", select(ends[0] + 1, &files, NULL, NULL, &time));
}
ACT(listens_to_nothing) { struct epoll_event event; SAY("%d", epoll_wait(epoll_create1(0), &event, 1, ages * 1000)); }
ACT(listens_masked) { struct epoll_event event; SAY("%d", epoll_pwait(epoll_create1(0), &event, 1, ages * 1000, NULL)); }
ACT(reads_an_empty_pipe) { int ends[2]; char byte; SAY("%d", pipe(ends)); SAY_RESULT(read(ends[0], &byte, 1)); }
ACT(reads_an_unset_event) { unsigned long value; SAY_RESULT(read(eventfd(0, 0), &value, sizeof value)); }
ACT(makes_a_clock_file) { SAY_RESULT(timerfd_create(CLOCK_MONOTONIC, 0)); }
ACT(waits_for_a_signal) { sigset_t set; sigemptyset(&set); sigaddset(&set, SIGUSR2); SAY_RESULT(sigtimedwait(&set, NULL, &span)); }
ACT(waits_for_any_signal) { sigset_t set; sigfillset(&set); SAY_RESULT(sigwaitinfo(&set, NULL)); }
ACT(suspends_itself) { sigset_t set; sigemptyset(&set); SAY_RESULT(sigsuspend(&set)); }
ACT(pauses) { SAY_RESULT(pause()); }
ACT(waits_for_a_semaphore) { sem_t semaphore; sem_init(&semaphore, 0, 0); SAY_RESULT(sem_wait(&semaphore)); }
ACT(waits_for_a_semaphore_until) {
  sem_t semaphore;
  struct timespec then = moment(CLOCK_REALTIME);
  sem_init(&semaphore, 0, 0);
  SAY_RESULT(sem_timedwait(&semaphore, &then));
}
ACT(waits_for_a_condition) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
  struct timespec then = moment(CLOCK_MONOTONIC);
  pthread_mutex_lock(&lock);
  SAY("%s", strerror(pthread_cond_clockwait(&condition, &lock, CLOCK_MONOTONIC, &then)));
}
ACT(waits_for_a_steady_condition) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_condattr_t attributes;
  pthread_cond_t condition;
  struct timespec then = moment(CLOCK_MONOTONIC);
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&condition, &attributes);
  pthread_mutex_lock(&lock);
  SAY("%s", strerror(pthread_cond_timedwait(&condition, &lock, &then)));
}
ACT(waits_in_c) {
  mtx_t lock;
  cnd_t condition;
  struct timespec then = moment(CLOCK_REALTIME);
  mtx_init(&lock, mtx_plain);
  cnd_init(&condition);
  mtx_lock(&lock);
  SAY("%s", cnd_timedwait(&condition, &lock, &then) == thrd_timedout ? "timed out" : "woken");
}
ACT(waits_on_a_word) { int word = 0; SAY_RESULT(syscall(SYS_futex, &word, FUTEX_WAIT, 0, &span, NULL, 0)); }
ACT(waits_on_a_word_for_ever) { int word = 0; SAY_RESULT(syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0)); }
ACT(goes_round) { volatile long count = 0; for (;;) count++; SAY("never"); }

const struct hostile waiting[] = {
  LISTED(sleeps), LISTED(sleeps_in_microseconds), LISTED(sleeps_in_nanoseconds), LISTED(sleeps_by_a_clock),
  LISTED(sleeps_until), LISTED(sleeps_in_c), LISTED(sleeps_by_number), LISTED(sleeps_by_name), LISTED(polls_nothing),
  LISTED(polls_exactly), LISTED(polls_for_ever), LISTED(polls_a_pipe), LISTED(polls_by_number), LISTED(selects_nothing),
  LISTED(selects_exactly), LISTED(selects_a_pipe), LISTED(listens_to_nothing), LISTED(listens_masked),
  LISTED(reads_an_empty_pipe), LISTED(reads_an_unset_event), LISTED(makes_a_clock_file), LISTED(waits_for_a_signal),
  LISTED(waits_for_any_signal), LISTED(suspends_itself), LISTED(pauses), LISTED(waits_for_a_semaphore),
  LISTED(waits_for_a_semaphore_until), LISTED(waits_for_a_condition), LISTED(waits_for_a_steady_condition),
  LISTED(waits_in_c), LISTED(waits_on_a_word), LISTED(waits_on_a_word_for_ever), LISTED(goes_round), {NULL, NULL},
};
