// Stands in for when files were changed, on a thread that is inside a world: when its rehearsal began, all of them,
// because the machine's own clock wrote down what is there.
#define _GNU_SOURCE
#include "replacements.h"
#include <sys/stat.h>

BEGIN_UNWATCHED

static int (*original_stat)(const char *, struct stat *);
static int (*original_lstat)(const char *, struct stat *);
static int (*original_fstat)(int, struct stat *);
static int (*original_fstatat)(int, const char *, struct stat *, int);
static int (*original_statx)(int, const char *, int, unsigned, struct statx *);
static int (*original_stat64)(const char *, struct stat *);
static int (*original_lstat64)(const char *, struct stat *);
static int (*original_fstat64)(int, struct stat *);
static int (*original_fstatat64)(int, const char *, struct stat *, int);

static int with_times(int result, struct stat *status) {
  if (world && result == 0) {
    const struct timespec beginning = {INTERPOSED_EPOCH / 1000000000, 0};
    status->st_atim = status->st_mtim = status->st_ctim = beginning;
  }
  return result;
}

static int stand_in_stat(const char *path, struct stat *status) {
  return with_times(original_stat(path, status), status);
}

static int stand_in_lstat(const char *path, struct stat *status) {
  return with_times(original_lstat(path, status), status);
}

static int stand_in_fstat(int file, struct stat *status) { return with_times(original_fstat(file, status), status); }

static int stand_in_fstatat(int folder, const char *path, struct stat *status, int flags) {
  return with_times(original_fstatat(folder, path, status, flags), status);
}

static int stand_in_statx(int folder, const char *path, int flags, unsigned mask, struct statx *status) {
  int result = original_statx(folder, path, flags, mask, status);
  if (!world || result != 0) return result;
  const struct statx_timestamp beginning = {.tv_sec = INTERPOSED_EPOCH / 1000000000};
  status->stx_atime = status->stx_btime = status->stx_ctime = status->stx_mtime = beginning;
  return result;
}

const struct replacement filetime_replacements[] = {
  REPLACE(stat, stand_in_stat),
  REPLACE(stat64, stand_in_stat),
  REPLACE(lstat, stand_in_lstat),
  REPLACE(lstat64, stand_in_lstat),
  REPLACE(fstat, stand_in_fstat),
  REPLACE(fstat64, stand_in_fstat),
  REPLACE(fstatat, stand_in_fstatat),
  REPLACE(fstatat64, stand_in_fstatat),
  REPLACE(statx, stand_in_statx),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
