// Handlers in C that do what they should not, by family; each says what came of it, where it lives to.
#pragma once
#include <stddef.h>

struct hostile {
  const char *_Nullable name;
  void (*_Nullable act)(char *_Nonnull said, size_t room);
};

/// The acts of a family, the last without a name; nothing for a family that there is not.
const struct hostile *_Nullable hostile_acts(int family);
const char *_Nullable hostile_family(int family);
/// Says where something listens on this machine that is to hear nothing.
void hostile_listen(int port);
