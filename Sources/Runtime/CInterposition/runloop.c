// Stands in for what Foundation's run loops wait on, on a thread that is inside a world: their timers come due on
// the world's clock, and the world passes through the loop when they do.
#define _GNU_SOURCE
#include "replacements.h"
#include <poll.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>

BEGIN_UNWATCHED

typedef const void *run_loop;

static int (*original_timerfd_settime)(int, int, const struct itimerspec *, struct itimerspec *);
static int (*original_ppoll)(struct pollfd *, nfds_t, const struct timespec *, const void *);
static int (*original_epoll_wait)(int, struct epoll_event *, int, int);
static run_loop (*original_CFRunLoopGetMain)(void);
static run_loop (*original_CFRunLoopGetCurrent)(void);
static void (*original_CFRunLoopPerformBlock)(run_loop, const void *, void *);
static void (*original_CFRunLoopWakeUp)(run_loop);
static void (*original_CFRunLoopAddTimer)(run_loop, const void *, const void *);
static bool (*original__CFRunLoopFinished)(run_loop, const void *);
static int32_t (*original_CFRunLoopRunInMode)(const void *, double, bool);
static void *(*original_CFRunLoopSourceCreate)(const void *, long, const void *);
static void (*original_CFRunLoopAddSource)(run_loop, const void *, const void *);
static bool (*original_CFRunLoopContainsSource)(run_loop, const void *, const void *);
static void (*original_CFRunLoopRemoveSource)(run_loop, const void *, const void *);
static void (*original_CFRunLoopSourceSignal)(const void *);
static void (*original_CFRunLoopTimerInvalidate)(const void *);
static const void *(*original_CFRetain)(const void *);
static void (*original_CFRelease)(const void *);

/// The moment after a span from now.
static int64_t moment_after(int64_t span) {
  int64_t moment;
  return __builtin_add_overflow(world->now, span, &moment) ? INT64_MAX : moment;
}

static int stand_in_timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  if (!world) return original_timerfd_settime(file, flags, new, old);
  const struct timespec *value = &new->it_value;
  bool is_off = value->tv_sec == 0 && value->tv_nsec == 0;
  int64_t moment = moment_after(flags & TFD_TIMER_ABSTIME ? delay_to(value, INTERPOSED_UPTIME) : nanoseconds(value));
  if (is_off || moment > INT64_MAX - INTERPOSED_GRAIN) {
    callbacks.set_clock(world->owner, file, -1);
    return 0;
  }
  int64_t rounded = (moment + INTERPOSED_GRAIN / 2) / INTERPOSED_GRAIN * INTERPOSED_GRAIN;
  world->due_in_loop = moment;
  callbacks.set_clock(world->owner, file, rounded < world->now ? world->now : rounded);
  return 0;
}

/// Waits as long as it is told to, while other work goes on.
static int stand_in_ppoll(struct pollfd *files, nfds_t count, const struct timespec *timeout, const void *mask) {
  if (!world) return original_ppoll(files, count, timeout, mask);
  const struct timespec none = {0, 0};
  int64_t until = timeout ? moment_after(nanoseconds(timeout)) : INT64_MAX;
  while (true) {
    int ready = original_ppoll(files, count, &none, mask);
    if (ready != 0) return ready;
    if (count == 1 && callbacks.due_clock(world->owner, false) >= 0) {
      files[0].revents = POLLIN;
      return 1;
    }
    if (until <= world->now) return 0;
    int64_t next = callbacks.next_clock(world->owner);
    int64_t wake = next >= 0 && next < until ? next : until;
    callbacks.wait(world->owner, interposed_wait_loop, NULL, wake == INT64_MAX ? INT64_MAX : wake - world->now);
  }
}

static int stand_in_epoll_wait(int file, struct epoll_event *events, int count, int timeout) {
  if (!world) return original_epoll_wait(file, events, count, timeout);
  int ready = original_epoll_wait(file, events, count, 0);
  int due = callbacks.due_clock(world->owner, false);
  if (ready != 0 || due < 0) return ready;
  events[0].events = EPOLLIN;
  events[0].data.fd = due;
  return 1;
}

// Stands for the main queue among the sources of this thread's run loop, because that of a main thread always has it:
// with nothing to wait for, it would come back at once.
static _Thread_local void *main_queue_source;

static bool stand_in_is_finished(run_loop loop, const void *mode) {
  if (world) return false;
  // Code that a rehearsal left standing inside the loop left it there.
  if (main_queue_source) original_CFRunLoopRemoveSource(loop, main_queue_source, mode);
  return original__CFRunLoopFinished(loop, mode);
}

static int32_t stand_in_run(const void *mode, double seconds, bool returns_after_source) {
  if (!world) return original_CFRunLoopRunInMode(mode, seconds, returns_after_source);
  const void *no_callbacks[10] = {NULL};
  if (!main_queue_source) main_queue_source = original_CFRunLoopSourceCreate(NULL, 0, no_callbacks);
  run_loop loop = original_CFRunLoopGetCurrent();
  bool is_there = original_CFRunLoopContainsSource(loop, main_queue_source, mode);
  if (!is_there) original_CFRunLoopAddSource(loop, main_queue_source, mode);
  int32_t result = original_CFRunLoopRunInMode(mode, seconds, returns_after_source);
  if (!is_there) original_CFRunLoopRemoveSource(loop, main_queue_source, mode);
  // No pass was made meanwhile.
  if (world) callbacks.wake_loop(world->owner);
  return result;
}

