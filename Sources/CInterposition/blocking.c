// Stands in for locks and conditions on a thread that is inside a world: where others would block, work goes on
// elsewhere on the same thread.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_pthread_mutex_lock)(pthread_mutex_t *);
static int (*original_pthread_mutex_trylock)(pthread_mutex_t *);
static int (*original_pthread_mutex_unlock)(pthread_mutex_t *);
static int (*original_pthread_cond_wait)(pthread_cond_t *, pthread_mutex_t *);
static int (*original_pthread_cond_signal)(pthread_cond_t *);
static int (*original_pthread_cond_broadcast)(pthread_cond_t *);
static int (*original_pthread_cond_timedwait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

bool interposed_try_lock(void *mutex) { return original_pthread_mutex_trylock(mutex) == 0; }

static int this_thread(void) {
  static _Thread_local int number;
  if (!number) number = gettid();
  return number;
}

static int stand_in_mutex_lock(pthread_mutex_t *mutex) {
  if (!world) return original_pthread_mutex_lock(mutex);
  int result = original_pthread_mutex_trylock(mutex);
  if (result != EBUSY) return result;
  // Because another thread lets go of it soon, and code that is parked on this one needs our help to.
  if (mutex->__data.__owner != this_thread()) return original_pthread_mutex_lock(mutex);
  return callbacks.wait(world->owner, interposed_wait_lock, mutex, INT64_MAX) ? 0 : EDEADLK;
}

/// A wait may end without a signal of its own, so it ends with any.
static int wait_virtually(pthread_mutex_t *mutex, int64_t patience) {
  original_pthread_mutex_unlock(mutex);
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
  int64_t at = moment->tv_sec * INT64_C(1000000000) + moment->tv_nsec - INTERPOSED_EPOCH;
  return wait_virtually(mutex, at > world->now ? at - world->now : 0);
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
  // Because it waits so for another thread's first use of something, and that is no rehearsal's affair.
  LEAVE_WITHIN("libstdc++", pthread_cond_wait),
  REPLACE(pthread_cond_wait, stand_in_cond_wait),
  REPLACE(pthread_cond_timedwait, stand_in_cond_timedwait),
  REPLACE(pthread_cond_signal, stand_in_cond_signal),
  REPLACE(pthread_cond_broadcast, stand_in_cond_broadcast),
  FIND(pthread_mutex_trylock),
  FIND(pthread_mutex_unlock),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
