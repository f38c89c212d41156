// Stands in for Dispatch on a thread that is inside a world: work is handed to the world and not to a thread.
//
// Nothing of ours ever runs inside Dispatch itself, so its queues are never owned and never wake anybody.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdlib.h>
#include <string.h>

BEGIN_UNWATCHED

struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

#define ORIGINAL(type, name, ...) static type (*original_##name)(__VA_ARGS__)

ORIGINAL(void *, _Block_copy, const void *);
ORIGINAL(void, _Block_release, const void *);
ORIGINAL(void, dispatch_async, object, void *);
ORIGINAL(void, dispatch_async_f, object, void *, interposed_function);
ORIGINAL(void, dispatch_barrier_async, object, void *);
ORIGINAL(void, dispatch_barrier_async_f, object, void *, interposed_function);
ORIGINAL(void, dispatch_after, uint64_t, object, void *);
ORIGINAL(void, dispatch_after_f, uint64_t, object, void *, interposed_function);
ORIGINAL(void, dispatch_sync, object, void *);
ORIGINAL(void, dispatch_sync_f, object, void *, interposed_function);
ORIGINAL(void, dispatch_barrier_sync, object, void *);
ORIGINAL(void, dispatch_barrier_sync_f, object, void *, interposed_function);
ORIGINAL(void, dispatch_async_and_wait, object, void *);
ORIGINAL(void, dispatch_group_async, object, object, void *);
ORIGINAL(void, dispatch_group_notify, object, object, void *);
ORIGINAL(intptr_t, dispatch_group_wait, object, uint64_t);
ORIGINAL(void, dispatch_group_enter, object);
ORIGINAL(void, dispatch_group_leave, object);
ORIGINAL(object, dispatch_semaphore_create, intptr_t);
ORIGINAL(intptr_t, dispatch_semaphore_signal, object);
ORIGINAL(intptr_t, dispatch_semaphore_wait, object, uint64_t);
ORIGINAL(void, dispatch_apply, size_t, object, void *);
ORIGINAL(void, dispatch_assert_queue, object);
ORIGINAL(void, dispatch_assert_queue_not, object);
ORIGINAL(void, dispatch_assert_queue_barrier, object);
ORIGINAL(void *, dispatch_get_specific, const void *);
ORIGINAL(void *, dispatch_queue_get_specific, object, const void *);
ORIGINAL(const char *, dispatch_queue_get_label, object);
ORIGINAL(void, dispatch_retain, object);
ORIGINAL(void, dispatch_release, object);

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  original__Block_release(block);
}

static void drop_block(void *block) { original__Block_release(block); }

interposed_work work_of_block(const void *block) {
  return (interposed_work){original__Block_copy(block), run_block, drop_block};
}

interposed_work work_of_function(void *context, interposed_function function) {
  return (interposed_work){context, function, NULL};
}

interposed_work interposed_copy(interposed_work work) {
  if (work.drop == drop_block) original__Block_copy(work.context);
  return work;
}

void interposed_drop(interposed_work work) {
  if (work.drop) work.drop(work.context);
}

/// Nanoseconds from now until a moment as Dispatch writes it: bit 63 tells the steady clocks from the wall clock.
int64_t delay_until(uint64_t moment) {
  enum { wall_now = -2 };
  if (moment == 0 || (int64_t)moment == wall_now) return 0;
  if (moment == UINT64_MAX) return INT64_MAX;
  int64_t at;
  if (!(moment >> 63)) {
    at = (int64_t)moment - INTERPOSED_UPTIME;
  } else if (moment >> 62 & 1) {
    at = -(int64_t)moment - INTERPOSED_EPOCH;
  } else {
    at = (int64_t)(moment & ~(UINT64_C(1) << 63)) - INTERPOSED_UPTIME;
  }
  return at > world->now ? at - world->now : 0;
}

static void enqueue(object queue, bool is_barrier, int64_t delay, interposed_work work) {
  callbacks.enqueue(world->owner, queue, is_barrier, delay, work);
}

static void enqueue_after(uint64_t moment, object queue, interposed_work work) {
  int64_t delay = delay_until(moment);
  if (delay == INT64_MAX) return interposed_drop(work);
  enqueue(queue, false, delay, work);
}

