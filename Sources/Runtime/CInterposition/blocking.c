// Stands in for locks and conditions on a thread that is inside a world: where others would block, work goes on
// elsewhere on the same thread.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_pthread_mutex_lock)(pthread_mutex_t *);
static int (*original_pthread_mutex_trylock)(pthread_mutex_t *);
static int (*original_pthread_mutex_unlock)(pthread_mutex_t *);
static int (*original_pthread_cond_wait)(pthread_cond_t *, pthread_mutex_t *);
static int (*original_pthread_cond_signal)(pthread_cond_t *);
static int (*original_pthread_cond_broadcast)(pthread_cond_t *);
static int (*original_pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

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

static int this_thread(void) {
  static _Thread_local int number;
  if (!number) number = gettid();
  return number;
}

static int stand_in_mutex_lock(pthread_mutex_t *mutex) {
  if (!world) return original_pthread_mutex_lock(mutex);
  int result = try_for(mutex, running_fiber);
  if (result != EBUSY) return result;
  // Another thread lets go of it soon, and code that is parked on this one needs our help to.
  if (mutex->__data.__owner != this_thread()) {
    result = original_pthread_mutex_lock(mutex);
    if (result == 0) own(mutex, running_fiber);
    return result;
  }
  return callbacks.wait(world->owner, interposed_wait_lock, mutex, INT64_MAX) ? 0 : EDEADLK;
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
  return wait_virtually(mutex, delay_to(moment, INTERPOSED_EPOCH));
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
  REPLACE(pthread_cond_signal, stand_in_cond_signal),
  REPLACE(pthread_cond_broadcast, stand_in_cond_broadcast),
  REPLACE(pthread_mutex_trylock, stand_in_mutex_trylock),
  REPLACE(pthread_mutex_unlock, stand_in_mutex_unlock),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
