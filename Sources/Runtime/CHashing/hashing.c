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
  *hashing = (struct hashing){{0, 0}, true};
}
