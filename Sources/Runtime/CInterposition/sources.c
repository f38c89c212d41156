// Stands in for Dispatch's timer sources on a thread that is inside a world: the world keeps their time.
//
// What a handler holds is an empty group, which can be retained, released and given a context like a source, and
// does nothing on its own. That it is one tells it from a real source also where its world is gone, or another one
// runs: a variable that is static keeps it.
#define _GNU_SOURCE
#include "replacements.h"

BEGIN_UNWATCHED

static object (*original_dispatch_source_create)(const void *, uintptr_t, uintptr_t, object);
static void (*original_dispatch_source_set_timer)(object, uint64_t, uint64_t, uint64_t);
static void (*original_dispatch_source_set_event_handler)(object, void *);
static void (*original_dispatch_source_set_event_handler_f)(object, interposed_function);
static void (*original_dispatch_source_set_cancel_handler)(object, void *);
static void (*original_dispatch_source_set_cancel_handler_f)(object, interposed_function);
static void (*original_dispatch_source_set_registration_handler)(object, void *);
static void (*original_dispatch_source_set_registration_handler_f)(object, interposed_function);
static void (*original_dispatch_source_cancel)(object);
static intptr_t (*original_dispatch_source_testcancel)(object);
static uintptr_t (*original_dispatch_source_get_data)(object);
static uintptr_t (*original_dispatch_source_get_handle)(object);
static uintptr_t (*original_dispatch_source_get_mask)(object);
static void (*original_dispatch_source_merge_data)(object, uintptr_t);
static void (*original_dispatch_activate)(object);
static void (*original_dispatch_suspend)(object);
static void (*original_dispatch_resume)(object);
static void (*original_dispatch_retain)(object);
static void (*original_dispatch_release)(object);
static object (*original_dispatch_group_create)(void);
static object (*original_dispatch_get_global_queue)(intptr_t, uintptr_t);

/// What every object begins with tells its kind.
static void *kind(object object) { return *(void **)object; }

static void *kind_of_groups;

bool learn_groups(void) {
  object one = original_dispatch_group_create(), other = original_dispatch_group_create();
  if (kind(one) == kind(other) && kind(one) != kind(interposed_main_queue())) kind_of_groups = kind(one);
  original_dispatch_release(one);
  original_dispatch_release(other);
  return kind_of_groups;
}

static bool is_stand_in(object object) { return kind(object) == kind_of_groups; }

/// Answers whether it is canceled, as one always is that no world keeps.
static bool change(object source, interposed_source_change change) {
  return !world || callbacks.change_source(world->owner, source, change);
}

static object stand_in_create(const void *type, uintptr_t handle, uintptr_t mask, object queue) {
  if (!world) return original_dispatch_source_create(type, handle, mask, queue);
  if (type != original_named("_dispatch_source_type_timer")) {
    callbacks.escaped(world->owner, interposed_escape_source, "a Dispatch source that is no timer");
  }
  object source = original_dispatch_group_create();
  callbacks.add_source(world->owner, source, queue ? queue : original_dispatch_get_global_queue(0, 0));
  return source;
}

static void stand_in_set_timer(object source, uint64_t start, uint64_t interval, uint64_t leeway) {
  if (!is_stand_in(source)) return original_dispatch_source_set_timer(source, start, interval, leeway);
  if (!world) return;
  callbacks.set_timer(world->owner, source, delay_until(start), interval > INT64_MAX ? INT64_MAX : (int64_t)interval);
}

#define SET_HANDLER(kind) \
  static void stand_in_set_##kind##_handler(object source, void *block) { \
    if (!is_stand_in(source)) return original_dispatch_source_set_##kind##_handler(source, block); \
    if (!world) return; \
    interposed_work work = block ? work_of_block(block) : work_of_function(NULL, NULL); \
    callbacks.set_handler(world->owner, source, interposed_handler_##kind, work); \
  } \
  static void stand_in_set_##kind##_handler_f(object source, interposed_function function) { \
    if (!is_stand_in(source)) return original_dispatch_source_set_##kind##_handler_f(source, function); \
    if (!world) return; \
    callbacks.set_handler(world->owner, source, interposed_handler_##kind, work_of_function(NULL, function)); \
  }

