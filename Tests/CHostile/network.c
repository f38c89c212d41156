#define _GNU_SOURCE
#include "acts.h"
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netdb.h>
#include <netinet/in.h>
#include <resolv.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <unistd.h>

static int speak(int file) {
  struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons((unsigned short)hostile_port)};
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (file < 0 || connect(file, (void *)&there, sizeof there) < 0) return -1;
  return (int)send(file, "a word", 6, MSG_NOSIGNAL);
}

ACT(opens_a_socket) { SAY_RESULT(speak(socket(AF_INET, SOCK_STREAM, 0))); }
ACT(opens_a_newer_socket) { SAY_RESULT(socket(AF_INET6, SOCK_STREAM, 0)); }
ACT(sends_a_packet) {
  struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons((unsigned short)hostile_port)};
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  SAY_RESULT(sendto(socket(AF_INET, SOCK_DGRAM, 0), "a word", 6, 0, (void *)&there, sizeof there));
}
ACT(opens_by_number) { SAY_RESULT(speak((int)syscall(SYS_socket, AF_INET, SOCK_STREAM, 0))); }
ACT(opens_by_name) { int (*named)(int, int, int) = dlsym(RTLD_DEFAULT, "socket"); SAY_RESULT(speak(named(AF_INET, SOCK_STREAM, 0))); }
ACT(opens_raw) { SAY_RESULT(socket(AF_INET, SOCK_RAW, IPPROTO_ICMP)); }
ACT(asks_the_routes) { SAY_RESULT(socket(AF_NETLINK, SOCK_RAW, 0)); }
ACT(opens_a_local_socket) { SAY_RESULT(socket(AF_UNIX, SOCK_STREAM, 0)); }
ACT(opens_a_pair) { int ends[2]; SAY_RESULT(socketpair(AF_UNIX, SOCK_STREAM, 0, ends)); }
ACT(listens) { int file = socket(AF_INET, SOCK_STREAM, 0); SAY_RESULT(listen(file, 1)); }
ACT(speaks_on_what_is_open) { int spoken = 0; for (int file = 3; file < 64; file++) spoken += speak(file) > 0; SAY("%d", spoken); }
ACT(looks_up) { struct addrinfo *found; SAY("%d", getaddrinfo("nobody.example", "80", NULL, &found)); }
ACT(looks_itself_up) { struct addrinfo *found; SAY("%d", getaddrinfo("localhost", NULL, NULL, &found)); }
ACT(looks_up_as_of_old) { SAY("%s", gethostbyname("nobody.example") ? "found" : "nothing"); }
ACT(looks_up_a_kind) { SAY("%s", gethostbyname2("nobody.example", AF_INET6) ? "found" : "nothing"); }
ACT(looks_up_safely) {
  struct hostent host, *found;
  char place[1024];
  int error;
  gethostbyname_r("nobody.example", &host, place, sizeof place, &found, &error);
  SAY("%s", found ? "found" : "nothing");
}
ACT(looks_up_a_number) { unsigned address = htonl(INADDR_LOOPBACK); SAY("%s", gethostbyaddr(&address, 4, AF_INET) ? "found" : "nothing"); }
ACT(looks_up_a_name_of) {
  struct sockaddr_in there = {.sin_family = AF_INET};
  char name[256];
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  SAY("%d", getnameinfo((void *)&there, sizeof there, name, sizeof name, NULL, 0, 0));
}
ACT(looks_up_meanwhile) { struct gaicb asked = {.ar_name = "nobody.example"}, *all[] = {&asked}; SAY("%d", getaddrinfo_a(GAI_WAIT, all, 1, NULL)); }
ACT(asks_a_name_server) { unsigned char answer[512]; SAY_RESULT(res_query("nobody.example", 1, 1, answer, sizeof answer)); }

const struct hostile network[] = {
  LISTED(opens_a_socket), LISTED(opens_a_newer_socket), LISTED(sends_a_packet), LISTED(opens_by_number),
  LISTED(opens_by_name), LISTED(opens_raw), LISTED(asks_the_routes), LISTED(opens_a_local_socket), LISTED(opens_a_pair),
  LISTED(listens), LISTED(speaks_on_what_is_open), LISTED(looks_up), LISTED(looks_itself_up), LISTED(looks_up_as_of_old),
  LISTED(looks_up_a_kind), LISTED(looks_up_safely), LISTED(looks_up_a_number), LISTED(looks_up_a_name_of),
  LISTED(looks_up_meanwhile), LISTED(asks_a_name_server), {NULL, NULL},
};
