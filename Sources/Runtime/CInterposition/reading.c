// Stands in for reading on a thread that is inside a world: what a device gives by chance is the world's own, a clock of
// the run loop is read as it comes due there, and what is not there yet is not waited for in real time.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/uio.h>
#include <unistd.h>

BEGIN_UNWATCHED

static ssize_t (*original_read)(int, void *, size_t);
static ssize_t (*original_pread)(int, void *, size_t, off_t);
static ssize_t (*original_pread64)(int, void *, size_t, off_t);
static ssize_t (*original_readv)(int, const struct iovec *, int);
static ssize_t (*original_preadv)(int, const struct iovec *, int, off_t);
static int (*original_open)(const char *, int, ...);
static int (*original_open64)(const char *, int, ...);
static int (*original_openat)(int, const char *, int, ...);
static FILE *(*original_fopen)(const char *, const char *);
static FILE *(*original_fopen64)(const char *, const char *);

static bool is_source_of_chance(int file) {
  struct stat status;
  if (fstat(file, &status) != 0 || !S_ISCHR(status.st_mode) || major(status.st_rdev) != 1) return false;
  return minor(status.st_rdev) == 8 || minor(status.st_rdev) == 9;
}

static ssize_t stand_in_read(int file, void *bytes, size_t count) {
  if (!world) return original_read(file, bytes, count);
  if (count == sizeof(uint64_t) && callbacks.due_clock(world->owner, false) == file) {
    callbacks.due_clock(world->owner, true);
    *(uint64_t *)bytes = 1;
    return sizeof(uint64_t);
  }
  if (!is_source_of_chance(file)) {
    wait_for_file(file, POLLIN, "read");
    return original_read(file, bytes, count);
  }
  fill(bytes, count);
  return (ssize_t)count;
}

static ssize_t stand_in_pread(int file, void *bytes, size_t count, off_t place) {
  if (!world || !is_source_of_chance(file)) return original_pread(file, bytes, count, place);
  fill(bytes, count);
  return (ssize_t)count;
}

static ssize_t fill_all(const struct iovec *rooms, int count) {
  ssize_t total = 0;
  for (int index = 0; index < count; index++) {
    fill(rooms[index].iov_base, rooms[index].iov_len);
    total += (ssize_t)rooms[index].iov_len;
  }
  return total;
}

static ssize_t stand_in_readv(int file, const struct iovec *rooms, int count) {
  if (!world) return original_readv(file, rooms, count);
  if (is_source_of_chance(file)) return fill_all(rooms, count);
  wait_for_file(file, POLLIN, "readv");
  return original_readv(file, rooms, count);
}

static ssize_t stand_in_preadv(int file, const struct iovec *rooms, int count, off_t place) {
  if (!world || !is_source_of_chance(file)) return original_preadv(file, rooms, count, place);
  return fill_all(rooms, count);
}

/// What the kernel tells of its clocks and its chance by name.
static bool tells_of_machine(const char *path) {
  static const char *const told[] = {
    "/proc/uptime", "/proc/stat", "/proc/loadavg", "/proc/self/stat", "/proc/self/schedstat", "/proc/timer_list",
    "/proc/driver/rtc", "/proc/sys/kernel/random/uuid", "/proc/sys/kernel/random/boot_id",
  };
  for (size_t index = 0; index < sizeof told / sizeof *told; index++) {
    if (strcmp(path, told[index]) == 0) return true;
  }
  return false;
}

/// Whether a file is kept from the code in a world, which is told of.
static bool is_refused(const char *path) {
  if (!world || path[0] != '/' || !tells_of_machine(path)) return false;
  char detail[256];
  snprintf(detail, sizeof detail, "%s is the clock or the chance of this machine", path);
  tell(interposed_escape_refusal, detail);
  errno = EACCES;
  return true;
}

/// The permissions of a file that is made, which only then are given.
#define PERMISSIONS(flags) \
  mode_t mode = 0; \
  if (flags & (O_CREAT | O_TMPFILE)) { \
    va_list list; \
    va_start(list, flags); \
    mode = va_arg(list, mode_t); \
    va_end(list); \
  }

/// Tells of a file that is about to be written.
static void note_opening(const char *path, int flags) {
  if (world && flags & (O_WRONLY | O_RDWR | O_CREAT)) note_writing(path);
}

/// Tells of a file that was opened to be read, or looked for and not found, or that is empty now. Whoever opens one for
/// both looks into it for as long as it is open, and of that nothing is told.
static void note_opened(bool is_there, const char *path, bool is_read, bool is_emptied) {
  int error = errno;
  if (is_there ? is_read || is_emptied : is_read && error == ENOENT) note_shared_file(path, is_there && is_emptied);
  errno = error;
}

static int with_flags(int flags, const char *path, int file) {
  note_opened(file >= 0, path, !(flags & (O_WRONLY | O_RDWR | O_DIRECTORY)), flags & O_TRUNC);
  return file;
}

static int stand_in_open(const char *path, int flags, ...) {
  PERMISSIONS(flags)
  note_opening(path, flags);
  return is_refused(path) ? -1 : with_flags(flags, path, original_open(path, flags, mode));
}

static int stand_in_openat(int folder, const char *path, int flags, ...) {
  PERMISSIONS(flags)
  note_opening(path, flags);
  return is_refused(path) ? -1 : with_flags(flags, path, original_openat(folder, path, flags, mode));
}

static ssize_t read_chance(void *unused, char *bytes, size_t count) {
  if (world) fill(bytes, count); else return -1;
  return (ssize_t)count;
}

/// The C library reads a file of its own past everybody; chance is a file of ours.
static FILE *stand_in_fopen(const char *path, const char *mode) {
  if (is_refused(path)) return NULL;
  if (world && strpbrk(mode, "wa+")) note_writing(path);
  bool is_chance = world && (strcmp(path, "/dev/urandom") == 0 || strcmp(path, "/dev/random") == 0);
  if (!is_chance) {
    FILE *file = original_fopen(path, mode);
    note_opened(file != NULL, path, mode[0] == 'r' && !strchr(mode, '+'), mode[0] == 'w');
    return file;
  }
  return fopencookie(NULL, "r", (cookie_io_functions_t){.read = read_chance});
}

const struct replacement reading_replacements[] = {
  REPLACE(read, stand_in_read),
  REPLACE(pread, stand_in_pread),
  REPLACE(pread64, stand_in_pread),
  REPLACE(readv, stand_in_readv),
  REPLACE(preadv, stand_in_preadv),
  REPLACE(open, stand_in_open),
  REPLACE(open64, stand_in_open),
  REPLACE(openat, stand_in_openat),
  REPLACE(fopen, stand_in_fopen),
  REPLACE(fopen64, stand_in_fopen),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
