// Stands in for locks and conditions on a thread that is inside a world: where others would block, work goes on
// elsewhere on the same thread.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <threads.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_pthread_mutex_lock)(pthread_mutex_t *);
static int (*original_pthread_mutex_trylock)(pthread_mutex_t *);
static int (*original_pthread_mutex_unlock)(pthread_mutex_t *);
static int (*original_pthread_cond_wait)(pthread_cond_t *, pthread_mutex_t *);
static int (*original_pthread_cond_signal)(pthread_cond_t *);
static int (*original_pthread_cond_broadcast)(pthread_cond_t *);
static int (*original_pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
static int (*original_pthread_cond_clockwait)(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
static int (*original_pthread_mutex_timedlock)(pthread_mutex_t *, const struct timespec *);
static int (*original_pthread_mutex_clocklock)(pthread_mutex_t *, clockid_t, const struct timespec *);
static int (*original_mtx_lock)(mtx_t *);
static int (*original_mtx_timedlock)(mtx_t *, const struct timespec *);
static int (*original_cnd_wait)(cnd_t *, mtx_t *);
static int (*original_cnd_timedwait)(cnd_t *, mtx_t *, const struct timespec *);
static long (*original_syscall)(long, ...);

/// A recursive lock, and on which stack the code runs that holds it; because to the lock all code on a thread is one.
struct holding {
  pthread_mutex_t *lock;
  fiber *by;
};

static _Thread_local struct holding *holdings;
static _Thread_local size_t held, room;

static struct holding *holding(pthread_mutex_t *lock) {
  for (size_t index = 0; index < held; index++) {
    if (holdings[index].lock == lock) return &holdings[index];
  }
  return NULL;
}

static void forget(struct holding *holding) { *holding = holdings[--held]; }

static bool is_recursive(pthread_mutex_t *lock) { return (lock->__data.__kind & 3) == PTHREAD_MUTEX_RECURSIVE; }

/// What code just got hold of is its own.
static void own(pthread_mutex_t *lock, fiber *by) {
  if (!by || !is_recursive(lock) || lock->__data.__count != 1) return;
  struct holding *place = holding(lock);
  if (!place) {
    if (held == room) {
      room = room ? room * 2 : 8;
      holdings = realloc(holdings, room * sizeof *holdings);
    }
    place = &holdings[held++];
  }
  *place = (struct holding){lock, by};
}

void disown_locks(fiber *by, bool is_forgotten) {
  for (size_t index = held; index-- > 0;) {
    pthread_mutex_t *lock = holdings[index].lock;
    if (holdings[index].by != by) continue;
    forget(&holdings[index]);
    for (unsigned count = lock->__data.__count; is_forgotten && count > 0; count--) original_pthread_mutex_unlock(lock);
  }
}

static int try_for(pthread_mutex_t *lock, fiber *by) {
  struct holding *other = held ? holding(lock) : NULL;
  if (by && other && other->by != by) return EBUSY;
  int result = original_pthread_mutex_trylock(lock);
  if (result == 0) own(lock, by);
  return result;
}

bool interposed_try_lock(void *mutex, fiber *by) { return try_for(mutex, by) == 0; }

static int stand_in_mutex_trylock(pthread_mutex_t *mutex) {
  return world ? try_for(mutex, running_fiber) : original_pthread_mutex_trylock(mutex);
}

static int stand_in_mutex_unlock(pthread_mutex_t *mutex) {
  struct holding *own = held ? holding(mutex) : NULL;
  if (own && mutex->__data.__count == 1) forget(own);
  return original_pthread_mutex_unlock(mutex);
}

int this_thread(void) {
  static _Thread_local int number;
  if (!number) number = (int)original_syscall(SYS_gettid);
  return number;
}

static int lock_virtually(pthread_mutex_t *mutex, int64_t patience) {
  int result = try_for(mutex, running_fiber);
  if (result != EBUSY) return result;
  // Another thread lets go of it soon, and code that is parked on this one needs our help to.
  if (mutex->__data.__owner != this_thread()) {
    result = original_pthread_mutex_lock(mutex);
    if (result == 0) own(mutex, running_fiber);
    return result;
  }
  if (patience == 0) return ETIMEDOUT;
  bool is_had = callbacks.wait(world->owner, interposed_wait_lock, mutex, patience);
  return is_had ? 0 : patience == INT64_MAX ? EDEADLK : ETIMEDOUT;
}

static int stand_in_mutex_lock(pthread_mutex_t *mutex) {
  return world ? lock_virtually(mutex, INT64_MAX) : original_pthread_mutex_lock(mutex);
}

static int stand_in_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *moment) {
  if (!world) return original_pthread_mutex_timedlock(mutex, moment);
  return lock_virtually(mutex, delay_to(moment, WALL_BEGINNING));
}

static int stand_in_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *moment) {
  if (!world) return original_pthread_mutex_clocklock(mutex, clock, moment);
  return lock_virtually(mutex, delay_to(moment, beginning_of(clock)));
}

