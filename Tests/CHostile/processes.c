#define _GNU_SOURCE
#include "acts.h"
#include <dlfcn.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

static char *const arguments[] = {"touch", "/tmp/reached-by-a-hostile-handler", NULL};

/// The number of the process that started this one, whatever is told of it.
static pid_t parent(void) {
  char text[512] = "";
  FILE *file = fopen("/proc/self/status", "r");
  size_t count = file ? fread(text, 1, sizeof text - 1, file) : 0;
  if (file) fclose(file);
  char *place = count ? strstr(text, "PPid:") : NULL;
  return place ? atoi(place + 5) : 1;
}

ACT(forks) { SAY_RESULT(fork()); }
ACT(forks_and_leaves) { if (fork() > 0) _exit(0); SAY("in the copy"); }
ACT(forks_twice_as_daemon) {
  if (fork() == 0) {
    setsid();
    if (fork() == 0) for (;;) pause();
    _exit(0);
  }
  SAY("went on");
}
ACT(forks_a_hundred) { int made = 0; for (int index = 0; index < 100; index++) made += fork() > 0; SAY("%d", made); }
ACT(vforks) { pid_t process = vfork(); if (process == 0) _exit(0); SAY_RESULT(process); }
ACT(clones_by_number) { SAY_RESULT(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0)); }
ACT(clones_anew_by_number) { long what[11] = {0}; what[4] = SIGCHLD; SAY_RESULT(syscall(SYS_clone3, what, sizeof what)); }
ACT(forks_by_name) { pid_t (*named)(void) = dlsym(RTLD_DEFAULT, "fork"); SAY_RESULT(named()); }
ACT(becomes_another) { SAY_RESULT(execv("/usr/bin/touch", arguments)); }
ACT(becomes_by_list) { SAY_RESULT(execl("/usr/bin/touch", "touch", arguments[1], (char *)NULL)); }
ACT(becomes_by_path) { SAY_RESULT(execvp("touch", arguments)); }
ACT(becomes_by_number) { SAY_RESULT(syscall(SYS_execve, "/usr/bin/touch", arguments, NULL)); }
ACT(runs_a_shell) { SAY_RESULT(system("touch /tmp/reached-by-a-hostile-handler")); }
ACT(reads_from_a_shell) { SAY("%s", popen("date", "r") ? "opened" : "nothing"); }
ACT(spawns) { pid_t process; SAY("%d", posix_spawn(&process, "/usr/bin/touch", NULL, NULL, arguments, NULL)); }
ACT(spawns_by_path) { pid_t process; SAY("%d", posix_spawnp(&process, "touch", NULL, NULL, arguments, NULL)); }
ACT(becomes_a_daemon) { SAY_RESULT(daemon(0, 0)); }
ACT(leads_a_session) { SAY_RESULT(setsid()); }
ACT(leads_a_group) { SAY_RESULT(setpgid(0, 1)); }
ACT(asks_its_number) { SAY("%d", getpid()); }
ACT(asks_by_number) { SAY("%ld", syscall(SYS_getpid)); }
ACT(asks_whose_child) { SAY("%d", getppid()); }
ACT(asks_its_thread) { SAY("%d", gettid()); }
ACT(ends_its_parent) { SAY_RESULT(kill(parent(), SIGTERM)); }
ACT(stops_its_parent_by_number) { SAY_RESULT(syscall(SYS_tgkill, parent(), parent(), SIGSTOP)); }
ACT(takes_hold_of_its_parent) { SAY_RESULT(ptrace(PTRACE_ATTACH, parent(), NULL, NULL)); }
ACT(reads_its_parent) { char byte; struct iovec place = {&byte, 1}; SAY_RESULT(process_vm_readv(parent(), &place, 1, &place, 1, 0)); }
ACT(opens_its_parent) { SAY_RESULT(syscall(SYS_pidfd_open, parent(), 0)); }
ACT(outlives_its_parent) { SAY_RESULT(prctl(PR_SET_PDEATHSIG, 0)); }
ACT(waits_for_children) { SAY_RESULT(wait(NULL)); }
ACT(leaves_its_namespace) { SAY_RESULT(unshare(CLONE_NEWUSER)); }
ACT(exits_well) { QUIET; exit(0); }
ACT(exits_badly) { QUIET; exit(3); }
ACT(exits_at_once) { QUIET; _exit(0); }
ACT(exits_quickly) { QUIET; quick_exit(7); }
ACT(exits_by_number) { QUIET; syscall(SYS_exit_group, 5); }
ACT(aborts) { QUIET; abort(); }

const struct hostile processes[] = {
  LISTED(forks), LISTED(forks_and_leaves), LISTED(forks_twice_as_daemon), LISTED(forks_a_hundred), LISTED(vforks),
  LISTED(clones_by_number), LISTED(clones_anew_by_number), LISTED(forks_by_name), LISTED(becomes_another),
  LISTED(becomes_by_list), LISTED(becomes_by_path), LISTED(becomes_by_number), LISTED(runs_a_shell),
  LISTED(reads_from_a_shell), LISTED(spawns), LISTED(spawns_by_path), LISTED(becomes_a_daemon), LISTED(leads_a_session),
  LISTED(leads_a_group), LISTED(asks_its_number), LISTED(asks_by_number), LISTED(asks_whose_child),
  LISTED(asks_its_thread), LISTED(ends_its_parent), LISTED(stops_its_parent_by_number),
  LISTED(takes_hold_of_its_parent), LISTED(reads_its_parent), LISTED(opens_its_parent), LISTED(outlives_its_parent),
  LISTED(waits_for_children), LISTED(leaves_its_namespace), LISTED(exits_well), LISTED(exits_badly),
  LISTED(exits_at_once), LISTED(exits_quickly), LISTED(exits_by_number), LISTED(aborts), {NULL, NULL},
};
