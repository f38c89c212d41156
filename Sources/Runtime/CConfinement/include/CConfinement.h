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

/// Finds the static variables of all code but that of some modules, which are given with a space before and after each;
/// once in a process, for all that are made from it.
void statics_learn(const char *_Nonnull ours);
/// In a process that was just made from the one that found them: holds on to the objects that they hold.
void statics_hold_on(void);
/// In a process that was made from the one that found them: notes their values the first time, and gives them back
/// every other time.
void statics_begin_anew(void);
/// Where this process notes which of them it was the first to find changed: its number, from 1.
void statics_note_in(uint64_t *_Nonnull place);
/// The variable of a number, as a person would call it.
const char *_Nullable statics_name(uint64_t number);