SET_HANDLER(event)
SET_HANDLER(cancel)
SET_HANDLER(registration)

static void stand_in_cancel(object source) {
  if (!is_stand_in(source)) return original_dispatch_source_cancel(source);
  change(source, interposed_source_cancel);
}

static intptr_t stand_in_testcancel(object source) {
  if (!is_stand_in(source)) return original_dispatch_source_testcancel(source);
  return change(source, interposed_source_ask_canceled);
}

static uintptr_t stand_in_get_data(object source) {
  return is_stand_in(source) ? 1 : original_dispatch_source_get_data(source);
}

static uintptr_t stand_in_get_handle(object source) {
  return is_stand_in(source) ? 0 : original_dispatch_source_get_handle(source);
}

static uintptr_t stand_in_get_mask(object source) {
  return is_stand_in(source) ? 0 : original_dispatch_source_get_mask(source);
}

/// A source that is no timer stays silent.
static void stand_in_merge_data(object source, uintptr_t value) {
  if (!is_stand_in(source)) original_dispatch_source_merge_data(source, value);
}

static void change_queue(object queue, interposed_queue_change change) {
  callbacks.change_queue(world->owner, queue, change);
}

static void stand_in_activate(object object) {
  if (is_stand_in(object)) return (void)change(object, interposed_source_activate);
  original_dispatch_activate(object);
  if (world) change_queue(object, interposed_queue_activate);
}

static void stand_in_suspend(object object) {
  if (is_stand_in(object)) return (void)change(object, interposed_source_suspend);
  if (!world) return original_dispatch_suspend(object);
  change_queue(object, interposed_queue_suspend);
}

static void stand_in_resume(object object) {
  if (is_stand_in(object)) return (void)change(object, interposed_source_resume);
  if (!world) return original_dispatch_resume(object);
  change_queue(object, interposed_queue_resume);
}

static void stand_in_retain(object object) {
  if (is_stand_in(object)) change(object, interposed_source_retain);
  original_dispatch_retain(object);
}

static void stand_in_release(object object) {
  if (is_stand_in(object)) change(object, interposed_source_release);
  original_dispatch_release(object);
}

const struct replacement source_replacements[] = {
  REPLACE(dispatch_source_create, stand_in_create),
  REPLACE(dispatch_source_set_timer, stand_in_set_timer),
  REPLACE(dispatch_source_set_event_handler, stand_in_set_event_handler),
  REPLACE(dispatch_source_set_event_handler_f, stand_in_set_event_handler_f),
  REPLACE(dispatch_source_set_cancel_handler, stand_in_set_cancel_handler),
  REPLACE(dispatch_source_set_cancel_handler_f, stand_in_set_cancel_handler_f),
  REPLACE(dispatch_source_set_registration_handler, stand_in_set_registration_handler),
  REPLACE(dispatch_source_set_registration_handler_f, stand_in_set_registration_handler_f),
  REPLACE(dispatch_source_cancel, stand_in_cancel),
  REPLACE(dispatch_source_testcancel, stand_in_testcancel),
  REPLACE(dispatch_source_get_data, stand_in_get_data),
  REPLACE(dispatch_source_get_handle, stand_in_get_handle),
  REPLACE(dispatch_source_get_mask, stand_in_get_mask),
  REPLACE(dispatch_source_merge_data, stand_in_merge_data),
  REPLACE(dispatch_activate, stand_in_activate),
  REPLACE(dispatch_suspend, stand_in_suspend),
  REPLACE(dispatch_resume, stand_in_resume),
  REPLACE(dispatch_retain, stand_in_retain),
  REPLACE(dispatch_release, stand_in_release),
  FIND(dispatch_group_create),
  FIND(dispatch_get_global_queue),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
