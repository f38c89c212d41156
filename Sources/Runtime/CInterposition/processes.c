// Stands in for what concerns processes, on a thread that is inside a world: it is alone, has a number of its own, and
// starts and signals nobody, as an extension does.
#define _GNU_SOURCE
#include "replacements.h"
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <sys/types.h>
#include <unistd.h>

BEGIN_UNWATCHED

static pid_t (*original_getpid)(void);
static pid_t (*original_getppid)(void);
static pid_t (*original_gettid)(void);
static long (*original_syscall)(long, ...);
static pid_t (*original_fork)(void);
static pid_t (*original_vfork)(void);
static int (*original_system)(const char *);
static FILE *(*original_popen)(const char *, const char *);
static int (*original_posix_spawn)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                                   char *const[], char *const[]);
static int (*original_posix_spawnp)(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                                    char *const[], char *const[]);
static int (*original_execve)(const char *, char *const[], char *const[]);
static int (*original_execv)(const char *, char *const[]);
static int (*original_execvp)(const char *, char *const[]);
static int (*original_kill)(pid_t, int);
static unsigned (*original_alarm)(unsigned);
static int (*original_setitimer)(int, const struct itimerval *, struct itimerval *);
static int (*original_timer_create)(clockid_t, struct sigevent *, timer_t *);
static int (*original_timerfd_create)(int, int);

/// A handler's own number is chance, which it may write down; and so is whose child it is.
enum { own_number = 1000, number_of_parent = 1 };

/// Foundation takes a thread for the main one when it bears the number of the process. The number of the thread must
/// stay what it is, because locks that several threads want are handed over by it.
static pid_t stand_in_getpid(void) {
  if (!world) return original_getpid();
  bool is_main = callbacks.is_on(world->owner, interposed_main_queue());
  return is_main ? (pid_t)original_syscall(SYS_gettid) : own_number;
}

static pid_t stand_in_getpid_for_handler(void) { return world ? own_number : original_getpid(); }
static pid_t stand_in_getppid(void) { return world ? number_of_parent : original_getppid(); }
static pid_t stand_in_gettid(void) { return world ? own_number : original_gettid(); }

static int refuse(const char *what) {
  tell(interposed_escape_refusal, what);
  errno = EPERM;
  return -1;
}

#define PROCESS(name) refuse(name "() starts a process, which no extension may")

static pid_t stand_in_fork(void) { return world ? PROCESS("fork") : original_fork(); }

/// What comes back twice cannot be called for somebody else; to split in two does what is meant.
static pid_t stand_in_vfork(void) { return world ? PROCESS("vfork") : original_fork(); }

static int stand_in_system(const char *command) { return world ? PROCESS("system") : original_system(command); }

static FILE *stand_in_popen(const char *command, const char *mode) {
  if (!world) return original_popen(command, mode);
  PROCESS("popen");
  return NULL;
}

static int stand_in_posix_spawn(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
                                const posix_spawnattr_t *attributes, char *const arguments[], char *const values[]) {
  if (!world) return original_posix_spawn(process, path, actions, attributes, arguments, values);
  PROCESS("posix_spawn");
  return EPERM;
}

static int stand_in_posix_spawnp(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
                                 const posix_spawnattr_t *attributes, char *const arguments[], char *const values[]) {
  if (!world) return original_posix_spawnp(process, path, actions, attributes, arguments, values);
  PROCESS("posix_spawnp");
  return EPERM;
}

static int stand_in_execve(const char *path, char *const arguments[], char *const values[]) {
  return world ? PROCESS("execve") : original_execve(path, arguments, values);
}

static int stand_in_execv(const char *path, char *const arguments[]) {
  return world ? PROCESS("execv") : original_execv(path, arguments);
}

static int stand_in_execvp(const char *path, char *const arguments[]) {
  return world ? PROCESS("execvp") : original_execvp(path, arguments);
}

/// To itself it sends what it likes, and comes to the end that it would have had.
static int stand_in_kill(pid_t process, int signal) {
  if (!world) return original_kill(process, signal);
  if (process == own_number || process == original_getpid()) return original_kill(original_getpid(), signal);
  return refuse("kill() signals another process");
}

#define ALARM(name) refuse(name "() sets an alarm in real time")

static unsigned stand_in_alarm(unsigned seconds) {
  if (world && seconds) ALARM("alarm");
  return world ? 0 : original_alarm(seconds);
}

static int stand_in_setitimer(int which, const struct itimerval *value, struct itimerval *old) {
  return world ? ALARM("setitimer") : original_setitimer(which, value, old);
}

static int stand_in_timer_create(clockid_t clock, struct sigevent *event, timer_t *timer) {
  return world ? ALARM("timer_create") : original_timer_create(clock, event, timer);
}

static int stand_in_timerfd_create(int clock, int flags) {
  return world ? ALARM("timerfd_create") : original_timerfd_create(clock, flags);
}

const struct replacement process_replacements[] = {
  FIND(syscall),
  REPLACE_WITHIN("libFoundation.so", getpid, stand_in_getpid),
  REPLACE(getpid, stand_in_getpid_for_handler),
  REPLACE(getppid, stand_in_getppid),
  REPLACE(gettid, stand_in_gettid),
  REPLACE(fork, stand_in_fork),
  REPLACE(vfork, stand_in_vfork),
  REPLACE(system, stand_in_system),
  REPLACE(popen, stand_in_popen),
  REPLACE(posix_spawn, stand_in_posix_spawn),
  REPLACE(posix_spawnp, stand_in_posix_spawnp),
  REPLACE(execve, stand_in_execve),
  REPLACE(execv, stand_in_execv),
  REPLACE(execvp, stand_in_execvp),
  REPLACE(kill, stand_in_kill),
  REPLACE(alarm, stand_in_alarm),
  REPLACE(setitimer, stand_in_setitimer),
  REPLACE(timer_create, stand_in_timer_create),
  // The clocks of run loops are the world's own.
  LEAVE_WITHIN("libFoundation.so", timerfd_create),
  LEAVE_WITHIN("libdispatch", timerfd_create),
  REPLACE(timerfd_create, stand_in_timerfd_create),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
