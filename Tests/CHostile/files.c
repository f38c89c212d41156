#define _GNU_SOURCE
#include "acts.h"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

ACT(leaves_its_folder) { SAY_RESULT(chdir("/")); }
ACT(changes_its_root) { SAY_RESULT(chroot("/tmp")); }
ACT(mounts) { SAY_RESULT(mount("none", "/mnt", "tmpfs", 0, NULL)); }
ACT(writes_over_its_program) { SAY("%s", open("/proc/self/exe", O_WRONLY) < 0 ? "refused" : "opened"); }
ACT(writes_to_its_memory) { int file = open("/proc/self/mem", O_RDWR); long word = 0; SAY_RESULT(pwrite(file, &word, sizeof word, 8)); close(file); }
ACT(locks_a_file_twice) {
  int first = open("/tmp/hostile-lock", O_CREAT | O_RDWR, 0600), second = open("/tmp/hostile-lock", O_RDWR);
  int held = flock(first, LOCK_EX), again = flock(second, LOCK_EX | LOCK_NB);
  SAY("%d, %d", held, again);
  unlink("/tmp/hostile-lock");
  close(first);
  close(second);
}
ACT(reads_a_terminal) { char byte; int file = open("/dev/tty", O_RDONLY); if (file >= 0 && read(file, &byte, 1) < 0) close(file); SAY("went on"); }
ACT(reads_without_end) { FILE *file = fopen("/dev/zero", "r"); static char page[1 << 16]; SAY("%zu", fread(page, 1, sizeof page, file)); fclose(file); }
ACT(writes_to_a_full_device) { FILE *file = fopen("/dev/full", "w"); fputs("a word", file); SAY("%d", fclose(file)); }
ACT(waits_at_a_named_pipe) {
  mkfifo("/tmp/hostile-pipe", 0600);
  int file = open("/tmp/hostile-pipe", O_RDWR);
  char byte;
  unlink("/tmp/hostile-pipe");
  SAY_RESULT(read(file, &byte, 1));
}
ACT(removes_what_it_stands_in) { mkdir("/tmp/hostile-folder", 0700); SAY("%d", rmdir("/tmp/hostile-folder")); }
ACT(changes_its_home) { setenv("HOME", "/nowhere", 1); SAY("%s", getenv("HOME")); }
ACT(changes_its_zone) { setenv("TZ", "Asia/Tokyo", 1); SAY("%s", getenv("TZ")); }

const struct hostile files[] = {
  LISTED(leaves_its_folder), LISTED(changes_its_root), LISTED(mounts), LISTED(writes_over_its_program),
  LISTED(writes_to_its_memory), LISTED(locks_a_file_twice), LISTED(reads_a_terminal), LISTED(reads_without_end),
  LISTED(writes_to_a_full_device), LISTED(waits_at_a_named_pipe), LISTED(removes_what_it_stands_in),
  LISTED(changes_its_home), LISTED(changes_its_zone), {NULL, NULL},
};
