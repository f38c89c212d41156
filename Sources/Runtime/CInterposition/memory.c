// Counts what is allocated in large pieces on a thread that is inside a world, until it is given back, on whichever
// thread that is. Small pieces are not counted: there are too many of them, and those that nobody can tell from the
// rehearsal's own.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stdlib.h>

BEGIN_UNWATCHED

static void *(*original_malloc)(size_t);
static void *(*original_calloc)(size_t, size_t);
static void *(*original_realloc)(void *, size_t);
static void *(*original_aligned_alloc)(size_t, size_t);
static int (*original_posix_memalign)(void **, size_t, size_t);
static void (*original_free)(void *);

/// From how many bytes on a piece is large.
enum { large = 2 << 20 };

/// A large piece, and whose it is; nobody's any more, once their world has ended.
struct piece {
  void *start;
  int64_t size;
  interposed_world *of;
};

static struct piece *pieces;
static size_t room;
static _Atomic size_t count;
static atomic_flag lock = ATOMIC_FLAG_INIT;

static void take_lock(void) { while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {} }
static void give_lock(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

static void note_taken(void *start, size_t size) {
  if (!start) return;
  take_lock();
  if (count == room) {
    size_t more = room ? room * 2 : 64;
    struct piece *grown = original_realloc(pieces, more * sizeof *pieces);
    if (!grown) return give_lock();
    (pieces = grown, room = more);
  }
  pieces[count++] = (struct piece){start, (int64_t)size, world};
  world->memory += (int64_t)size;
  if (world->memory > world->most_memory) world->most_memory = world->memory;
  give_lock();
}

static void note_given(void *start) {
  take_lock();
  for (size_t index = 0; index < count; index++) {
    if (pieces[index].start != start) continue;
    if (pieces[index].of) pieces[index].of->memory -= pieces[index].size;
    pieces[index] = pieces[--count];
    break;
  }
  give_lock();
}

/// Whether something could be among the large pieces that are counted.
static bool may_be_counted(void *start) { return count > 0 && start && malloc_usable_size(start) >= large; }

void interposed_forget_memory(interposed_world *of) {
  take_lock();
  for (size_t index = 0; index < count; index++) {
    if (pieces[index].of == of) pieces[index].of = NULL;
  }
  give_lock();
  of->memory = of->most_memory = 0;
}

static void *stand_in_malloc(size_t size) {
  void *start = original_malloc(size);
  if (size >= large && world) note_taken(start, size);
  return start;
}

static void *stand_in_calloc(size_t number, size_t size) {
  void *start = original_calloc(number, size);
  if (world && start && number > 0 && size >= large / number) note_taken(start, number * size);
  return start;
}

static void *stand_in_realloc(void *old, size_t size) {
  if (may_be_counted(old)) note_given(old);
  void *start = original_realloc(old, size);
  if (size >= large && world) note_taken(start, size);
  return start;
}

static void *stand_in_aligned_alloc(size_t alignment, size_t size) {
  void *start = original_aligned_alloc(alignment, size);
  if (size >= large && world) note_taken(start, size);
  return start;
}

static int stand_in_posix_memalign(void **start, size_t alignment, size_t size) {
  int result = original_posix_memalign(start, alignment, size);
  if (result == 0 && size >= large && world) note_taken(*start, size);
  return result;
}

static void stand_in_free(void *start) {
  if (may_be_counted(start)) note_given(start);
  original_free(start);
}

const struct replacement memory_replacements[] = {
  REPLACE(malloc, stand_in_malloc),
  REPLACE(calloc, stand_in_calloc),
  REPLACE(realloc, stand_in_realloc),
  REPLACE(aligned_alloc, stand_in_aligned_alloc),
  REPLACE(posix_memalign, stand_in_posix_memalign),
  REPLACE(free, stand_in_free),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