static void stand_in_async(object queue, void *block) {
  if (!world) return original_dispatch_async(queue, block);
  enqueue(queue, false, 0, work_of_block(block));
}

static void stand_in_async_f(object queue, void *context, interposed_function function) {
  if (!world) return original_dispatch_async_f(queue, context, function);
  enqueue(queue, false, 0, work_of_function(context, function));
}

static void stand_in_barrier_async(object queue, void *block) {
  if (!world) return original_dispatch_barrier_async(queue, block);
  enqueue(queue, true, 0, work_of_block(block));
}

static void stand_in_barrier_async_f(object queue, void *context, interposed_function function) {
  if (!world) return original_dispatch_barrier_async_f(queue, context, function);
  enqueue(queue, true, 0, work_of_function(context, function));
}

static void stand_in_after(uint64_t moment, object queue, void *block) {
  if (!world) return original_dispatch_after(moment, queue, block);
  enqueue_after(moment, queue, work_of_block(block));
}

static void stand_in_after_f(uint64_t moment, object queue, void *context, interposed_function function) {
  if (!world) return original_dispatch_after_f(moment, queue, context, function);
  enqueue_after(moment, queue, work_of_function(context, function));
}

static void stand_in_sync(object queue, void *block) {
  if (!world) return original_dispatch_sync(queue, block);
  callbacks.sync(world->owner, queue, false, work_of_block(block));
}

static void stand_in_async_and_wait(object queue, void *block) {
  if (!world) return original_dispatch_async_and_wait(queue, block);
  callbacks.sync(world->owner, queue, false, work_of_block(block));
}

static void stand_in_sync_f(object queue, void *context, interposed_function function) {
  if (!world) return original_dispatch_sync_f(queue, context, function);
  callbacks.sync(world->owner, queue, false, work_of_function(context, function));
}

static void stand_in_barrier_sync(object queue, void *block) {
  if (!world) return original_dispatch_barrier_sync(queue, block);
  callbacks.sync(world->owner, queue, true, work_of_block(block));
}

static void stand_in_barrier_sync_f(object queue, void *context, interposed_function function) {
  if (!world) return original_dispatch_barrier_sync_f(queue, context, function);
  callbacks.sync(world->owner, queue, true, work_of_function(context, function));
}

struct grouped {
  object group;
  interposed_work work;
};

static void leave_group(struct grouped *grouped) {
  original_dispatch_group_leave(grouped->group);
  original_dispatch_release(grouped->group);
  free(grouped);
}

static void run_grouped(void *context) {
  struct grouped *grouped = context;
  grouped->work.function(grouped->work.context);
  leave_group(grouped);
}

static void drop_grouped(void *context) {
  struct grouped *grouped = context;
  interposed_drop(grouped->work);
  leave_group(grouped);
}

static void stand_in_group_async(object group, object queue, void *block) {
  if (!world) return original_dispatch_group_async(group, queue, block);
  struct grouped *grouped = malloc(sizeof *grouped);
  *grouped = (struct grouped){group, work_of_block(block)};
  original_dispatch_retain(group);
  original_dispatch_group_enter(group);
  enqueue(queue, false, 0, (interposed_work){grouped, run_grouped, drop_grouped});
}

static void stand_in_group_notify(object group, object queue, void *block) {
  if (!world) return original_dispatch_group_notify(group, queue, block);
  callbacks.notify(world->owner, group, queue, work_of_block(block));
}

static intptr_t stand_in_group_wait(object group, uint64_t moment) {
  if (!world || moment == 0 || interposed_is_empty(group)) return original_dispatch_group_wait(group, world ? 0 : moment);
  return callbacks.wait(world->owner, interposed_wait_group, group, delay_until(moment)) ? 0 : 1;
}

/// Because Dispatch traps when a semaphore goes of which less is left than there was at first, and where a process
/// ends nobody gives anything back.
static object stand_in_semaphore_create(intptr_t value) {
  enum { most = 1000 };
  if (!world || value < 0 || value > most) return original_dispatch_semaphore_create(value);
  object semaphore = original_dispatch_semaphore_create(0);
  while (value-- > 0) original_dispatch_semaphore_signal(semaphore);
  return semaphore;
}

