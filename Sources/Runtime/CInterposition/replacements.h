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
/// How its asynchronous ones are, and what holds what they need.
#define ASYNC __attribute__((swiftasynccall))
#define IN_CONTEXT __attribute__((swift_async_context))

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

/// Says that something gets out of a world's hands, or would have.
void tell(interposed_escape kind, const char *detail);
/// Where the originals are found.
void *original_named(const char *name);

/// The wall clock and the time the phone has been up when a rehearsal begins: 2026, and an hour.
#define INTERPOSED_EPOCH INT64_C(1767225600000000000)
/// Where the wall clock began, as it reads now: it can be set.
#define WALL_BEGINNING (INTERPOSED_EPOCH + world->wall_lead)
#define INTERPOSED_UPTIME INT64_C(3600000000000)
/// What Foundation's timers are exact to, whose moments are fractions of seconds since 2001.
#define INTERPOSED_GRAIN INT64_C(1000)

// moments.c
// Of spans of time, INT64_MAX is one that never ends, and what is too long to be counted is one like that.

int64_t nanoseconds(const struct timespec *span);
/// What a clock read when the world began.
int64_t beginning_of(clockid_t clock);
/// Nanoseconds from now until a moment of a clock, which read something when the world began.
int64_t delay_to(const struct timespec *moment, int64_t beginning);
/// Nanoseconds from now until a moment as Dispatch writes it.
int64_t delay_until(uint64_t moment);

// work.c

interposed_work work_of_block(const void *block);
interposed_work work_of_function(void *context, interposed_function function);
/// Runs a block that takes a number, with every number below a count.
void run_counting(void *block, size_t count);

// fiber.c

/// Has Swift know of no task that runs, where it knows of this one.
void forget_running_task(void *task);

// queues.c

/// Learns where Dispatch keeps what a queue is; answers whether it could.
bool learn_queues(void);

// sources.c

/// Learns how groups are told from other objects; answers whether it could.
bool learn_groups(void);

// sleeping.c

/// Lets other work go on for as long as somebody sleeps, and says so.
void sleep_virtually(int64_t span, const char *name);

// polling.c

/// Something that is waited for: whether it is there is asked after everything that happens, and of one who takes it
/// then.
struct readiness {
  bool (*is_ready)(struct readiness *);
  /// What the function is called that waits.
  const char *name;
};

/// Waits for at most so many nanoseconds; answers whether it is there.
bool wait_for(struct readiness *thing, int64_t patience);
/// Waits until a file can be read or written, where reading and writing would; answers whether it can.
bool wait_for_file(int file, short events, const char *name);

// chance.c

/// The world's next bytes by chance.
void fill(void *bytes, size_t count);

// homes.c

/// Says so where something is written, or made, in the home of the code that runs.
void note_writing(const char *path);
/// Tells whoever made a world of a file of a group that is read, or has something else in it now.
void note_shared_file(const char *path, bool is_replaced);
/// How folders of plays are called, whichever it is.
#define PLAY_FOLDERS "/proc/self/fd/"

// blocking.c

/// The number by which locks know this thread.
int this_thread(void);
/// What code on a stack holds is nobody's in particular from now on; or free, where it will never go on.
void disown_locks(fiber *by, bool is_forgotten);

// tables.c

/// What a table says of a function in a library, which may be that it stays what it is; nothing where it says nothing.
const struct replacement *rule_for(const char *name, const char *library, const struct replacement *table);
/// What stands in for a function in a library, where it is none of those of calls.c.
const struct replacement *replacement_of(const char *name, const char *library);
/// Does something with all tables but that of calls.c.
void for_each_table(void (*act)(const struct replacement *));

// What all the others say is to stand in for what; tables.c has it together, and slots.c puts it into place.

extern const struct replacement work_replacements[];
extern const struct replacement object_replacements[];
extern const struct replacement queue_replacements[];
extern const struct replacement group_replacements[];
extern const struct replacement dispatch_replacements[];
extern const struct replacement source_replacements[];
extern const struct replacement loop_replacements[];
extern const struct replacement clock_replacements[];
extern const struct replacement filetime_replacements[];
extern const struct replacement filesync_replacements[];
extern const struct replacement chance_replacements[];
extern const struct replacement dice_replacements[];
extern const struct replacement sleep_replacements[];
extern const struct replacement polling_replacements[];
extern const struct replacement home_replacements[];
extern const struct replacement logging_replacements[];
extern const struct replacement sharedfile_replacements[];
extern const struct replacement reading_replacements[];
extern const struct replacement process_replacements[];
extern const struct replacement escape_replacements[];
extern const struct replacement blocking_replacements[];
extern const struct replacement lock_replacements[];
extern const struct replacement call_replacements[];
extern const struct replacement task_replacements[];
extern const struct replacement memory_replacements[];
extern const struct replacement filelock_replacements[];
