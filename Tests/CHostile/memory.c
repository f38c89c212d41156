#define _GNU_SOURCE
#include "acts.h"
#include <stdint.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static volatile int sink;
#pragma clang diagnostic ignored "-Winfinite-recursion"
static int deeper(int depth) {
  volatile char big[4096];
  big[0] = (char)depth;
  return deeper(depth + 1) + big[0];
}

ACT(fills_its_stack) { SAY("%d", deeper(0)); }
ACT(reads_nowhere) { SAY("%d", *(volatile int *)8); }
ACT(writes_nowhere) { QUIET; *(volatile int *)8 = 1; }
ACT(writes_to_its_code) { QUIET; *(volatile char *)(uintptr_t)&deeper = 0; }
ACT(runs_what_is_no_code) { QUIET; static char data[16]; ((void (*)(void))(uintptr_t)data)(); }
ACT(runs_nowhere) { QUIET; ((void (*)(void))8)(); }
ACT(divides_by_nothing) { SAY("%d", 1 / sink); raise(SIGFPE); }
ACT(traps) { QUIET; __builtin_trap(); }
ACT(frees_what_is_not_its) { QUIET; long word[4] = {0, 0, 0, 0}; free(&word[(unsigned)sink + 2]); }
ACT(frees_twice) { QUIET; void *volatile room_of_its = malloc(4000); free(room_of_its); free(room_of_its); }
ACT(takes_a_terabyte) { void *place = mmap(NULL, 1UL << 46, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0); SAY("%s", place == MAP_FAILED ? "refused" : "had"); }
ACT(takes_a_lot) { char *place = malloc(200 << 20); if (place) memset(place, 1, 200 << 20); SAY("%s", place ? "had" : "refused"); free(place); }
ACT(locks_it_down) { mprotect((void *)((uintptr_t)&sink & ~(uintptr_t)4095), 4096, PROT_NONE); sink = 1; SAY("written"); }
ACT(unmaps_its_stack) { QUIET; munmap((void *)((uintptr_t)&said & ~(uintptr_t)4095), 4096); sink = 1; }
ACT(keeps_it_in_files) { int file = (int)syscall(SYS_memfd_create, "kept", 0); SAY("%s", file < 0 ? "refused" : "made"); close(file); }

const struct hostile memory[] = {
  LISTED(fills_its_stack), LISTED(reads_nowhere), LISTED(writes_nowhere), LISTED(writes_to_its_code),
  LISTED(runs_what_is_no_code), LISTED(runs_nowhere), LISTED(divides_by_nothing), LISTED(traps),
  LISTED(frees_what_is_not_its), LISTED(frees_twice), LISTED(takes_a_terabyte), LISTED(takes_a_lot), LISTED(locks_it_down),
  LISTED(unmaps_its_stack), LISTED(keeps_it_in_files), {NULL, NULL},
};