static intptr_t stand_in_semaphore_wait(object semaphore, uint64_t moment) {
  if (!world) return original_dispatch_semaphore_wait(semaphore, moment);
  if (interposed_try_semaphore(semaphore)) return 0;
  return callbacks.wait(world->owner, interposed_wait_semaphore, semaphore, delay_until(moment)) ? 0 : 1;
}

static void stand_in_apply(size_t count, object queue, void *block) {
  if (!world) return original_dispatch_apply(count, queue, block);
  void (*invoke)(void *, size_t) = (void (*)(void *, size_t))(void *)((struct block *)block)->invoke;
  for (size_t index = 0; index < count; index++) invoke(block, index);
}

static void stand_in_assert_queue(object queue) {
  if (!world || !callbacks.is_on(world->owner, queue)) original_dispatch_assert_queue(queue);
}

static void stand_in_assert_queue_barrier(object queue) {
  if (!world || !callbacks.is_on(world->owner, queue)) original_dispatch_assert_queue_barrier(queue);
}

static void stand_in_assert_queue_not(object queue) {
  // Because the real one knows of no queue of ours, a violated wish is passed on as its opposite.
  if (world && callbacks.is_on(world->owner, queue)) return original_dispatch_assert_queue(queue);
  if (!world) original_dispatch_assert_queue_not(queue);
}

static void *stand_in_get_specific(const void *key) {
  if (!world) return original_dispatch_get_specific(key);
  for (object queue = callbacks.current_queue(world->owner); queue; queue = interposed_target(queue)) {
    void *value = original_dispatch_queue_get_specific(queue, key);
    if (value) return value;
  }
  return NULL;
}

const char *interposed_label(void *queue) { return original_dispatch_queue_get_label(queue); }

uint64_t interposed_label_mark(void *queue) {
  uint64_t mark = UINT64_C(0xCBF29CE484222325);
  const char *label = interposed_label(queue);
  for (; label && *label; label++) mark = (mark ^ (unsigned char)*label) * UINT64_C(0x100000001B3);
  return mark;
}

void interposed_retain(void *object) { original_dispatch_retain(object); }
void interposed_release(void *object) { original_dispatch_release(object); }
bool interposed_try_semaphore(void *semaphore) { return original_dispatch_semaphore_wait(semaphore, 0) == 0; }
bool interposed_is_empty(void *group) { return original_dispatch_group_wait(group, 0) == 0; }

const struct replacement dispatch_replacements[] = {
  REPLACE(dispatch_async, stand_in_async),
  REPLACE(dispatch_async_f, stand_in_async_f),
  REPLACE(dispatch_barrier_async, stand_in_barrier_async),
  REPLACE(dispatch_barrier_async_f, stand_in_barrier_async_f),
  REPLACE(dispatch_after, stand_in_after),
  REPLACE(dispatch_after_f, stand_in_after_f),
  REPLACE(dispatch_sync, stand_in_sync),
  REPLACE(dispatch_sync_f, stand_in_sync_f),
  REPLACE(dispatch_async_and_wait, stand_in_async_and_wait),
  REPLACE(dispatch_barrier_sync, stand_in_barrier_sync),
  REPLACE(dispatch_barrier_sync_f, stand_in_barrier_sync_f),
  REPLACE(dispatch_group_async, stand_in_group_async),
  REPLACE(dispatch_group_notify, stand_in_group_notify),
  REPLACE(dispatch_group_wait, stand_in_group_wait),
  REPLACE(dispatch_semaphore_create, stand_in_semaphore_create),
  REPLACE(dispatch_semaphore_wait, stand_in_semaphore_wait),
  REPLACE(dispatch_apply, stand_in_apply),
  REPLACE(dispatch_assert_queue, stand_in_assert_queue),
  REPLACE(dispatch_assert_queue_not, stand_in_assert_queue_not),
  REPLACE(dispatch_assert_queue_barrier, stand_in_assert_queue_barrier),
  REPLACE(dispatch_get_specific, stand_in_get_specific),
  FIND(dispatch_semaphore_signal),
  FIND(dispatch_group_enter),
  FIND(dispatch_group_leave),
  FIND(dispatch_queue_get_label),
  FIND(dispatch_queue_get_specific),
  FIND(dispatch_retain),
  FIND(dispatch_release),
  FIND(_Block_copy),
  FIND(_Block_release),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
