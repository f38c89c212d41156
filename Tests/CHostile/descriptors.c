#define _GNU_SOURCE
#include "acts.h"
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { many = 256 };

static void write_everywhere(const void *bytes, size_t count) {
  signal(SIGPIPE, SIG_IGN);
  for (int file = 3; file < many; file++) {
    if (write(file, bytes, count) < 0) continue;
  }
}

ACT(closes_all) { for (int file = 0; file < many; file++) close(file); SAY("closed"); }
ACT(closes_and_goes_round) { for (int file = 3; file < many; file++) close(file); for (;;) SAY("never"); }
ACT(closes_its_outputs) { close(1); close(2); SAY("closed"); }
ACT(writes_text_everywhere) { write_everywhere("what nobody asked for\n", 22); SAY("written"); }
ACT(writes_noughts_everywhere) { char noughts[64] = {0}; write_everywhere(noughts, sizeof noughts); SAY("written"); }
ACT(claims_a_length_everywhere) { write_everywhere("\xff\xff\xff\x7f\xff\xff\xff\x7f", 8); SAY("written"); }
ACT(steals_what_comes) {
  char bytes[4096];
  for (int file = 3; file < many; file++) {
    fcntl(file, F_SETFL, O_NONBLOCK);
    while (read(file, bytes, sizeof bytes) > 0) {}
  }
  SAY("stolen");
}
ACT(unblocks_all) { for (int file = 0; file < many; file++) fcntl(file, F_SETFL, O_NONBLOCK); SAY("unblocked"); }
ACT(shuts_all_down) { for (int file = 3; file < many; file++) shutdown(file, SHUT_RDWR); SAY("shut"); }
ACT(truncates_all) { for (int file = 3; file < many; file++) if (ftruncate(file, 0)) continue; SAY("truncated"); }
ACT(turns_outputs_round) { dup2(0, 1); dup2(0, 2); SAY("turned"); }
ACT(prints) { printf("a line of a handler\n"); fprintf(stderr, "and another\n"); fflush(stdout); SAY("printed"); }
ACT(prints_controls) { printf("\033]0;title\007\033[2J\033[31m\n::error::injected\n"); fflush(stdout); SAY("printed"); }
ACT(prints_a_flood) { char *text = calloc(1, 1 << 20); for (int i = 0; i < 16; i++) fwrite(text, 1, 1 << 20, stdout); free(text); SAY("printed"); }
ACT(opens_many) { int count = 0; while (count < 2000 && open("/dev/null", O_RDONLY) >= 0) count++; for (int i = 3; i < 3000; i++) if (count > 1000 && i > 900) close(i); SAY("opened"); }
ACT(lowers_its_limit) { struct rlimit limit = {0, 0}; SAY_RESULT(setrlimit(RLIMIT_NOFILE, &limit)); }
ACT(limits_its_files) { struct rlimit limit = {0, 0}; SAY_RESULT(setrlimit(RLIMIT_FSIZE, &limit)); }

const struct hostile descriptors[] = {
  LISTED(closes_all), LISTED(closes_and_goes_round), LISTED(closes_its_outputs), LISTED(writes_text_everywhere),
  LISTED(writes_noughts_everywhere), LISTED(claims_a_length_everywhere), LISTED(steals_what_comes), LISTED(unblocks_all),
  LISTED(shuts_all_down), LISTED(truncates_all), LISTED(turns_outputs_round), LISTED(prints), LISTED(prints_controls),
  LISTED(prints_a_flood), LISTED(opens_many), LISTED(lowers_its_limit), LISTED(limits_its_files), {NULL, NULL},
};
