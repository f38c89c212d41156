// Stands in for what else the C library has to wait for each other, on a thread that is inside a world.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_sem_wait)(sem_t *);
static int (*original_sem_timedwait)(sem_t *, const struct timespec *);
static int (*original_sem_clockwait)(sem_t *, clockid_t, const struct timespec *);
static int (*original_pthread_rwlock_rdlock)(pthread_rwlock_t *);
static int (*original_pthread_rwlock_wrlock)(pthread_rwlock_t *);
static int (*original_pthread_rwlock_timedrdlock)(pthread_rwlock_t *, const struct timespec *);
static int (*original_pthread_rwlock_timedwrlock)(pthread_rwlock_t *, const struct timespec *);
static int (*original_pthread_spin_lock)(pthread_spinlock_t *);
static int (*original_pthread_barrier_wait)(pthread_barrier_t *);

/// Something to be had, and how to try for it.
struct wanted {
  struct readiness as_thing;
  void *object;
  int (*try)(void *);
};

static bool is_had(struct readiness *thing) {
  struct wanted *wanted = (struct wanted *)thing;
  return wanted->try(wanted->object) == 0;
}

static bool wait_to_have(void *object, int (*try)(void *), int64_t patience, const char *name) {
  struct wanted wanted = {{is_had, name}, object, try};
  return wait_for(&wanted.as_thing, patience);
}

static int try_semaphore(void *semaphore) { return sem_trywait(semaphore); }
static int try_reading(void *lock) { return pthread_rwlock_tryrdlock(lock); }
static int try_writing(void *lock) { return pthread_rwlock_trywrlock(lock); }
static int try_spinning(void *lock) { return pthread_spin_trylock(lock); }

static int wait_for_semaphore(sem_t *semaphore, int64_t patience, const char *name) {
  if (wait_to_have(semaphore, try_semaphore, patience, name)) return 0;
  errno = patience == INT64_MAX ? EINTR : ETIMEDOUT;
  return -1;
}

static int stand_in_sem_wait(sem_t *semaphore) {
  return world ? wait_for_semaphore(semaphore, INT64_MAX, "sem_wait") : original_sem_wait(semaphore);
}

static int stand_in_sem_timedwait(sem_t *semaphore, const struct timespec *moment) {
  if (!world) return original_sem_timedwait(semaphore, moment);
  return wait_for_semaphore(semaphore, delay_to(moment, WALL_BEGINNING), "sem_timedwait");
}

static int stand_in_sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *moment) {
  if (!world) return original_sem_clockwait(semaphore, clock, moment);
  return wait_for_semaphore(semaphore, delay_to(moment, beginning_of(clock)), "sem_clockwait");
}

/// Whether another thread is at work with a lock, which lets go of it soon; to the lock all code on a thread is one.
static bool is_elsewhere(pthread_rwlock_t *lock) {
  int writer = lock->__data.__cur_writer;
  return writer != 0 && writer != this_thread();
}

static int stand_in_rwlock_rdlock(pthread_rwlock_t *lock) {
  if (!world || is_elsewhere(lock)) return original_pthread_rwlock_rdlock(lock);
  return wait_to_have(lock, try_reading, INT64_MAX, "pthread_rwlock_rdlock") ? 0 : EDEADLK;
}

static int stand_in_rwlock_wrlock(pthread_rwlock_t *lock) {
  if (!world || is_elsewhere(lock)) return original_pthread_rwlock_wrlock(lock);
  return wait_to_have(lock, try_writing, INT64_MAX, "pthread_rwlock_wrlock") ? 0 : EDEADLK;
}

static int stand_in_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *moment) {
  if (!world) return original_pthread_rwlock_timedrdlock(lock, moment);
  int64_t patience = delay_to(moment, WALL_BEGINNING);
  return wait_to_have(lock, try_reading, patience, "pthread_rwlock_timedrdlock") ? 0 : ETIMEDOUT;
}

static int stand_in_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *moment) {
  if (!world) return original_pthread_rwlock_timedwrlock(lock, moment);
  int64_t patience = delay_to(moment, WALL_BEGINNING);
  return wait_to_have(lock, try_writing, patience, "pthread_rwlock_timedwrlock") ? 0 : ETIMEDOUT;
}

static int stand_in_spin_lock(pthread_spinlock_t *lock) {
  if (!world) return original_pthread_spin_lock(lock);
  return wait_to_have((void *)lock, try_spinning, INT64_MAX, "pthread_spin_lock") ? 0 : EDEADLK;
}

static int never(void *object) { return EBUSY; }

/// Others come to a barrier on threads of their own, which there are not.
static int stand_in_barrier_wait(pthread_barrier_t *barrier) {
  struct { unsigned in, round, count; } const *parts = (const void *)barrier;
  if (!world || parts->count == 1) return original_pthread_barrier_wait(barrier);
  wait_to_have(barrier, never, INT64_MAX, "pthread_barrier_wait");
  return EINVAL;
}

const struct replacement lock_replacements[] = {
  // It waits so for the threads that it has.
  LEAVE_WITHIN("libdispatch", sem_wait),
  LEAVE_WITHIN("libdispatch", sem_timedwait),
  REPLACE(sem_wait, stand_in_sem_wait),
  REPLACE(sem_timedwait, stand_in_sem_timedwait),
  REPLACE(sem_clockwait, stand_in_sem_clockwait),
  REPLACE(pthread_rwlock_rdlock, stand_in_rwlock_rdlock),
  REPLACE(pthread_rwlock_wrlock, stand_in_rwlock_wrlock),
  REPLACE(pthread_rwlock_timedrdlock, stand_in_rwlock_timedrdlock),
  REPLACE(pthread_rwlock_timedwrlock, stand_in_rwlock_timedwrlock),
  REPLACE(pthread_spin_lock, stand_in_spin_lock),
  REPLACE(pthread_barrier_wait, stand_in_barrier_wait),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
