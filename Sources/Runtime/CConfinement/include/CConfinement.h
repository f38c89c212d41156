// Keeps a process to what a rehearsal needs of the system.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// From now on a call of the system that no rehearsal needs ends this process, once its number is noted; answers whether
/// the kernel sees to it.
bool confinement_begin(int64_t *_Nonnull note);
/// What a noted call is called, and what it does; nothing for a number that none of them has.
const char *_Nullable confinement_name(int64_t note);
/// Whether this process was built with something that needs such calls itself, as sanitizers do.
bool confinement_is_in_the_way(void);
