#define _GNU_SOURCE
#include "acts.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static void say_bytes(char *said, size_t room, const unsigned char *bytes) {
  for (size_t index = 0; index < 8; index++) snprintf(said + 2 * index, room - 2 * index, "%02x", bytes[index]);
}

#define SAY_BYTES(...) unsigned char bytes[8] = {0}; __VA_ARGS__; say_bytes(said, room, bytes)

ACT(throws) { SAY("%d", rand()); }
ACT(throws_far) { SAY("%ld", random()); }
ACT(throws_a_part) { SAY("%f", drand48()); }
ACT(throws_long) { SAY("%ld, %ld", lrand48(), mrand48()); }
ACT(throws_after_a_seed) { srand(7); SAY("%d", rand()); }
ACT(asks_arc4) { SAY("%u", arc4random()); }
ACT(asks_arc4_below) { SAY("%u", arc4random_uniform(1000000)); }
ACT(fills_by_arc4) { SAY_BYTES(arc4random_buf(bytes, 8)); }
ACT(asks_the_kernel) { SAY_BYTES(if (getrandom(bytes, 8, 0) < 0) return); }
ACT(asks_for_entropy) { SAY_BYTES(if (getentropy(bytes, 8)) return); }
ACT(asks_by_number) { SAY_BYTES(syscall(SYS_getrandom, bytes, 8, 0)); }
ACT(asks_by_name) { uint32_t (*named)(void) = dlsym(RTLD_DEFAULT, "arc4random"); SAY("%u", named()); }
ACT(reads_the_device) { SAY_BYTES(int file = open("/dev/urandom", O_RDONLY); if (read(file, bytes, 8) < 0) return; close(file)); }
ACT(reads_at_a_place) { SAY_BYTES(int file = open("/dev/urandom", O_RDONLY); if (pread(file, bytes, 8, 0) < 0) return; close(file)); }
ACT(reads_in_parts) {
  SAY_BYTES(int file = open("/dev/urandom", O_RDONLY); struct iovec part = {bytes, 8}; if (readv(file, &part, 1) < 0) return; close(file));
}
ACT(reads_as_a_file) { SAY_BYTES(FILE *file = fopen("/dev/urandom", "r"); if (!fread(bytes, 8, 1, file)) return; fclose(file)); }
ACT(reads_a_number_of_the_kernel) { FILE *file = fopen("/proc/sys/kernel/random/uuid", "r"); SAY("%s", file ? "opened" : strerror(errno)); }
ACT(makes_a_file_by_chance) { char path[] = "/tmp/hostile-XXXXXX"; int file = mkstemp(path); SAY("%s", path); close(file); unlink(path); }
ACT(makes_a_folder_by_chance) { char path[] = "/tmp/hostile-XXXXXX"; SAY("%s", mkdtemp(path)); rmdir(path); }
ACT(asks_cpp) {
  // What std::random_device calls, in a library that is loaded already.
  unsigned (*get)(void *) = dlsym(RTLD_DEFAULT, "_ZNSt13random_device9_M_getvalEv");
  char device[5000] = {0};
  SAY("%u", get ? get(device) : 0);
}

const struct hostile chance[] = {
  LISTED(throws), LISTED(throws_far), LISTED(throws_a_part), LISTED(throws_long), LISTED(throws_after_a_seed),
  LISTED(asks_arc4), LISTED(asks_arc4_below), LISTED(fills_by_arc4), LISTED(asks_the_kernel), LISTED(asks_for_entropy),
  LISTED(asks_by_number), LISTED(asks_by_name), LISTED(reads_the_device), LISTED(reads_at_a_place), LISTED(reads_in_parts),
  LISTED(reads_as_a_file), LISTED(reads_a_number_of_the_kernel), LISTED(makes_a_file_by_chance),
  LISTED(makes_a_folder_by_chance), LISTED(asks_cpp), {NULL, NULL},
};
