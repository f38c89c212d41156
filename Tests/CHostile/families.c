#include "acts.h"

int hostile_port = 9;

void hostile_listen(int port) { hostile_port = port; }

static const struct {
  const char *name;
  const struct hostile *acts;
} families[] = {
  {"processes", processes}, {"threads", threads}, {"waiting", waiting}, {"descriptors", descriptors}, {"memory", memory},
  {"clocks", clocks}, {"chance", chance}, {"network", network}, {"files", files}, {"signals", signals},
};

enum { count = sizeof families / sizeof *families };

const struct hostile *hostile_acts(int family) { return family < count ? families[family].acts : NULL; }
const char *hostile_family(int family) { return family < count ? families[family].name : NULL; }
