// Stands in for Dispatch's groups and semaphores on a thread that is inside a world: who would block on one waits in
// the world, and work goes on meanwhile.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdlib.h>

BEGIN_UNWATCHED

static void (*original_dispatch_group_async)(object, object, void *);
static void (*original_dispatch_group_notify)(object, object, void *);
static intptr_t (*original_dispatch_group_wait)(object, uint64_t);
static void (*original_dispatch_group_enter)(object);
static void (*original_dispatch_group_leave)(object);
static object (*original_dispatch_semaphore_create)(intptr_t);
static intptr_t (*original_dispatch_semaphore_signal)(object);
static intptr_t (*original_dispatch_semaphore_wait)(object, uint64_t);

bool interposed_is_empty(void *group) { return original_dispatch_group_wait(group, 0) == 0; }
bool interposed_try_semaphore(void *semaphore) { return original_dispatch_semaphore_wait(semaphore, 0) == 0; }

/// Work that keeps a group from being empty.
struct grouped {
  object group;
  interposed_work work;
};

static void leave_group(struct grouped *grouped) {
  original_dispatch_group_leave(grouped->group);
  interposed_release(grouped->group);
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
  interposed_retain(group);
  original_dispatch_group_enter(group);
  callbacks.enqueue(world->owner, queue, false, 0, (interposed_work){grouped, run_grouped, drop_grouped});
}

static void stand_in_group_notify(object group, object queue, void *block) {
  if (!world) return original_dispatch_group_notify(group, queue, block);
  callbacks.notify(world->owner, group, queue, work_of_block(block));
}

static intptr_t stand_in_group_wait(object group, uint64_t moment) {
  if (!world || moment == 0 || interposed_is_empty(group)) return original_dispatch_group_wait(group, world ? 0 : moment);
  return callbacks.wait(world->owner, interposed_wait_group, group, delay_until(moment)) ? 0 : 1;
}

/// Begins with nothing and is given its value: Dispatch traps when a semaphore goes of which less is left than there
/// was at first, and where a process ends nobody gives anything back.
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

const struct replacement group_replacements[] = {
  REPLACE(dispatch_group_async, stand_in_group_async),
  REPLACE(dispatch_group_notify, stand_in_group_notify),
  REPLACE(dispatch_group_wait, stand_in_group_wait),
  REPLACE(dispatch_semaphore_create, stand_in_semaphore_create),
  REPLACE(dispatch_semaphore_wait, stand_in_semaphore_wait),
  FIND(dispatch_group_enter),
  FIND(dispatch_group_leave),
  FIND(dispatch_semaphore_signal),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
