// What lies between a rehearsal's thread and the C library, Dispatch and the random numbers of the system.
//
// Every function here does something else only on a thread that is inside a world; all other threads go
// straight through to the real one.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What one thread sees of time and chance while it is inside a rehearsal.
typedef struct interposed_world {
  /// Nanoseconds since the rehearsal began.
  int64_t now;
  /// How many nanoseconds the wall clock is ahead of what it would be.
  int64_t wall_lead;
  /// The state of the random numbers.
  uint64_t chance;
  /// The state of the C library's dice.
  uint64_t dice;
  /// When the run loop's clock comes due as it counts, which can be a little after it does.
  int64_t due_in_loop;
  /// How often a condition was signalled, whichever it was.
  int64_t signals;
  /// How often code asked for chance.
  uint64_t draws;
  /// How many bytes it holds in large pieces, and how many at most since somebody asked.
  int64_t memory, most_memory;
  /// How often it has locked something of a file, or given that back.
  int64_t lock_changes;
  /// Whether all that falls by chance falls the other way.
  bool is_chance_turned;
  bool has_begun;
  /// Whose callbacks these are.
  void *_Nullable owner;
} interposed_world;

/// What code can block on.
typedef enum interposed_wait {
  interposed_wait_semaphore,
  interposed_wait_group,
  interposed_wait_sleep,
  interposed_wait_condition,
  interposed_wait_lock,
  interposed_wait_loop,
  interposed_wait_ready,
} interposed_wait;

/// What gets out of a rehearsal's hands, or would have.
typedef enum interposed_escape {
  interposed_escape_thread,
  interposed_escape_dispatch_thread,
  interposed_escape_source,
  interposed_escape_session,
  interposed_escape_socket,
  interposed_escape_lookup,
  interposed_escape_sleep,
  interposed_escape_continuation,
  interposed_escape_refusal,
} interposed_escape;

/// A stack of its own for handlers' code, so that code that blocks can be left where it stands.
typedef struct fiber fiber;

/// What can be done to a queue.
typedef enum interposed_queue_change {
  interposed_queue_is_inactive,
  interposed_queue_activate,
  interposed_queue_suspend,
  interposed_queue_resume,
} interposed_queue_change;

/// What a timer source calls.
typedef enum interposed_handler {
  interposed_handler_event,
  interposed_handler_cancel,
  interposed_handler_registration,
} interposed_handler;

/// What can be done to a timer source, or asked of it.
typedef enum interposed_source_change {
  interposed_source_ask_canceled,
  interposed_source_activate,
  interposed_source_suspend,
  interposed_source_resume,
  interposed_source_cancel,
  interposed_source_retain,
  interposed_source_release,
} interposed_source_change;

typedef void (*interposed_function)(void *_Nullable);

/// A piece of work.
typedef struct interposed_work {
  void *_Nullable context;
  interposed_function _Nullable function;
  /// Lets go of what it holds, in place of doing it; nothing for a function of somebody else's, which nobody can.
  interposed_function _Nullable drop;
} interposed_work;

typedef struct interposed_callbacks {
  /// Work for a queue, after so many nanoseconds.
  void (*_Nonnull enqueue)(void *_Nonnull owner, void *_Nonnull queue, bool is_barrier, int64_t delay, interposed_work work);
  /// Work for a queue, now and to its end.
  void (*_Nonnull sync)(void *_Nonnull owner, void *_Nonnull queue, bool is_barrier, interposed_work work);
  /// Work for a queue, as soon as a group is empty.
  void (*_Nonnull notify)(void *_Nonnull owner, void *_Nonnull group, void *_Nonnull queue, interposed_work work);
  /// Blocks for at most so many nanoseconds; answers whether it need not wait any more.
  bool (*_Nonnull wait)(void *_Nonnull owner, interposed_wait kind, void *_Nullable object, int64_t patience);
  /// Whether the running work is on a queue.
  bool (*_Nonnull is_on)(void *_Nonnull owner, void *_Nonnull queue);
  void *_Nullable (*_Nonnull current_queue)(void *_Nonnull owner);
  void (*_Nonnull change_queue)(void *_Nonnull owner, void *_Nonnull queue, interposed_queue_change change);
  void (*_Nonnull add_source)(void *_Nonnull owner, void *_Nonnull source, void *_Nonnull queue);
  void (*_Nonnull set_timer)(void *_Nonnull owner, void *_Nonnull source, int64_t delay, int64_t interval);
  void (*_Nonnull set_handler)(void *_Nonnull owner, void *_Nonnull source, interposed_handler handler, interposed_work work);
  /// Answers whether it is canceled.
  bool (*_Nonnull change_source)(void *_Nonnull owner, void *_Nonnull source, interposed_source_change change);
  /// A clock that a run loop waits on is to come due at a moment, or never when that is negative.
  void (*_Nonnull set_clock)(void *_Nonnull owner, int file, int64_t moment);
  /// The first clock that has come due, or a negative number; it can be taken for read.
  int (*_Nonnull due_clock)(void *_Nonnull owner, bool is_read);
  /// When the next clock comes due, or a negative number.
  int64_t (*_Nonnull next_clock)(void *_Nonnull owner);
  /// The run loop has something to do.
  void (*_Nonnull wake_loop)(void *_Nonnull owner);
  /// A timer was added to the thread's run loop; it is retained.
  void (*_Nonnull add_timer)(void *_Nonnull owner, void *_Nonnull timer);
  /// A timer never fires again; answers how often it was added and is to be released.
  long (*_Nonnull forget_timer)(void *_Nonnull owner, void *_Nonnull timer);
  /// A task is about to be made that belongs to no other; its first piece of work may come before it is.
  void (*_Nonnull making_task)(void *_Nonnull owner);
  /// It was made.
  void (*_Nonnull made_task)(void *_Nonnull owner, void *_Nonnull task);
  /// A task goes on at an actor, which it is not at.
  void (*_Nonnull change_place)(void *_Nonnull owner, void *_Nonnull actor, interposed_work work);
  /// The actor at which the running work is.
  void *_Nullable (*_Nonnull current_actor)(void *_Nonnull owner);
  /// The queue that stands for Foundation's main one, or nothing where there is none of its own.
  void *_Nullable (*_Nonnull main_operations)(void *_Nonnull owner);
  /// What stands for Foundation's own center of notifications, or nothing where there is none of its own.
  void *_Nullable (*_Nonnull notification_center)(void *_Nonnull owner);
  /// Writes where code has its files; answers whether anybody knows, and there is room for it.
  bool (*_Nonnull home)(void *_Nonnull owner, char *_Nonnull text, long room);
  /// Code writes, or makes, something there.
  void (*_Nonnull wrote)(void *_Nonnull owner);
  /// Code reads a file of a group, by the group's name and what follows it, or has put something else in its place.
  void (*_Nonnull shared)(void *_Nonnull owner, const char *_Nonnull file, bool is_replaced);
  /// Code writes a line into the system's log.
  void (*_Nonnull logged)(void *_Nonnull owner, const char *_Nonnull line);
  void (*_Nonnull escaped)(void *_Nonnull owner, interposed_escape kind, const char *_Nonnull detail);
} interposed_callbacks;

