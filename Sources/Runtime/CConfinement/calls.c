// Which calls of the system no rehearsal needs, and what they do.
//
// Whatever Swift's runtime, Foundation and the C library need to run is left alone: memory, threads, locks, files,
// clocks, Dispatch's own descriptors.
#define _GNU_SOURCE
#include "calls.h"
#include <linux/sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#define REFUSED(name, does) {SYS_##name, #name, does, always, 0, 0}

const struct call refused_calls[] = {
  {SYS_clone, "clone", "starts a process", lacks_flag, 0, CLONE_THREAD},
  REFUSED(execve, "becomes another program"),
  REFUSED(execveat, "becomes another program"),
#ifdef SYS_fork
  // Those that only older processors have.
  REFUSED(fork, "starts a process"),
  REFUSED(vfork, "starts a process"),
  REFUSED(alarm, "sets an alarm in real time"),
#endif
  REFUSED(setsid, "leaves the group of its processes"),
  REFUSED(setpgid, "leaves the group of its processes"),
  {SYS_kill, "kill", "signals another process", not_itself, 0, 0},
  {SYS_tgkill, "tgkill", "signals another process", not_itself, 0, 0},
  {SYS_rt_sigqueueinfo, "rt_sigqueueinfo", "signals another process", not_itself, 0, 0},
  {SYS_rt_tgsigqueueinfo, "rt_tgsigqueueinfo", "signals another process", not_itself, 0, 0},
  REFUSED(tkill, "signals a thread of any process"),
  REFUSED(pidfd_open, "takes hold of another process"),
  REFUSED(pidfd_send_signal, "signals another process"),
  REFUSED(pidfd_getfd, "takes hold of another process"),
  REFUSED(ptrace, "takes hold of another process"),
  REFUSED(process_vm_readv, "reads another process"),
  REFUSED(process_vm_writev, "writes to another process"),
  {SYS_prctl, "prctl", "outlives who started it", is_value, 0, PR_SET_PDEATHSIG},
  {SYS_rt_sigaction, "rt_sigaction", "takes the signal by which it is watched", is_value, 0, SIGSYS},
  {SYS_prlimit64, "prlimit64", "changes a limit of its process", is_given, 2, 0},
  REFUSED(setrlimit, "changes a limit of its process"),
  REFUSED(chdir, "leaves the folder of the rehearsals"),
  REFUSED(chroot, "leaves the folder of the rehearsals"),
  REFUSED(socket, "opens a socket"),
  REFUSED(connect, "speaks over the network"),
  REFUSED(bind, "listens on the network"),
  REFUSED(listen, "listens on the network"),
  REFUSED(accept, "listens on the network"),
  REFUSED(accept4, "listens on the network"),
  {SYS_sendto, "sendto", "speaks over the network", is_given, 4, 0},
  REFUSED(setitimer, "sets an alarm in real time"),
  REFUSED(timer_create, "sets an alarm in real time"),
  REFUSED(adjtimex, "asks the machine for its clock"),
  REFUSED(clock_adjtime, "asks the machine for its clock"),
  REFUSED(settimeofday, "sets the machine's clock"),
  REFUSED(clock_settime, "sets the machine's clock"),
  REFUSED(shmget, "shares memory with other processes"),
  REFUSED(semget, "shares semaphores with other processes"),
  REFUSED(msgget, "speaks with other processes"),
  REFUSED(mq_open, "speaks with other processes"),
  REFUSED(io_uring_setup, "calls the system past everybody"),
  REFUSED(userfaultfd, "takes over the faults of memory"),
  REFUSED(perf_event_open, "watches the processor"),
  REFUSED(bpf, "changes the kernel"),
  REFUSED(init_module, "changes the kernel"),
  REFUSED(finit_module, "changes the kernel"),
  REFUSED(unshare, "changes the machine"),
  REFUSED(setns, "changes the machine"),
  REFUSED(mount, "changes the machine"),
  REFUSED(umount2, "changes the machine"),
  REFUSED(pivot_root, "changes the machine"),
  REFUSED(sethostname, "changes the machine"),
  REFUSED(reboot, "changes the machine"),
  REFUSED(add_key, "keeps keys in the kernel"),
  REFUSED(request_key, "keeps keys in the kernel"),
  REFUSED(keyctl, "keeps keys in the kernel"),
};

const size_t refused_call_count = sizeof refused_calls / sizeof *refused_calls;
