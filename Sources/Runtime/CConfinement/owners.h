// The objects that static variables hold.
#pragma once
#include "constants.h"

/// Finds what is needed to know an object; in the process that others are made of, where the linker can be asked.
void owners_learn(void);
/// Holds on to what is held by variables that were set, in a process that was just made; answers whether there are any.
bool owners_hold_all(const struct variable *variables, size_t count);
/// Holds on to every object that a variable of these bytes holds, for good.
void owners_hold(const char *bytes, size_t size);
