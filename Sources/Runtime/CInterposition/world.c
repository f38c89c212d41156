// Where a thread is: in which world, and on which of its stacks; and what the system itself would have done there.
#define _GNU_SOURCE
#include "replacements.h"
#include <dlfcn.h>

BEGIN_UNWATCHED

_Thread_local interposed_world *world;
_Thread_local fiber *running_fiber;
interposed_callbacks callbacks;

void tell(interposed_escape kind, const char *detail) { callbacks.escaped(world->owner, kind, detail); }

void *original_named(const char *name) { return dlsym(RTLD_DEFAULT, name); }

END_UNWATCHED