/// Rewrites the slots of everything that is loaded; answers how many, or 0 when it cannot.
int interposed_install(interposed_callbacks callbacks);
/// Has this process be where the sun is highest at noon, on whichever machine it is.
void interposed_use_universal_time(void);
/// Enters a world, or leaves it with nothing; answers which one it was in.
interposed_world *_Nullable interposed_enter(interposed_world *_Nullable world);

/// What is counted of a world's memory is nobody's from now on.
void interposed_forget_memory(interposed_world *_Nonnull of);
/// Writes down the files in which a world has locked something, one for each lock; answers how many.
long interposed_locks(interposed_world *_Nonnull by, int *_Nonnull files, long most);
/// Gives back whatever a world has locked.
void interposed_forget_locks(interposed_world *_Nonnull by);

/// The main queue, by its address.
void *_Nullable interposed_main_queue(void);
/// Whether a queue runs one piece of work at a time.
bool interposed_is_serial(void *_Nonnull queue);
/// The queue that a queue hands its work to; nothing for a queue of the system.
void *_Nullable interposed_target(void *_Nonnull queue);
const char *_Nullable interposed_label(void *_Nonnull queue);
/// A number for a queue's label: the same for the same label, in any process.
uint64_t interposed_label_mark(void *_Nonnull queue);
void interposed_retain(void *_Nonnull object);
void interposed_release(void *_Nonnull object);
/// Takes one from a semaphore, if there is one.
bool interposed_try_semaphore(void *_Nonnull semaphore);
bool interposed_is_empty(void *_Nonnull group);
/// Takes a lock for the code on a stack, if nobody else holds it.
bool interposed_try_lock(void *_Nonnull mutex, fiber *_Nullable by);
/// Whether what the C library waits for is there; one who asks takes it then.
bool interposed_is_ready(void *_Nonnull thing);
/// What the function is called that waits for it.
const char *_Nonnull interposed_name(void *_Nonnull thing);
void interposed_activate(void *_Nonnull object);
void *_Nullable interposed_context(void *_Nonnull object);
/// Work of its own that does the same, so that it can be done more than once.
interposed_work interposed_copy(interposed_work work);
/// Drops work that will not be done.
void interposed_drop(interposed_work work);

/// Whether the task that last changed its place keeps how it goes on where that is looked for; asked before it goes on.
bool interposed_keeps_change(void);
/// Lets every change of place be a piece of work of its own from now on.
void interposed_let_tasks_give_way(void);
/// Which kind of piece of work of Swift's something is, as far as it is one.
uint8_t interposed_kind_of_job(void *_Nonnull job);

/// Lets the thread's run loop do what it has to do; answers whether that was something of a source.
bool interposed_pass_through_loop(void);
/// Tells the thread's run loop that its main queue was served, after which it may come back.
void interposed_note_service(void);
/// Takes a timer off its run loop.
void interposed_forget_timer(void *_Nonnull timer);

/// Whether what Swift keeps for a thread can be exchanged with the stack.
bool fiber_can_be_run(void);
fiber *_Nullable fiber_take(void);
void fiber_give_back(fiber *_Nonnull);
/// Gives up what a fiber was doing, for good.
void fiber_abandon(fiber *_Nonnull);
/// Runs a function; answers whether it returned, and not parked.
bool fiber_run(fiber *_Nonnull, interposed_function _Nullable function, void *_Nullable context);
/// Goes on where a fiber parked; answers whether its function returned.
bool fiber_resume(fiber *_Nonnull);
/// Parks the running fiber until it is resumed.
void fiber_park(fiber *_Nonnull);
