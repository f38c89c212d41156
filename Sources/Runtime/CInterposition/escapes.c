// Stands in for what would leave the rehearsal's thread: threads, sessions, sockets, and what looks hosts up.
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
#include <threads.h>

BEGIN_UNWATCHED

static int (*original_pthread_create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
static int (*original_curl_multi_add_handle)(void *, void *);
static int (*original_socket)(int, int, int);
static int (*original_getaddrinfo)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
static int (*original_thrd_create)(thrd_t *, thrd_start_t, void *);
static int (*original_socketpair)(int, int, int, int *);
static int (*original_getaddrinfo_a)(int, struct gaicb **, int, struct sigevent *);
static int (*original_getnameinfo)(const struct sockaddr *, socklen_t, char *, socklen_t, char *, socklen_t, int);
static struct hostent *(*original_gethostbyname)(const char *);
static struct hostent *(*original_gethostbyname2)(const char *, int);
static struct hostent *(*original_gethostbyaddr)(const void *, socklen_t, int);
static int (*original_gethostbyname_r)(const char *, struct hostent *, char *, size_t, struct hostent **, int *);
static int (*original_gethostbyname2_r)(const char *, int, struct hostent *, char *, size_t, struct hostent **, int *);
static int (*original_fputs)(const char *, FILE *);

static int stand_in_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  if (!world) return original_pthread_create(thread, attributes, start, argument);
  tell(interposed_escape_thread, "pthread_create");
  return EAGAIN;
}

static int stand_in_thrd_create(thrd_t *thread, thrd_start_t start, void *argument) {
  if (!world) return original_thrd_create(thread, start, argument);
  tell(interposed_escape_thread, "thrd_create");
  return thrd_error;
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

static int stand_in_socketpair(int domain, int type, int protocol, int *ends) {
  if (!world) return original_socketpair(domain, type, protocol, ends);
  tell(interposed_escape_socket, "a local socket");
  errno = EACCES;
  return -1;
}

static int stand_in_getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
  if (!world) return original_getaddrinfo(node, service, hints, result);
  tell(interposed_escape_lookup, node ? node : "");
  return EAI_FAIL;
}

static int stand_in_getaddrinfo_a(int mode, struct gaicb **asked, int count, struct sigevent *event) {
  if (!world) return original_getaddrinfo_a(mode, asked, count, event);
  for (int index = 0; index < count; index++) {
    if (asked[index]) tell(interposed_escape_lookup, asked[index]->ar_name ? asked[index]->ar_name : "");
  }
  return EAI_SYSTEM;
}

/// A number that is only to be written out is no question to anybody.
static int stand_in_getnameinfo(const struct sockaddr *address, socklen_t size, char *host, socklen_t host_room,
                                char *service, socklen_t service_room, int flags) {
  bool asks = world && host && !(flags & NI_NUMERICHOST);
  if (!asks) return original_getnameinfo(address, size, host, host_room, service, service_room, flags);
  char number[INET6_ADDRSTRLEN] = "";
  original_getnameinfo(address, size, number, sizeof number, NULL, 0, NI_NUMERICHOST);
  tell(interposed_escape_lookup, number);
  return EAI_FAIL;
}

static struct hostent *refuse_host(const char *name) {
  tell(interposed_escape_lookup, name);
  h_errno = NO_RECOVERY;
  return NULL;
}

static struct hostent *stand_in_gethostbyname(const char *name) {
  return world ? refuse_host(name) : original_gethostbyname(name);
}

static struct hostent *stand_in_gethostbyname2(const char *name, int family) {
  return world ? refuse_host(name) : original_gethostbyname2(name, family);
}

static struct hostent *stand_in_gethostbyaddr(const void *address, socklen_t size, int family) {
  if (!world) return original_gethostbyaddr(address, size, family);
  char number[INET6_ADDRSTRLEN] = "";
  inet_ntop(family, address, number, sizeof number);
  return refuse_host(number);
}

static int stand_in_gethostbyname_r(const char *name, struct hostent *host, char *room, size_t size,
                                    struct hostent **result, int *error) {
  if (!world) return original_gethostbyname_r(name, host, room, size, result, error);
  *result = refuse_host(name);
  *error = NO_RECOVERY;
  return EACCES;
}

static int stand_in_gethostbyname2_r(const char *name, int family, struct hostent *host, char *room, size_t size,
                                     struct hostent **result, int *error) {
  if (!world) return original_gethostbyname2_r(name, family, host, room, size, result, error);
  *result = refuse_host(name);
  *error = NO_RECOVERY;
  return EACCES;
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
  REPLACE(thrd_create, stand_in_thrd_create),
  REPLACE_WITHIN("libFoundationNetworking", curl_multi_add_handle, stand_in_add_request),
  REPLACE(socket, stand_in_socket),
  // It wakes itself through one.
  LEAVE_WITHIN("libcurl", socketpair),
  LEAVE_WITHIN("libFoundationNetworking", socketpair),
  REPLACE(socketpair, stand_in_socketpair),
  REPLACE(getaddrinfo, stand_in_getaddrinfo),
  REPLACE(getaddrinfo_a, stand_in_getaddrinfo_a),
  REPLACE(getnameinfo, stand_in_getnameinfo),
  REPLACE(gethostbyname, stand_in_gethostbyname),
  REPLACE(gethostbyname2, stand_in_gethostbyname2),
  REPLACE(gethostbyaddr, stand_in_gethostbyaddr),
  REPLACE(gethostbyname_r, stand_in_gethostbyname_r),
  REPLACE(gethostbyname2_r, stand_in_gethostbyname2_r),
  REPLACE_WITHIN("libswiftCore", fputs, stand_in_fputs),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
