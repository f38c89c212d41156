// How long it is from now in a thread's world until a moment, as the C library and as Dispatch write one.
#define _GNU_SOURCE
#include "replacements.h"

BEGIN_UNWATCHED

int64_t nanoseconds(const struct timespec *span) {
  int64_t result;
  if (span->tv_sec < 0) return 0;
  bool is_endless = __builtin_mul_overflow(span->tv_sec, INT64_C(1000000000), &result)
                    || __builtin_add_overflow(result, span->tv_nsec, &result);
  return is_endless ? INT64_MAX : result;
}

int64_t beginning_of(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ? WALL_BEGINNING : INTERPOSED_UPTIME;
}

int64_t delay_to(const struct timespec *moment, int64_t beginning) {
  int64_t at = nanoseconds(moment);
  if (at == INT64_MAX) return at;
  return at - beginning > world->now ? at - beginning - world->now : 0;
}

/// Bit 63 tells the steady clocks from the wall clock.
int64_t delay_until(uint64_t moment) {
  enum { wall_now = -2 };
  if (moment == 0 || (int64_t)moment == wall_now) return 0;
  if (moment == UINT64_MAX) return INT64_MAX;
  int64_t at;
  if (!(moment >> 63)) {
    at = (int64_t)moment - INTERPOSED_UPTIME;
  } else if (moment >> 62 & 1) {
    at = -(int64_t)moment - WALL_BEGINNING;
  } else {
    at = (int64_t)(moment & ~(UINT64_C(1) << 63)) - INTERPOSED_UPTIME;
  }
  return at > world->now ? at - world->now : 0;
}

END_UNWATCHED
