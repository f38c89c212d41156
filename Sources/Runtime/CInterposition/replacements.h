// What the files of this target share, in the order in which they stand on each other: none uses what a later one
// gives to the others.
#pragma once
#include "CInterposition.h"
#include "unwatched.h"
#include <stddef.h>
#include <time.h>

typedef void *object;

/// How Swift's own functions are called.
#define SWIFT __attribute__((swiftcall))

/// A function of the system, and what stands in for it.
struct replacement {
  const char *name;
  void *stand_in;
  void **original;
  /// Only in libraries whose name holds this, if it says so.
  const char *within;
};

#define REPLACE(name, with) {#name, (void *)with, (void **)&original_##name, NULL}
#define REPLACE_WITHIN(library, name, with) {#name, (void *)with, (void **)&original_##name, library}
/// A library whose calls of it stay what they are; stands before what holds for all the others.
#define LEAVE_WITHIN(library, name) {#name, NULL, (void **)&original_##name, library}
/// A function that is only called, and by us.
#define FIND(name) {#name, NULL, (void **)&original_##name, NULL}

// world.c

extern _Thread_local interposed_world *world;
/// On whose stack this thread's code runs, where that is not the thread's own.
extern _Thread_local fiber *running_fiber;
extern interposed_callbacks callbacks;

/// Where the originals are found.
void *original_named(const char *name);

/// The wall clock and the time the phone has been up when a rehearsal begins: 2026, and an hour.
#define INTERPOSED_EPOCH INT64_C(1767225600000000000)
#define INTERPOSED_UPTIME INT64_C(3600000000000)
/// What Foundation's timers are exact to, whose moments are fractions of seconds since 2001.
#define INTERPOSED_GRAIN INT64_C(1000)

// moments.c
// Of spans of time, INT64_MAX is one that never ends, and what is too long to be counted is one like that.

int64_t nanoseconds(const struct timespec *span);
/// Nanoseconds from now until a moment of a clock, which read something when the world began.
int64_t delay_to(const struct timespec *moment, int64_t beginning);
/// Nanoseconds from now until a moment as Dispatch writes it.
int64_t delay_until(uint64_t moment);

// work.c

interposed_work work_of_block(const void *block);
interposed_work work_of_function(void *context, interposed_function function);
/// Runs a block that takes a number, with every number below a count.
void run_counting(void *block, size_t count);

// queues.c

/// Learns where Dispatch keeps what a queue is; answers whether it could.
bool learn_queues(void);

// sources.c

/// Learns how groups are told from other objects; answers whether it could.
bool learn_groups(void);

// blocking.c

/// What code on a stack holds is nobody's in particular from now on; or free, where it will never go on.
void disown_locks(fiber *by, bool is_forgotten);

// slots.c, which puts into place what all the others say is to stand in for what

extern const struct replacement work_replacements[];
extern const struct replacement object_replacements[];
extern const struct replacement queue_replacements[];
extern const struct replacement group_replacements[];
extern const struct replacement dispatch_replacements[];
extern const struct replacement source_replacements[];
extern const struct replacement clock_replacements[];
extern const struct replacement loop_replacements[];
extern const struct replacement escape_replacements[];
extern const struct replacement blocking_replacements[];
extern const struct replacement task_replacements[];
