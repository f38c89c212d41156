#define _GNU_SOURCE
#include "acts.h"
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/times.h>
#include <sys/timex.h>
#include <time.h>
#include <unistd.h>

#define SAY_TIME(time) SAY("%ld.%09ld", (long)(time).tv_sec, (long)(time).tv_nsec)

ACT(asks_the_wall) { struct timespec now; clock_gettime(CLOCK_REALTIME, &now); SAY_TIME(now); }
ACT(asks_the_steady) { struct timespec now; clock_gettime(CLOCK_MONOTONIC_RAW, &now); SAY_TIME(now); }
ACT(asks_since_boot) { struct timespec now; clock_gettime(CLOCK_BOOTTIME, &now); SAY_TIME(now); }
ACT(asks_its_cost) { struct timespec now; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now); SAY_TIME(now); }
ACT(asks_by_number) { struct timespec now; syscall(SYS_clock_gettime, CLOCK_REALTIME, &now); SAY_TIME(now); }
ACT(asks_by_name) {
  int (*named)(clockid_t, struct timespec *) = dlsym(RTLD_DEFAULT, "clock_gettime");
  struct timespec now;
  named(CLOCK_REALTIME, &now);
  SAY_TIME(now);
}
ACT(asks_the_day) { struct timeval now; gettimeofday(&now, NULL); SAY("%ld.%06ld", (long)now.tv_sec, (long)now.tv_usec); }
ACT(asks_the_second) { SAY("%ld", (long)time(NULL)); }
ACT(asks_in_c) { struct timespec now; timespec_get(&now, TIME_UTC); SAY_TIME(now); }
ACT(asks_the_ticks) { SAY("%ld", (long)clock()); }
ACT(asks_the_times) { struct tms costs; SAY("%ld, %ld", (long)times(&costs), (long)costs.tms_utime); }
ACT(asks_what_it_used) { struct rusage used; getrusage(RUSAGE_SELF, &used); SAY("%ld, %ld", (long)used.ru_utime.tv_usec, used.ru_minflt); }
ACT(asks_how_long_up) { struct sysinfo machine; sysinfo(&machine); SAY("%ld", machine.uptime); }
ACT(reads_how_long_up) { FILE *file = fopen("/proc/uptime", "r"); SAY("%s", file ? "opened" : strerror(errno)); }
ACT(reads_what_was_used) { int file = open("/proc/self/stat", O_RDONLY); SAY_RESULT(file); }
ACT(asks_to_adjust) { struct timex clock = {.modes = 0}; SAY_RESULT(adjtimex(&clock)); }
ACT(sets_the_clock) { struct timespec then = {0, 0}; SAY_RESULT(clock_settime(CLOCK_REALTIME, &then)); }
ACT(asks_when_files_changed) { struct stat status; stat("/etc/passwd", &status); SAY_TIME(status.st_mtim); }
ACT(asks_when_in_full) { struct statx status; statx(AT_FDCWD, "/etc/passwd", 0, STATX_ALL, &status); SAY("%lld", (long long)status.stx_ctime.tv_sec); }
ACT(asks_where_it_is) { time_t zero = 0; struct tm local; localtime_r(&zero, &local); strftime(said, room, "%c %Z", &local); }
ACT(asks_the_hour) { time_t now = time(NULL); SAY("%d", localtime(&now)->tm_hour); }

const struct hostile clocks[] = {
  LISTED(asks_the_wall), LISTED(asks_the_steady), LISTED(asks_since_boot), LISTED(asks_its_cost), LISTED(asks_by_number),
  LISTED(asks_by_name), LISTED(asks_the_day), LISTED(asks_the_second), LISTED(asks_in_c), LISTED(asks_the_ticks),
  LISTED(asks_the_times), LISTED(asks_what_it_used), LISTED(asks_how_long_up), LISTED(reads_how_long_up),
  LISTED(reads_what_was_used), LISTED(asks_to_adjust), LISTED(sets_the_clock), LISTED(asks_when_files_changed),
  LISTED(asks_when_in_full), LISTED(asks_where_it_is), LISTED(asks_the_hour), {NULL, NULL},
};
