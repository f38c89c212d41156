#define _GNU_SOURCE
#include "acts.h"
#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <threads.h>
#include <time.h>
#include <unistd.h>

static int ran;
static void *run(void *unused) { ran = 1; return unused; }
static int run_in_c(void *unused) { (void)unused; ran = 1; return 0; }
static void on_time(union sigval unused) { (void)unused; }

ACT(starts_a_thread) { pthread_t thread; ran = 0; int made = pthread_create(&thread, NULL, run, NULL); SAY("%d, ran %d", made, ran); }
ACT(starts_a_thread_of_c) { thrd_t thread; SAY("%d", thrd_create(&thread, run_in_c, NULL)); }
ACT(starts_a_thread_by_name) {
  int (*named)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *) = dlsym(RTLD_DEFAULT, "pthread_create");
  pthread_t thread;
  SAY("%d", named(&thread, NULL, run, NULL));
}
ACT(starts_a_hundred_threads) {
  int made = 0;
  pthread_t thread;
  for (int index = 0; index < 100; index++) made += pthread_create(&thread, NULL, run, NULL) == 0;
  SAY("%d", made);
}
ACT(has_a_timer_start_threads) {
  struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = on_time};
  timer_t timer;
  SAY_RESULT(timer_create(CLOCK_MONOTONIC, &event, &timer));
}
ACT(locks_what_it_holds) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  SAY("%d", pthread_mutex_lock(&lock));
}
ACT(locks_for_a_time) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  struct timespec moment;
  pthread_mutex_lock(&lock);
  clock_gettime(CLOCK_REALTIME, &moment);
  moment.tv_sec += ages;
  SAY("%s", strerror(pthread_mutex_timedlock(&lock, &moment)));
}
ACT(locks_by_a_clock) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  struct timespec moment;
  pthread_mutex_lock(&lock);
  clock_gettime(CLOCK_MONOTONIC, &moment);
  moment.tv_sec += ages;
  SAY("%s", strerror(pthread_mutex_clocklock(&lock, CLOCK_MONOTONIC, &moment)));
}
ACT(locks_in_c_what_it_holds) {
  mtx_t lock;
  mtx_init(&lock, mtx_timed);
  mtx_lock(&lock);
  struct timespec moment = {0, 0};
  timespec_get(&moment, TIME_UTC);
  moment.tv_sec += ages;
  SAY("%s", mtx_timedlock(&lock, &moment) == thrd_timedout ? "timed out" : "had it");
}
ACT(reads_what_it_writes) {
  pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  pthread_rwlock_wrlock(&lock);
  SAY("%d", pthread_rwlock_rdlock(&lock));
}
ACT(writes_what_it_reads) {
  pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  pthread_rwlock_rdlock(&lock);
  SAY("%d", pthread_rwlock_wrlock(&lock));
}
ACT(reads_for_a_time) {
  pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
  struct timespec moment;
  pthread_rwlock_wrlock(&lock);
  clock_gettime(CLOCK_REALTIME, &moment);
  moment.tv_sec += ages;
  SAY("%s", strerror(pthread_rwlock_timedrdlock(&lock, &moment)));
}
ACT(comes_to_a_barrier) {
  pthread_barrier_t barrier;
  pthread_barrier_init(&barrier, NULL, 2);
  SAY("%d", pthread_barrier_wait(&barrier));
}
ACT(spins_on_what_it_holds) {
  pthread_spinlock_t lock;
  pthread_spin_init(&lock, 0);
  pthread_spin_lock(&lock);
  SAY("%d", pthread_spin_lock(&lock));
}
ACT(spins_by_itself) { atomic_int lock = 1; while (atomic_exchange(&lock, 1)) sched_yield(); SAY("had it"); }
ACT(ends_its_thread) { QUIET; pthread_exit(NULL); }
ACT(cancels_its_thread) { SAY("%d", pthread_cancel(pthread_self())); pthread_testcancel(); }

const struct hostile threads[] = {
  LISTED(starts_a_thread), LISTED(starts_a_thread_of_c), LISTED(starts_a_thread_by_name), LISTED(starts_a_hundred_threads),
  LISTED(has_a_timer_start_threads), LISTED(locks_what_it_holds), LISTED(locks_for_a_time), LISTED(locks_by_a_clock),
  LISTED(locks_in_c_what_it_holds), LISTED(reads_what_it_writes), LISTED(writes_what_it_reads), LISTED(reads_for_a_time),
  LISTED(comes_to_a_barrier), LISTED(spins_on_what_it_holds), LISTED(spins_by_itself), LISTED(ends_its_thread),
  LISTED(cancels_its_thread), {NULL, NULL},
};
