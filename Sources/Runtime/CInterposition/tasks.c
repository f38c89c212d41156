// Stands in for the making of Swift's tasks on a thread that is inside a world: the world keeps count of them.
#define _GNU_SOURCE
#include "replacements.h"

BEGIN_UNWATCHED

/// What the making of a task answers.
struct made {
  void *task, *context;
};

/// The flag of a task that belongs to another, which cannot end without it.
enum { is_child = 1 << 8 };

static SWIFT struct made (*original_swift_task_create)(size_t, void *, const void *, void *, void *);

static SWIFT struct made stand_in_task_create(size_t flags, void *options, const void *result, void *function, void *context) {
  if (!world || flags & is_child) return original_swift_task_create(flags, options, result, function, context);
  callbacks.making_task(world->owner);
  struct made made = original_swift_task_create(flags, options, result, function, context);
  callbacks.made_task(world->owner, made.task);
  return made;
}

const struct replacement task_replacements[] = {
  REPLACE(swift_task_create, stand_in_task_create),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
