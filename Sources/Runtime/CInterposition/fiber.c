// Stacks that code can be left on while it blocks.
//
// What Swift keeps per thread (the running task, its executor, the accesses under way) belongs to the code and
// not to the thread that lends itself to it, so it is exchanged with the stack.
#define _GNU_SOURCE
#include "replacements.h"
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

BEGIN_UNWATCHED

enum { stack_size = 1 << 20, storage_words = 16, pooled = 4 };

struct fiber {
  void *stack_pointer;
  void *caller;
  interposed_function function;
  void *context;
  bool is_finished;
  void *stack;
  void *sanitizer, *sanitizer_of_caller;
  /// What Swift keeps for its code, or for its caller while that runs.
  uintptr_t kept[2][storage_words];
};

// Swift's thread-local storage in this thread: of the standard library and of the concurrency library.
static _Thread_local struct { uintptr_t *place; size_t words; } storage[2];
static _Thread_local bool is_storage_known;
static _Thread_local fiber *pool[pooled];
static _Thread_local int pool_count;
static SWIFT void *(*current_task)(void);

extern void *__tsan_get_current_fiber(void) __attribute__((weak));
extern void *__tsan_create_fiber(unsigned) __attribute__((weak));
extern void __tsan_destroy_fiber(void *) __attribute__((weak));
extern void __tsan_switch_to_fiber(void *, unsigned) __attribute__((weak));

void interposed_switch(void **from, void *to);

#if defined(__x86_64__)
__asm__(
  ".text\n.globl interposed_switch\n.type interposed_switch,@function\ninterposed_switch:\n"
  "pushq %rbp\npushq %rbx\npushq %r12\npushq %r13\npushq %r14\npushq %r15\n"
  "movq %rsp, (%rdi)\nmovq %rsi, %rsp\n"
  "popq %r15\npopq %r14\npopq %r13\npopq %r12\npopq %rbx\npopq %rbp\nret\n"
  ".size interposed_switch, .-interposed_switch\n");
// A call leaves the stack pointer eight bytes off a multiple of sixteen.
enum { saved_words = 7, return_word = 6, top_words = 1 };
#elif defined(__aarch64__)
__asm__(
  ".text\n.globl interposed_switch\n.type interposed_switch,@function\ninterposed_switch:\n"
  "sub sp, sp, #160\n"
  "stp x19, x20, [sp]\nstp x21, x22, [sp, #16]\nstp x23, x24, [sp, #32]\nstp x25, x26, [sp, #48]\n"
  "stp x27, x28, [sp, #64]\nstp x29, x30, [sp, #80]\n"
  "stp d8, d9, [sp, #96]\nstp d10, d11, [sp, #112]\nstp d12, d13, [sp, #128]\nstp d14, d15, [sp, #144]\n"
  "mov x9, sp\nstr x9, [x0]\nmov sp, x1\n"
  "ldp x19, x20, [sp]\nldp x21, x22, [sp, #16]\nldp x23, x24, [sp, #32]\nldp x25, x26, [sp, #48]\n"
  "ldp x27, x28, [sp, #64]\nldp x29, x30, [sp, #80]\n"
  "ldp d8, d9, [sp, #96]\nldp d10, d11, [sp, #112]\nldp d12, d13, [sp, #128]\nldp d14, d15, [sp, #144]\n"
  "add sp, sp, #160\nret\n"
  ".size interposed_switch, .-interposed_switch\n");
enum { saved_words = 20, return_word = 11, top_words = 2 };
#else
#error "a switch of stacks is written for x86_64 and aarch64"
#endif
__asm__(".section .note.GNU-stack,\"\",@progbits\n.text\n");

static int find_storage(struct dl_phdr_info *info, size_t size, void *unused) {
  const char *names[] = {"/libswiftCore.so", "/libswift_Concurrency.so"};
  for (int index = 0; index < 2; index++) {
    if (!strstr(info->dlpi_name, names[index])) continue;
    for (int header = 0; header < info->dlpi_phnum; header++) {
      size_t words = info->dlpi_phdr[header].p_memsz / sizeof(uintptr_t);
      bool is_whole = info->dlpi_phdr[header].p_memsz % sizeof(uintptr_t) == 0;
      if (info->dlpi_phdr[header].p_type != PT_TLS || words > storage_words || !is_whole) continue;
      storage[index].place = info->dlpi_tls_data;
      storage[index].words = words;
    }
  }
  return 0;
}