/// A wait may end without a signal of its own, so it ends with any.
static int wait_virtually(pthread_mutex_t *mutex, int64_t patience) {
  stand_in_mutex_unlock(mutex);
  bool is_woken = callbacks.wait(world->owner, interposed_wait_condition, NULL, patience);
  stand_in_mutex_lock(mutex);
  return is_woken ? 0 : ETIMEDOUT;
}

static int stand_in_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (!world) return original_pthread_cond_wait(condition, mutex);
  return wait_virtually(mutex, INT64_MAX);
}

static int stand_in_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *moment) {
  if (!world) return original_pthread_cond_timedwait(condition, mutex, moment);
  enum { steady = 2 };
  bool is_steady = condition->__data.__wrefs & steady;
  return wait_virtually(mutex, delay_to(moment, is_steady ? INTERPOSED_UPTIME : WALL_BEGINNING));
}

static int stand_in_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                                   const struct timespec *moment) {
  if (!world) return original_pthread_cond_clockwait(condition, mutex, clock, moment);
  return wait_virtually(mutex, delay_to(moment, beginning_of(clock)));
}

/// What the threads of C have for it, which are the same things by other names.
static int result_for_c(int result) {
  return result == 0 ? thrd_success : result == ETIMEDOUT ? thrd_timedout : thrd_error;
}

static int stand_in_mtx_lock(mtx_t *mutex) {
  if (!world) return original_mtx_lock(mutex);
  return result_for_c(lock_virtually((pthread_mutex_t *)mutex, INT64_MAX));
}

static int stand_in_mtx_timedlock(mtx_t *mutex, const struct timespec *moment) {
  if (!world) return original_mtx_timedlock(mutex, moment);
  return result_for_c(lock_virtually((pthread_mutex_t *)mutex, delay_to(moment, WALL_BEGINNING)));
}

static int stand_in_cnd_wait(cnd_t *condition, mtx_t *mutex) {
  if (!world) return original_cnd_wait(condition, mutex);
  return result_for_c(wait_virtually((pthread_mutex_t *)mutex, INT64_MAX));
}

static int stand_in_cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *moment) {
  if (!world) return original_cnd_timedwait(condition, mutex, moment);
  return result_for_c(wait_virtually((pthread_mutex_t *)mutex, delay_to(moment, WALL_BEGINNING)));
}

static int stand_in_cond_signal(pthread_cond_t *condition) {
  if (world) world->signals++;
  return original_pthread_cond_signal(condition);
}

static int stand_in_cond_broadcast(pthread_cond_t *condition) {
  if (world) world->signals++;
  return original_pthread_cond_broadcast(condition);
}

const struct replacement blocking_replacements[] = {
  REPLACE(pthread_mutex_lock, stand_in_mutex_lock),
  // It waits so for another thread's first use of something, and that is no rehearsal's affair.
  LEAVE_WITHIN("libstdc++", pthread_cond_wait),
  REPLACE(pthread_cond_wait, stand_in_cond_wait),
  REPLACE(pthread_cond_timedwait, stand_in_cond_timedwait),
  REPLACE(pthread_cond_clockwait, stand_in_cond_clockwait),
  REPLACE(pthread_mutex_timedlock, stand_in_mutex_timedlock),
  REPLACE(pthread_mutex_clocklock, stand_in_mutex_clocklock),
  REPLACE(mtx_lock, stand_in_mtx_lock),
  REPLACE(mtx_timedlock, stand_in_mtx_timedlock),
  REPLACE(cnd_wait, stand_in_cnd_wait),
  REPLACE(cnd_timedwait, stand_in_cnd_timedwait),
  FIND(syscall),
  REPLACE(pthread_cond_signal, stand_in_cond_signal),
  REPLACE(pthread_cond_broadcast, stand_in_cond_broadcast),
  REPLACE(pthread_mutex_trylock, stand_in_mutex_trylock),
  REPLACE(pthread_mutex_unlock, stand_in_mutex_unlock),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
