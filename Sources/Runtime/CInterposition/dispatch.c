// Stands in for Dispatch's queues on a thread that is inside a world: work is handed to the world and not to a thread.
//
// Nothing of ours ever runs inside Dispatch itself, so its queues are never owned and never wake anybody.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdio.h>

BEGIN_UNWATCHED

#define ORIGINAL(type, name, ...) static type (*original_##name)(__VA_ARGS__)

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
ORIGINAL(void, dispatch_apply, size_t, object, void *);
ORIGINAL(void, dispatch_assert_queue, object);
ORIGINAL(void, dispatch_assert_queue_not, object);
ORIGINAL(void, dispatch_assert_queue_barrier, object);
ORIGINAL(void *, dispatch_get_specific, const void *);
ORIGINAL(void *, dispatch_queue_get_specific, object, const void *);

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

static void stand_in_apply(size_t count, object queue, void *block) {
  if (!world) return original_dispatch_apply(count, queue, block);
  run_counting(block, count);
}

/// Ends the process as Dispatch would, which itself has no idea of where this thread is in a world.
static void expect(bool is_met, object queue, const char *where) {
  if (is_met) return;
  fprintf(stderr, "Fatal error: a block was expected to execute %s queue [%s]\n", where, interposed_label(queue));
  __builtin_trap();
}

static void stand_in_assert_queue(object queue) {
  if (!world) return original_dispatch_assert_queue(queue);
  expect(callbacks.is_on(world->owner, queue), queue, "on");
}

static void stand_in_assert_queue_barrier(object queue) {
  if (!world) return original_dispatch_assert_queue_barrier(queue);
  expect(callbacks.is_on(world->owner, queue), queue, "as a barrier on");
}

static void stand_in_assert_queue_not(object queue) {
  if (!world) return original_dispatch_assert_queue_not(queue);
  expect(!callbacks.is_on(world->owner, queue), queue, "elsewhere than on");
}

static void *stand_in_get_specific(const void *key) {
  if (!world) return original_dispatch_get_specific(key);
  for (object queue = callbacks.current_queue(world->owner); queue; queue = interposed_target(queue)) {
    void *value = original_dispatch_queue_get_specific(queue, key);
    if (value) return value;
  }
  return NULL;
}

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
  REPLACE(dispatch_apply, stand_in_apply),
  REPLACE(dispatch_assert_queue, stand_in_assert_queue),
  REPLACE(dispatch_assert_queue_not, stand_in_assert_queue_not),
  REPLACE(dispatch_assert_queue_barrier, stand_in_assert_queue_barrier),
  REPLACE(dispatch_get_specific, stand_in_get_specific),
  FIND(dispatch_queue_get_specific),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
