// Stands in for the making of Swift's tasks, and for their changes of place, on a thread that is inside a world: the
// world keeps count of them, and every change of place is a piece of work of its own.
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

// Swift goes on at once where a task comes to a place that is free: what else is ready then never comes in between,
// which it could on a phone. In a world the task gives way every time.

/// A place where tasks run: an actor, the main one, or anywhere.
struct executor {
  void *identity;
  uintptr_t implementation;
};

/// Where a task keeps how it goes on, in words; as of 6.3, and used only where tasks made on purpose have it there.
enum { word_of_function = 7, word_of_context = 8 };

static bool is_understood;
static _Thread_local struct { void *task, *function, *context; } last_change;

static SWIFT void *(*original_swift_task_getCurrent)(void);
static SWIFT struct executor (*original_swift_task_getCurrentExecutor)(void);
static SWIFT struct executor (*original_swift_task_getPreferredTaskExecutor)(void);
static SWIFT void (*original_swift_task_enqueueGlobal)(void *);
static SWIFT void (*original_swift_job_run)(void *, void *, uintptr_t);
static ASYNC void (*original_swift_task_switch)(IN_CONTEXT void *, void *, void *, uintptr_t);

static void run_on_actor(void *task) {
  original_swift_job_run(task, callbacks.current_actor(world->owner), 0);
}

/// Lets a task give way on its way to a place; `false` where Swift has it give way, or it is there.
static bool gives_way(void *context, void *function, void *place, uintptr_t implementation) {
  // The main actor and places of people's own are given work one piece after the other anyway.
  if (!world || implementation) return false;
  void *task = original_swift_task_getCurrent();
  struct executor here = original_swift_task_getCurrentExecutor();
  if (!task || here.identity == place || original_swift_task_getPreferredTaskExecutor().identity) return false;
  last_change.task = task;
  last_change.function = function;
  last_change.context = context;
  if (!is_understood) return false;
  ((void **)task)[word_of_function] = function;
  ((void **)task)[word_of_context] = context;
  forget_running_task(task);
  if (place) {
    callbacks.change_place(world->owner, place, work_of_function(task, run_on_actor));
  } else {
    original_swift_task_enqueueGlobal(task);
  }
  return true;
}

static ASYNC void stand_in_task_switch(IN_CONTEXT void *context, void *function, void *place, uintptr_t implementation) {
  if (gives_way(context, function, place, implementation)) return;
  __attribute__((musttail)) return original_swift_task_switch(context, function, place, implementation);
}

// Swift takes whoever is on the main thread for who is on the main actor, and a world may run everything there.

static SWIFT bool (*original_swift_task_isMainExecutor)(void *, void *);
static SWIFT bool (*original_swift_task_isCurrentExecutor)(void *, void *);
static SWIFT bool (*original_swift_task_isCurrentExecutorWithFlags)(void *, void *, uint64_t);

static bool is_main_elsewhere(void *identity, void *implementation) {
  if (!world || !original_swift_task_isMainExecutor) return false;
  return original_swift_task_isMainExecutor(identity, implementation)
    && !callbacks.is_on(world->owner, interposed_main_queue());
}

static SWIFT bool stand_in_is_current(void *identity, void *implementation) {
  return !is_main_elsewhere(identity, implementation) && original_swift_task_isCurrentExecutor(identity, implementation);
}

static SWIFT bool stand_in_is_current_with_flags(void *identity, void *implementation, uint64_t flags) {
  return !is_main_elsewhere(identity, implementation)
    && original_swift_task_isCurrentExecutorWithFlags(identity, implementation, flags);
}

uint8_t interposed_kind_of_job(void *job) {
  enum { byte_of_kind = 32 };
  return ((uint8_t *)job)[byte_of_kind];
}

bool interposed_keeps_change(void) {
  void **words = last_change.task;
  return words && words[word_of_function] == last_change.function && words[word_of_context] == last_change.context;
}

void interposed_let_tasks_give_way(void) {
  is_understood = original_swift_task_switch && original_swift_task_getCurrent && original_swift_task_getCurrentExecutor
    && original_swift_task_getPreferredTaskExecutor && original_swift_task_enqueueGlobal && original_swift_job_run;
}

const struct replacement task_replacements[] = {
  REPLACE(swift_task_create, stand_in_task_create),
  REPLACE(swift_task_switch, stand_in_task_switch),
  REPLACE(swift_task_isCurrentExecutor, stand_in_is_current),
  REPLACE(swift_task_isCurrentExecutorWithFlags, stand_in_is_current_with_flags),
  FIND(swift_task_isMainExecutor),
  FIND(swift_task_getCurrent),
  FIND(swift_task_getCurrentExecutor),
  FIND(swift_task_getPreferredTaskExecutor),
  FIND(swift_task_enqueueGlobal),
  FIND(swift_job_run),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
