// Puts a filter before the calls that a process makes of the system, for the rest of its life.
//
// A refused call is not answered with an error: what a handler makes of an error that no iPhone gives is worth nothing,
// and the call would have no name. The kernel sends a signal in its place, whoever hears of it notes the number where
// the parent reads it, and the process ends there; what the rehearsal came to by then is told as it is of a crash.
#define _GNU_SOURCE
#include "CConfinement.h"
#include "calls.h"
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

static int64_t *noted;

static void note_call(int signal, siginfo_t *call, void *context) {
  (void)signal, (void)context;
  enum { by_filter = 1 };
  // Zero stands for none, and the first call has that number.
  if (call->si_code == by_filter) __atomic_store_n(noted, (int64_t)call->si_syscall + 1, __ATOMIC_SEQ_CST);
  _exit(128 + SIGSYS);
}

const char *confinement_name(int64_t note) {
  static char text[128];
  for (size_t index = 0; index < refused_call_count; index++) {
    const struct call *call = &refused_calls[index];
    if (call->number + 1 != note) continue;
    snprintf(text, sizeof text, "%s, which %s", call->name, call->does);
    return text;
  }
  return NULL;
}

bool confinement_is_in_the_way(void) {
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
  return true;
#else
  return false;
#endif
}

#ifdef THIS_ARCHITECTURE

enum { room = 512 };

/// The filter as it is written down.
struct filter {
  struct sock_filter steps[room];
  unsigned short count;
};

static void add(struct filter *filter, struct sock_filter step) { filter->steps[filter->count++] = step; }
#define STEP(filter, code, value) add(filter, (struct sock_filter)BPF_STMT(code, value))
#define JUMP(filter, code, value, yes, no) add(filter, (struct sock_filter)BPF_JUMP(code, value, yes, no))
#define LOAD(filter, field) STEP(filter, BPF_LD | BPF_W | BPF_ABS, (unsigned)offsetof(struct seccomp_data, field))

/// Loads half of an argument: the lower one stands first on both kinds of processor.
static void load_argument(struct filter *filter, unsigned argument, bool is_upper) {
  unsigned place = (unsigned)offsetof(struct seccomp_data, args) + argument * 8 + (is_upper ? 4 : 0);
  STEP(filter, BPF_LD | BPF_W | BPF_ABS, place);
}

/// What lets a call that has the number through after all; each ends with the next instruction being the refusal.
static void add_condition(struct filter *filter, const struct call *call, unsigned own) {
  if (call->condition == always) return;
  load_argument(filter, call->argument, false);
  switch (call->condition) {
  case lacks_flag: JUMP(filter, BPF_JMP | BPF_JSET | BPF_K, call->value, 0, 1); break;
  case is_value: JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, call->value, 1, 0); break;
  case not_itself:
    JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, own, 1, 0);
    JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, -own, 0, 1);
    break;
  case is_given:
    JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 3);
    load_argument(filter, call->argument, true);
    JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 1);
    break;
  case always: break;
  }
  STEP(filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
}

static void add_call(struct filter *filter, const struct call *call, unsigned own) {
  struct filter refusal = {.count = 0};
  add_condition(&refusal, call, own);
  STEP(&refusal, BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, (unsigned)call->number, 0, (unsigned char)refusal.count);
  for (unsigned short index = 0; index < refusal.count; index++) add(filter, refusal.steps[index]);
}

/// What is answered with an error, because the C library asks for it on its own and goes on without: a newer way to make
/// threads, whose arguments no filter can read, and the local socket of a service for names.
static void add_errors(struct filter *filter) {
  JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1);
  STEP(filter, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS);
  JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 4);
  load_argument(filter, 0, false);
  JUMP(filter, BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 1);
  STEP(filter, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES);
  LOAD(filter, nr);
}

bool confinement_begin(int64_t *note) {
  noted = note;
  struct sigaction action = {.sa_sigaction = note_call, .sa_flags = SA_SIGINFO | SA_NODEFER};
  if (sigaction(SIGSYS, &action, NULL) != 0) return false;
  static struct filter filter;
  filter.count = 0;
  LOAD(&filter, arch);
  JUMP(&filter, BPF_JMP | BPF_JEQ | BPF_K, THIS_ARCHITECTURE, 1, 0);
  STEP(&filter, BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  LOAD(&filter, nr);
  add_errors(&filter);
  unsigned own = (unsigned)syscall(SYS_getpid);
  for (size_t index = 0; index < refused_call_count; index++) add_call(&filter, &refused_calls[index], own);
  STEP(&filter, BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  struct sock_fprog program = {filter.count, filter.steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  // Without the flag, older kernels slow down every process that is watched so.
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0;
}

#else

bool confinement_begin(int64_t *note) {
  noted = note;
  (void)note_call;
  return false;
}

#endif
