// Stands in for what waits for files on a thread that is inside a world: they are looked at after everything that
// happens, and never waited for in real time.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/select.h>

BEGIN_UNWATCHED

static int (*original_poll)(struct pollfd *, nfds_t, int);
static int (*original_ppoll)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
static int (*original_select)(int, fd_set *, fd_set *, fd_set *, struct timeval *);
static int (*original_pselect)(int, fd_set *, fd_set *, fd_set *, const struct timespec *, const sigset_t *);
static int (*original_epoll_wait)(int, struct epoll_event *, int, int);
static int (*original_epoll_pwait)(int, struct epoll_event *, int, int, const sigset_t *);

bool wait_for(struct readiness *thing, int64_t patience) {
  if (thing->is_ready(thing)) return true;
  if (patience <= 0) return false;
  if (patience < INT64_MAX) tell(interposed_escape_sleep, thing->name);
  return callbacks.wait(world->owner, interposed_wait_ready, thing, patience);
}

bool interposed_is_ready(void *thing) { return ((struct readiness *)thing)->is_ready(thing); }
const char *interposed_name(void *thing) { return ((struct readiness *)thing)->name; }

static int64_t milliseconds(int count) { return count < 0 ? INT64_MAX : count * INT64_C(1000000); }
static int64_t patience_of(const struct timespec *span) { return span ? nanoseconds(span) : INT64_MAX; }

struct polled {
  struct readiness as_thing;
  struct pollfd *files;
  nfds_t count;
  int ready;
};

static bool is_polled(struct readiness *thing) {
  struct polled *polled = (struct polled *)thing;
  polled->ready = original_poll(polled->files, polled->count, 0);
  return polled->ready != 0;
}

static int poll_virtually(struct pollfd *files, nfds_t count, int64_t patience, const char *name) {
  struct polled polled = {{is_polled, name}, files, count, 0};
  wait_for(&polled.as_thing, patience);
  return polled.ready;
}

bool wait_for_file(int file, short events, const char *name) {
  struct pollfd waiting = {file, events, 0};
  int flags = fcntl(file, F_GETFL);
  if (flags < 0 || flags & O_NONBLOCK) return true;
  return poll_virtually(&waiting, 1, INT64_MAX, name) != 0;
}

static int stand_in_poll(struct pollfd *files, nfds_t count, int timeout) {
  return world ? poll_virtually(files, count, milliseconds(timeout), "poll") : original_poll(files, count, timeout);
}

static int stand_in_ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  if (!world) return original_ppoll(files, count, timeout, mask);
  return poll_virtually(files, count, patience_of(timeout), "ppoll");
}

/// Sets of files, as they were given and as they are found.
struct selected {
  struct readiness as_thing;
  int limit;
  fd_set *given[3];
  fd_set asked[3];
  int ready;
};

static bool is_selected(struct readiness *thing) {
  struct selected *selected = (struct selected *)thing;
  fd_set found[3];
  for (int index = 0; index < 3; index++) found[index] = selected->asked[index];
  struct timeval none = {0, 0};
  fd_set **given = selected->given;
  selected->ready = original_select(selected->limit, given[0] ? &found[0] : NULL, given[1] ? &found[1] : NULL,
                                    given[2] ? &found[2] : NULL, &none);
  for (int index = 0; index < 3 && selected->ready >= 0; index++) {
    if (given[index]) *given[index] = found[index];
  }
  return selected->ready != 0;
}

static int select_virtually(int limit, fd_set *given[3], int64_t patience, const char *name) {
  struct selected selected = {{is_selected, name}, limit, {given[0], given[1], given[2]}, {{{0}}}, 0};
  for (int index = 0; index < 3; index++) {
    if (given[index]) selected.asked[index] = *given[index];
  }
  wait_for(&selected.as_thing, patience);
  return selected.ready;
}

static int stand_in_select(int limit, fd_set *reading, fd_set *writing, fd_set *failing, struct timeval *timeout) {
  if (!world) return original_select(limit, reading, writing, failing, timeout);
  struct timespec span = {timeout ? timeout->tv_sec : 0, timeout ? timeout->tv_usec * 1000 : 0};
  return select_virtually(limit, (fd_set *[]){reading, writing, failing}, patience_of(timeout ? &span : NULL), "select");
}

static int stand_in_pselect(int limit, fd_set *reading, fd_set *writing, fd_set *failing,
                            const struct timespec *timeout, const sigset_t *mask) {
  if (!world) return original_pselect(limit, reading, writing, failing, timeout, mask);
  return select_virtually(limit, (fd_set *[]){reading, writing, failing}, patience_of(timeout), "pselect");
}

struct listened {
  struct readiness as_thing;
  int file;
  struct epoll_event *events;
  int room;
  int ready;
};

static bool is_heard(struct readiness *thing) {
  struct listened *listened = (struct listened *)thing;
  listened->ready = original_epoll_wait(listened->file, listened->events, listened->room, 0);
  return listened->ready != 0;
}

static int listen_virtually(int file, struct epoll_event *events, int room, int timeout, const char *name) {
  struct listened listened = {{is_heard, name}, file, events, room, 0};
  wait_for(&listened.as_thing, milliseconds(timeout));
  return listened.ready;
}

static int stand_in_epoll_wait(int file, struct epoll_event *events, int room, int timeout) {
  if (!world) return original_epoll_wait(file, events, room, timeout);
  return listen_virtually(file, events, room, timeout, "epoll_wait");
}

static int stand_in_epoll_pwait(int file, struct epoll_event *events, int room, int timeout, const sigset_t *mask) {
  if (!world) return original_epoll_pwait(file, events, room, timeout, mask);
  return listen_virtually(file, events, room, timeout, "epoll_pwait");
}

const struct replacement polling_replacements[] = {
  REPLACE(poll, stand_in_poll),
  REPLACE(ppoll, stand_in_ppoll),
  REPLACE(select, stand_in_select),
  REPLACE(pselect, stand_in_pselect),
  REPLACE(epoll_wait, stand_in_epoll_wait),
  REPLACE(epoll_pwait, stand_in_epoll_pwait),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
