// What a queue is: its label, whether it is serial, which queue it hands its work to, and whether it began inactive.
//
// What Dispatch tells nobody stands somewhere in a queue's memory. Where, is found by looking at queues made on
// purpose, so that another Dispatch is either understood or noticed.
#define _GNU_SOURCE
#include "replacements.h"
#include <string.h>

BEGIN_UNWATCHED

enum { words = 16, serial_width = 1, concurrent_width = 0xffe };

static int width_at = -1, target_at = -1;
static void *main_queue;

static void (*original_dispatch_queue_set_width)(object, long);
static const char *(*original_dispatch_queue_get_label)(object);
static object (*original_dispatch_queue_create)(const char *, const void *);
static object (*original_dispatch_queue_create_with_target)(const char *, const void *, object);
static const void *(*original_dispatch_queue_attr_make_initially_inactive)(const void *);

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

void *interposed_target(void *queue) { return *(object *)((char *)queue + target_at); }

const char *interposed_label(void *queue) { return original_dispatch_queue_get_label(queue); }

uint64_t interposed_label_mark(void *queue) {
  uint64_t mark = UINT64_C(0xCBF29CE484222325);
  const char *label = interposed_label(queue);
  for (; label && *label; label++) {
    mark = (mark ^ (unsigned char)*label) * UINT64_C(0x100000001B3);
    // Some put an address into a label, which is another one in another process.
    if (label[0] == '0' && label[1] == 'x') label += 1 + strspn(label + 2, "0123456789abcdefABCDEF");
  }
  return mark;
}

/// A queue that begins inactive does nothing before it is activated.
static object note_inactive(object queue, const void *attribute) {
  if (world && attribute && original_dispatch_queue_attr_make_initially_inactive(attribute) == attribute) {
    callbacks.change_queue(world->owner, queue, interposed_queue_is_inactive);
  }
  return queue;
}

static object stand_in_create(const char *label, const void *attribute) {
  return note_inactive(original_dispatch_queue_create(label, attribute), attribute);
}

static object stand_in_create_with_target(const char *label, const void *attribute, object target) {
  return note_inactive(original_dispatch_queue_create_with_target(label, attribute, target), attribute);
}

/// Swift makes its global queues when the first task of a process needs one, and widens them with a thread's help.
static void stand_in_set_width(object queue, long width) {
  if (!world) return original_dispatch_queue_set_width(queue, width);
  uint16_t many = concurrent_width;
  memcpy((char *)queue + width_at, &many, 2);
}

const struct replacement queue_replacements[] = {
  REPLACE_WITHIN("libswift_Concurrency", dispatch_queue_set_width, stand_in_set_width),
  REPLACE(dispatch_queue_create, stand_in_create),
  REPLACE(dispatch_queue_create_with_target, stand_in_create_with_target),
  FIND(dispatch_queue_attr_make_initially_inactive),
  FIND(dispatch_queue_get_label),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