static void learn_storage(void) {
  if (is_storage_known) return;
  current_task = (SWIFT void *(*)(void))original_named("swift_task_getCurrent");
  dl_iterate_phdr(find_storage, NULL);
  is_storage_known = true;
}

bool fiber_can_be_run(void) {
  learn_storage();
  return storage[0].place && storage[1].place && current_task;
}

static void exchange(fiber *fiber) {
  for (int index = 0; index < 2; index++) {
    for (size_t word = 0; word < storage[index].words; word++) {
      uintptr_t kept = fiber->kept[index][word];
      fiber->kept[index][word] = storage[index].place[word];
      storage[index].place[word] = kept;
    }
  }
}

static void leave(fiber *fiber) {
  if (__tsan_switch_to_fiber) __tsan_switch_to_fiber(fiber->sanitizer_of_caller, 0);
  interposed_switch(&fiber->stack_pointer, fiber->caller);
}

static void fiber_main(void) {
  fiber *self = running_fiber;
  while (true) {
    if (self->function) self->function(self->context);
    self->is_finished = true;
    leave(self);
  }
}

static void enter(fiber *fiber) {
  struct fiber *outer = running_fiber;
  fiber->is_finished = false;
  running_fiber = fiber;
  if (__tsan_switch_to_fiber) {
    fiber->sanitizer_of_caller = __tsan_get_current_fiber();
    if (!fiber->sanitizer) fiber->sanitizer = __tsan_create_fiber(0);
    __tsan_switch_to_fiber(fiber->sanitizer, 0);
  }
  interposed_switch(&fiber->caller, fiber->stack_pointer);
  running_fiber = outer;
}

/// Lets code begin with nothing of its caller's but the task, by which a test knows its own.
static void begin_blank(fiber *fiber) {
  uintptr_t task = (uintptr_t)current_task();
  for (int index = 0; index < 2; index++) {
    for (size_t word = 0; word < storage[index].words; word++) {
      fiber->kept[index][word] = storage[index].place[word] == task ? task : 0;
    }
  }
}

void forget_running_task(void *task) {
  learn_storage();
  for (int index = 0; index < 2; index++) {
    for (size_t word = 0; word < storage[index].words; word++) {
      if (storage[index].place[word] == (uintptr_t)task) storage[index].place[word] = 0;
    }
  }
}

fiber *fiber_take(void) {
  if (!fiber_can_be_run()) return NULL;
  if (pool_count > 0) return pool[--pool_count];
  fiber *made = calloc(1, sizeof *made);
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK;
  void *stack = made ? mmap(NULL, stack_size, PROT_READ | PROT_WRITE, flags, -1, 0) : MAP_FAILED;
  if (stack == MAP_FAILED) {
    free(made);
    return NULL;
  }
  mprotect(stack, page, PROT_NONE);
  made->stack = stack;
  void **top = (void **)((char *)stack + stack_size) - top_words;
  top -= saved_words;
  memset(top, 0, saved_words * sizeof *top);
  top[return_word] = (void *)fiber_main;
  made->stack_pointer = top;
  return made;
}

void fiber_give_back(fiber *fiber) {
  if (pool_count < pooled) {
    pool[pool_count++] = fiber;
  } else {
    fiber_abandon(fiber);
  }
}

void fiber_abandon(fiber *fiber) {
  disown_locks(fiber, true);
  if (fiber->sanitizer && __tsan_destroy_fiber) __tsan_destroy_fiber(fiber->sanitizer);
  munmap(fiber->stack, stack_size);
  free(fiber);
}

bool fiber_run(fiber *fiber, interposed_function function, void *context) {
  fiber->function = function;
  fiber->context = context;
  begin_blank(fiber);
  return fiber_resume(fiber);
}

bool fiber_resume(fiber *fiber) {
  exchange(fiber);
  enter(fiber);
  exchange(fiber);
  if (fiber->is_finished) disown_locks(fiber, false);
  return fiber->is_finished;
}

void fiber_park(fiber *fiber) { leave(fiber); }

END_UNWATCHED
