// Stands in for what would leave the rehearsal's thread: threads, sessions, sockets, and sleeping for real.
#define _GNU_SOURCE
#include "replacements.h"
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

BEGIN_UNWATCHED

static int (*original_pthread_create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
static int (*original_curl_multi_add_handle)(void *, void *);
static int (*original_socket)(int, int, int);
static int (*original_getaddrinfo)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
static unsigned (*original_sleep)(unsigned);
static int (*original_usleep)(useconds_t);
static int (*original_nanosleep)(const struct timespec *, struct timespec *);
static int (*original_clock_nanosleep)(clockid_t, int, const struct timespec *, struct timespec *);
static int (*original_fputs)(const char *, FILE *);

static void tell(interposed_escape kind, const char *detail) { callbacks.escaped(world->owner, kind, detail); }

static int stand_in_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (!world) return original_pthread_create(thread, attributes, start, argument);
  tell(interposed_escape_thread, "pthread_create");
  return EAGAIN;
}

/// Dispatch cannot do without a thread it asks for.
static int stand_in_pthread_create_by_dispatch(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (world) tell(interposed_escape_dispatch_thread, "pthread_create");
  return original_pthread_create(thread, attributes, start, argument);
}

/// A request of FoundationNetworking's URLSession is not handed over to what would send it, so that it stays silent.
static int stand_in_add_request(void *requests, void *request) {
  if (!world) return original_curl_multi_add_handle(requests, request);
  tell(interposed_escape_session, "URLSession");
  return 0;
}

static int stand_in_socket(int domain, int type, int protocol) {
  if (!world) return original_socket(domain, type, protocol);
  tell(interposed_escape_socket, domain == AF_UNIX ? "a local socket" : "a socket");
  errno = EACCES;
  return -1;
}

static int stand_in_getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
  if (!world) return original_getaddrinfo(node, service, hints, result);
  tell(interposed_escape_lookup, node ? node : "");
  return EAI_FAIL;
}

static void sleep_virtually(int64_t span, const char *name) {
  tell(interposed_escape_sleep, name);
  callbacks.wait(world->owner, interposed_wait_sleep, NULL, span);
}

static unsigned stand_in_sleep(unsigned seconds) {
  if (!world) return original_sleep(seconds);
  sleep_virtually(seconds * INT64_C(1000000000), "sleep");
  return 0;
}

static int stand_in_usleep(useconds_t microseconds) {
  if (!world) return original_usleep(microseconds);
  sleep_virtually(microseconds * INT64_C(1000), "usleep");
  return 0;
}

static int stand_in_nanosleep(const struct timespec *time, struct timespec *rest) {
  if (!world) return original_nanosleep(time, rest);
  sleep_virtually(nanoseconds(time), "nanosleep");
  return 0;
}

static int stand_in_clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
  if (!world) return original_clock_nanosleep(clock, flags, time, rest);
  int64_t beginning = clock == CLOCK_REALTIME ? INTERPOSED_EPOCH : INTERPOSED_UPTIME;
  sleep_virtually(flags & TIMER_ABSTIME ? delay_to(time, beginning) : nanoseconds(time), "clock_nanosleep");
  return 0;
}

/// Swift says on standard error that a continuation was lost.
static int stand_in_fputs(const char *text, FILE *file) {
  static const char misuse[] = "SWIFT TASK CONTINUATION MISUSE: ";
  if (!world || strncmp(text, misuse, sizeof misuse - 1) != 0) return original_fputs(text, file);
  char detail[256];
  size_t length = strcspn(text + sizeof misuse - 1, "\n");
  snprintf(detail, sizeof detail, "%.*s", (int)length, text + sizeof misuse - 1);
  tell(interposed_escape_continuation, detail);
  return 0;
}

const struct replacement escape_replacements[] = {
  REPLACE_WITHIN("libdispatch", pthread_create, stand_in_pthread_create_by_dispatch),
  REPLACE(pthread_create, stand_in_pthread_create),
  REPLACE_WITHIN("libFoundationNetworking", curl_multi_add_handle, stand_in_add_request),
  REPLACE(socket, stand_in_socket),
  REPLACE(getaddrinfo, stand_in_getaddrinfo),
  // Both wait so until another thread lets go of a lock of theirs.
  LEAVE_WITHIN("libFoundation.so", sleep),
  LEAVE_WITHIN("libdispatch", sleep),
  LEAVE_WITHIN("libdispatch", usleep),
  REPLACE(sleep, stand_in_sleep),
  REPLACE(usleep, stand_in_usleep),
  REPLACE(nanosleep, stand_in_nanosleep),
  REPLACE(clock_nanosleep, stand_in_clock_nanosleep),
  REPLACE_WITHIN("libswiftCore", fputs, stand_in_fputs),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
