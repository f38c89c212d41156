#define _GNU_SOURCE
#include "acts.h"
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static void nothing(int number) { (void)number; }

ACT(terminates_itself) { raise(SIGTERM); SAY("alive"); }
ACT(kills_itself) { kill(getpid(), SIGKILL); SAY("alive"); }
ACT(hangs_itself_up) { raise(SIGHUP); SAY("alive"); }
ACT(breaks_its_pipe) { raise(SIGPIPE); SAY("alive"); }
ACT(sends_itself_a_signal) { raise(SIGUSR1); SAY("alive"); }
ACT(sends_itself_a_bad_call) { raise(SIGSYS); SAY("alive"); }
ACT(hears_its_own_signal) { signal(SIGUSR1, nothing); raise(SIGUSR1); SAY("alive"); }
ACT(stops_itself) { raise(SIGSTOP); SAY("alive"); }
ACT(sets_an_alarm) { SAY("%u", alarm(1)); }
ACT(sets_a_timer) { struct itimerval value = {{0, 0}, {1, 0}}; SAY_RESULT(setitimer(ITIMER_REAL, &value, NULL)); }
ACT(sets_an_alarm_by_number) { struct itimerval value = {{0, 0}, {1, 0}}; SAY_RESULT(syscall(SYS_setitimer, ITIMER_REAL, &value, NULL)); }
ACT(ignores_all) { for (int number = 1; number < 32; number++) signal(number, SIG_IGN); SAY("ignored"); }
ACT(holds_all_back) { sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, NULL); SAY("held back"); }
ACT(holds_back_and_opens) {
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  SAY_RESULT(prctl(PR_SET_PDEATHSIG, 0));
}
ACT(signals_its_group) { SAY_RESULT(kill(0, SIGTERM)); }
ACT(signals_everybody) { SAY_RESULT(kill(-1, 0)); }

const struct hostile signals[] = {
  LISTED(terminates_itself), LISTED(kills_itself), LISTED(hangs_itself_up), LISTED(breaks_its_pipe),
  LISTED(sends_itself_a_signal), LISTED(sends_itself_a_bad_call), LISTED(hears_its_own_signal), LISTED(stops_itself),
  LISTED(sets_an_alarm), LISTED(sets_a_timer), LISTED(sets_an_alarm_by_number), LISTED(ignores_all), LISTED(holds_all_back),
  LISTED(holds_back_and_opens), LISTED(signals_its_group), LISTED(signals_everybody), {NULL, NULL},
};
