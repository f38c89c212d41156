// What a queue is, which Dispatch tells nobody: whether it is serial, and which queue it hands its work to.
//
// Both stand somewhere in its memory. Where, is found by looking at queues made on purpose, so that another
// Dispatch is either understood or noticed.
#define _GNU_SOURCE
#include "replacements.h"
#include <stdlib.h>
#include <string.h>

BEGIN_UNWATCHED

enum { words = 16, serial_width = 1, concurrent_width = 0xffe };

static int width_at = -1, target_at = -1;
static void *main_queue;

void *interposed_main_queue(void) { return main_queue; }

bool learn_queues(void) {
  main_queue = original_named("_dispatch_main_q");
  object (*create)(const char *, const void *) = original_named("dispatch_queue_create");
  object (*create_with_target)(const char *, const void *, object) = original_named("dispatch_queue_create_with_target$V2");
  if (!create_with_target) create_with_target = original_named("dispatch_queue_create_with_target");
  void *concurrent_attribute = original_named("_dispatch_queue_attr_concurrent");
  if (!create || !create_with_target || !concurrent_attribute || !main_queue) return false;
  object serial = create("serial", NULL);
  object concurrent = create("concurrent", concurrent_attribute);
  object targeting = create_with_target("targeting", NULL, concurrent);
  for (int at = 8; at < words * 8 && width_at < 0; at += 2) {
    uint16_t one, many;
    memcpy(&one, (char *)serial + at, 2);
    memcpy(&many, (char *)concurrent + at, 2);
    if (one == serial_width && many == concurrent_width) width_at = at;
  }
  for (int at = 8; at < words * 8 && target_at < 0; at += 8) {
    if (*(object *)((char *)targeting + at) == concurrent) target_at = at;
  }
  interposed_release(targeting);
  interposed_release(concurrent);
  interposed_release(serial);
  return width_at >= 0 && target_at >= 0;
}

bool interposed_is_serial(void *queue) {
  uint16_t width;
  memcpy(&width, (char *)queue + width_at, 2);
  return width == serial_width;
}

static void (*original_dispatch_queue_set_width)(object, long);

/// Swift makes its global queues when the first task of a process needs one, and widens them with a thread's help.
static void stand_in_set_width(object queue, long width) {
  if (!world) return original_dispatch_queue_set_width(queue, width);
  uint16_t many = concurrent_width;
  memcpy((char *)queue + width_at, &many, 2);
}

const struct replacement queue_replacements[] = {
  REPLACE_WITHIN("libswift_Concurrency", dispatch_queue_set_width, stand_in_set_width),
  {NULL, NULL, NULL, NULL},
};

void *interposed_target(void *queue) { return *(object *)((char *)queue + target_at); }

END_UNWATCHED
