// Makes Swift hash alike in every process that rehearses, as SWIFT_DETERMINISTIC_HASHING=1 does for those who set it:
// a handler may walk a set, whose order would otherwise differ from process to process, and from set to set.
//
// It happens when the process is loaded, because collections that were filled before would find nothing again. Where
// the standard library is linked statically, it comes too early to be found, and only the variable helps; it is not set
// here, because Swift looks for the command line beside the environment, which moves when one is added.
#define _GNU_SOURCE
#include "CHashing.h"
#include <dlfcn.h>
#include <link.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// In which order that is, somebody may say who wants to see others: it follows from a number, 1 where nobody does. It cannot
// be changed on the way, because whatever was filled before would find nothing again.
static uint64_t seed_of_order(void) {
  const char *order = getenv("REHEARSAL_SET_ORDER");
  uint64_t number = order ? strtoull(order, NULL, 10) : 1;
  return number ? (number - 1) * UINT64_C(0x9E3779B97F4A7C15) : 0;
}

struct hashing {
  uint64_t seeds[2];
  bool is_deterministic;
};

__attribute__((constructor)) static void hash_alike(void) {
  // Whoever sets it, to whatever, has decided.
  if (getenv("SWIFT_DETERMINISTIC_HASHING")) return;
  struct hashing *hashing = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  const ElfW(Sym) *symbol;
  Dl_info place;
  if (!hashing || !dladdr1(hashing, &place, (void **)&symbol, RTLD_DL_SYMENT) || !symbol) return;
  // Another Swift may keep something else by this name.
  if (symbol->st_size != sizeof *hashing) return;
  uint64_t seed = seed_of_order();
  *hashing = (struct hashing){{seed, ~seed * (seed != 0)}, true};
}
