// What a world does itself to any object of Dispatch, past everything that stands in for it.
#define _GNU_SOURCE
#include "replacements.h"

BEGIN_UNWATCHED

static void (*original_dispatch_retain)(object);
static void (*original_dispatch_release)(object);
static void (*original_dispatch_activate)(object);
static void *(*original_dispatch_get_context)(object);

void interposed_retain(void *object) { original_dispatch_retain(object); }
void interposed_release(void *object) { original_dispatch_release(object); }
void interposed_activate(void *object) { original_dispatch_activate(object); }
void *interposed_context(void *object) { return original_dispatch_get_context(object); }

const struct replacement object_replacements[] = {
  FIND(dispatch_retain),
  FIND(dispatch_release),
  FIND(dispatch_activate),
  FIND(dispatch_get_context),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
