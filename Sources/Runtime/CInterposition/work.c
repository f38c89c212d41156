// Blocks and functions as pieces of work, which can be done, copied and dropped.
#define _GNU_SOURCE
#include "replacements.h"

BEGIN_UNWATCHED

/// What the compiler makes of a block.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};

static void *(*original__Block_copy)(const void *);
static void (*original__Block_release)(const void *);

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

void run_counting(void *block, size_t count) {
  void (*invoke)(void *, size_t) = (void (*)(void *, size_t))(void *)((struct block *)block)->invoke;
  for (size_t index = 0; index < count; index++) invoke(block, index);
}

interposed_work interposed_copy(interposed_work work) {
  if (work.drop == drop_block) original__Block_copy(work.context);
  return work;
}

void interposed_drop(interposed_work work) {
  if (work.drop) work.drop(work.context);
}

const struct replacement work_replacements[] = {
  FIND(_Block_copy),
  FIND(_Block_release),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