void interposed_note_service(void) {
  if (!main_queue_source) return;
  original_CFRunLoopSourceSignal(main_queue_source);
  original_CFRunLoopWakeUp(original_CFRunLoopGetCurrent());
}

static run_loop stand_in_get_main(void) {
  return world ? original_CFRunLoopGetCurrent() : original_CFRunLoopGetMain();
}

static void stand_in_perform_block(run_loop loop, const void *mode, void *block) {
  if (!world) return original_CFRunLoopPerformBlock(loop, mode, block);
  callbacks.enqueue(world->owner, interposed_main_queue(), false, 0, work_of_block(block));
}

static void stand_in_wake_up(run_loop loop) {
  original_CFRunLoopWakeUp(loop);
  if (world) callbacks.wake_loop(world->owner);
}

static void stand_in_add_timer(run_loop loop, const void *timer, const void *mode) {
  original_CFRunLoopAddTimer(loop, timer, mode);
  if (world) callbacks.add_timer(world->owner, (void *)original_CFRetain(timer));
}

static void stand_in_invalidate_timer(const void *timer) {
  original_CFRunLoopTimerInvalidate(timer);
  long count = world ? callbacks.forget_timer(world->owner, (void *)timer) : 0;
  while (count-- > 0) original_CFRelease(timer);
}

static SWIFT void *(*original_main_operations)(void);
static void *(*original_swift_retain)(void *);

/// A process has one main queue of operations, and one rehearsal would run what another one added.
static SWIFT void *stand_in_main_operations(void) {
  void *operations = world ? callbacks.main_operations(world->owner) : NULL;
  return operations ? original_swift_retain(operations) : original_main_operations();
}

#define SWIFT_SELF __attribute__((swift_context))
static SWIFT void *(*original_current_operations)(SWIFT_SELF void *);

static SWIFT void *stand_in_current_operations(SWIFT_SELF void *class) {
  bool is_main = world && callbacks.is_on(world->owner, interposed_main_queue());
  return is_main ? stand_in_main_operations() : original_current_operations(class);
}

static SWIFT void *(*original_notification_center)(SWIFT_SELF void *);

/// What one process has observed another does not hear, and an observer that nobody takes away goes with its process.
static SWIFT void *stand_in_notification_center(SWIFT_SELF void *class) {
  void *center = world ? callbacks.notification_center(world->owner) : NULL;
  return center ? original_swift_retain(center) : original_notification_center(class);
}

bool interposed_pass_through_loop(void) {
  enum { handled_source = 4 };
  const void **mode = original_named("kCFRunLoopDefaultMode");
  return mode && original_CFRunLoopRunInMode && original_CFRunLoopRunInMode(*mode, 0, true) == handled_source;
}

void interposed_forget_timer(void *timer) {
  original_CFRunLoopTimerInvalidate(timer);
  original_CFRelease(timer);
}

const struct replacement loop_replacements[] = {
  REPLACE_WITHIN("libFoundation.so", timerfd_settime, stand_in_timerfd_settime),
  REPLACE_WITHIN("libFoundation.so", ppoll, stand_in_ppoll),
  REPLACE_WITHIN("libFoundation.so", epoll_wait, stand_in_epoll_wait),
  REPLACE(_CFRunLoopFinished, stand_in_is_finished),
  REPLACE(CFRunLoopRunInMode, stand_in_run),
  REPLACE(CFRunLoopGetMain, stand_in_get_main),
  REPLACE(CFRunLoopPerformBlock, stand_in_perform_block),
  REPLACE(CFRunLoopWakeUp, stand_in_wake_up),
  REPLACE(CFRunLoopAddTimer, stand_in_add_timer),
  REPLACE(CFRunLoopTimerInvalidate, stand_in_invalidate_timer),
  {"$s10Foundation14OperationQueueC4mainACvgZ", (void *)stand_in_main_operations, (void **)&original_main_operations, NULL},
  {"$s10Foundation14OperationQueueC7currentACSgvgZ", (void *)stand_in_current_operations, (void **)&original_current_operations, NULL},
  {"$s20FoundationEssentials18NotificationCenterC7defaultACvgZ", (void *)stand_in_notification_center,
    (void **)&original_notification_center, NULL},
  FIND(swift_retain),
  FIND(CFRunLoopGetCurrent),
  FIND(CFRunLoopSourceCreate),
  FIND(CFRunLoopAddSource),
  FIND(CFRunLoopContainsSource),
  FIND(CFRunLoopRemoveSource),
  FIND(CFRunLoopSourceSignal),
  FIND(CFRetain),
  FIND(CFRelease),
  {NULL, NULL, NULL, NULL},
};

END_UNWATCHED
