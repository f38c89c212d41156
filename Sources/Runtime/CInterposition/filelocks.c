// Stands in for locks on files on a thread that is inside a world. They are kept here and not by the kernel: to that app,
// extension and whatever comes after them are one process, and a copy of it would give back the locks of the original.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_flock)(int, int);
static int (*original_fcntl)(int, int, ...);
static int (*original_fcntl64)(int, int, ...);
static int (*original_lockf)(int, int, off_t);
static int (*original_lockf64)(int, int, off_t);
static int (*original_close)(int);
static int (*original_fclose)(FILE *);

/// A lock that somebody holds: on a whole file by one way to it, or on a part of it as a process.
struct held {
  dev_t device;
  ino_t number;
  interposed_world *by;
  int file;
  bool is_whole, is_exclusive;
  int64_t start, end;
};

static _Thread_local struct held *locks;
static _Thread_local size_t count, room;

static void add(struct held lock) {
  if (count == room) {
    room = room ? room * 2 : 8;
    locks = realloc(locks, room * sizeof *locks);
  }
  locks[count++] = lock;
  lock.by->lock_changes++;
}

static void drop(size_t index) {
  locks[index].by->lock_changes++;
  locks[index] = locks[--count];
}

static bool is_same_file(const struct held *one, const struct held *other) {
  return one->device == other->device && one->number == other->number;
}

/// Whether a lock keeps another from being taken: each kind keeps only its own kind out, as on the phone.
static bool excludes(const struct held *there, const struct held *wanted) {
  if (!is_same_file(there, wanted) || there->is_whole != wanted->is_whole) return false;
  if (!there->is_exclusive && !wanted->is_exclusive) return false;
  if (wanted->is_whole) return there->by != wanted->by || there->file != wanted->file;
  return there->by != wanted->by && there->start < wanted->end && wanted->start < there->end;
}

static struct held *obstacle(const struct held *wanted) {
  for (size_t index = 0; index < count; index++) {
    if (excludes(&locks[index], wanted)) return &locks[index];
  }
  return NULL;
}

/// Gives back what somebody holds of what a lock covers; of a part, what lies beside it stays.
static void release(const struct held *given) {
  for (size_t index = count; index-- > 0;) {
    struct held old = locks[index];
    if (!is_same_file(&old, given) || old.by != given->by || old.is_whole != given->is_whole) continue;
    if (old.is_whole ? old.file != given->file : old.start >= given->end || given->start >= old.end) continue;
    drop(index);
    if (old.is_whole) continue;
    struct held before = old, after = old;
    before.end = given->start;
    after.start = given->end;
    if (before.start < before.end) add(before);
    if (after.start < after.end) add(after);
  }
}

struct wanted {
  struct readiness as_thing;
  struct held lock;
};

static bool is_free(struct readiness *thing) { return !obstacle(&((struct wanted *)thing)->lock); }

/// Takes a lock in place of what is held there; answers whether it could be had.
static bool take(struct held lock, bool waits, const char *name) {
  struct wanted wanted = {{is_free, name}, lock};
  if (!is_free(&wanted.as_thing) && (!waits || !wait_for(&wanted.as_thing, INT64_MAX))) return false;
  release(&lock);
  add(lock);
  return true;
}

static bool find(int file, struct held *lock) {
  struct stat status;
  if (fstat(file, &status) != 0) return false;
  *lock = (struct held){status.st_dev, status.st_ino, world, file, true, true, 0, INT64_MAX};
  return true;
}

static int stand_in_flock(int file, int operation) {
  struct held lock;
  if (!world || !find(file, &lock)) return original_flock(file, operation);
  int kind = operation & ~LOCK_NB;
  if (kind == LOCK_UN) return release(&lock), 0;
  if (kind != LOCK_EX && kind != LOCK_SH) return original_flock(file, operation);
  lock.is_exclusive = kind == LOCK_EX;
  if (take(lock, !(operation & LOCK_NB), "flock")) return 0;
  errno = EWOULDBLOCK;
  return -1;
}

/// The part of a file that somebody names; answers whether there can be such a part.
static bool find_part(int file, const struct flock *named, struct held *lock) {
  if (!find(file, lock)) return false;
  int64_t base = 0;
  if (named->l_whence == SEEK_CUR) base = lseek(file, 0, SEEK_CUR);
  struct stat status;
  if (named->l_whence == SEEK_END) base = fstat(file, &status) == 0 ? status.st_size : 0;
  int64_t start = base + named->l_start, end = named->l_len == 0 ? INT64_MAX : start + named->l_len;
  lock->start = start < end ? start : end;
  lock->end = start < end ? end : start;
  lock->is_whole = false;
  lock->is_exclusive = named->l_type == F_WRLCK;
  return lock->start >= 0;
}

static int lock_part(int file, bool waits, const struct flock *named, const char *name) {
  struct held lock;
  if (!find_part(file, named, &lock)) {
    errno = EINVAL;
    return -1;
  }
  if (named->l_type == F_UNLCK) return release(&lock), 0;
  if (take(lock, waits, name)) return 0;
  errno = EAGAIN;
  return -1;
}

static int look_at_part(int file, struct flock *named) {
  struct held lock;
  if (!find_part(file, named, &lock)) {
    errno = EINVAL;
    return -1;
  }
  struct held *other = obstacle(&lock);
  named->l_type = !other ? F_UNLCK : other->is_exclusive ? F_WRLCK : F_RDLCK;
  return 0;
}

static int control(int (*original)(int, int, ...), int file, int command, void *argument) {
  if (world && original(file, F_GETFD) >= 0) {
    switch (command) {
    case F_SETLK: case F_OFD_SETLK: return lock_part(file, false, argument, "fcntl");
    case F_SETLKW: case F_OFD_SETLKW: return lock_part(file, true, argument, "fcntl");
    case F_GETLK: case F_OFD_GETLK: return look_at_part(file, argument);
    default: break;
    }
  }
  return original(file, command, argument);
}

#define ARGUMENT \
  va_list list; \
  va_start(list, command); \
  void *argument = va_arg(list, void *); \
  va_end(list);

static int stand_in_fcntl(int file, int command, ...) {
  ARGUMENT
  return control(original_fcntl, file, command, argument);
}

static int stand_in_fcntl64(int file, int command, ...) {
  ARGUMENT
  return control(original_fcntl64, file, command, argument);
}

static int stand_in_lockf(int file, int command, off_t length) {
  if (!world) return original_lockf(file, command, length);
  struct flock named = {.l_type = command == F_ULOCK ? F_UNLCK : F_WRLCK, .l_whence = SEEK_CUR, .l_len = length};
  if (command != F_TEST) return lock_part(file, command == F_LOCK, &named, "lockf");
  if (look_at_part(file, &named) != 0 || named.l_type == F_UNLCK) return 0;
  errno = EACCES;
  return -1;
}

/// With a way to a file goes the lock that was taken by it, and whatever its process has locked in that file.
static void let_go(int file) {
  struct held closed;
  if (!world || count == 0 || !find(file, &closed)) return;
  release(&closed);
  closed.is_whole = false;
  release(&closed);
}

static int stand_in_close(int file) {
  let_go(file);
  return original_close(file);
}

static int stand_in_fclose(FILE *file) {
  if (world && file) let_go(fileno(file));
  return original_fclose(file);
}

long interposed_locks(interposed_world *by, int *files, long most) {
  long found = 0;
  for (size_t index = 0; index < count && found < most; index++) {
    if (locks[index].by == by) files[found++] = locks[index].file;
  }
  return found;
}

void interposed_forget_locks(interposed_world *by) {
  for (size_t index = count; index-- > 0;) {
    if (locks[index].by == by) drop(index);
  }
}

const struct replacement filelock_replacements[] = {
  REPLACE(flock, stand_in_flock),
  REPLACE(fcntl, stand_in_fcntl),
  REPLACE(fcntl64, stand_in_fcntl64),
  REPLACE(lockf, stand_in_lockf),
  REPLACE(lockf64, stand_in_lockf),
  REPLACE(close, stand_in_close),
  REPLACE(fclose, stand_in_fclose),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
