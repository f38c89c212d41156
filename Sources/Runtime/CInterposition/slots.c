// Rewrites the slots through which loaded libraries call each other.
//
// What it relies on: libraries of ELF whose calls across libraries go through slots that relocations name, which
// holds for everything SwiftPM builds unless the standard library is linked statically.
#define _GNU_SOURCE
#include "replacements.h"
#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

BEGIN_UNWATCHED

static unsigned long long additions;
static int rewritten;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool is_call(unsigned type) {
#if defined(__x86_64__)
  return type == R_X86_64_JUMP_SLOT || type == R_X86_64_GLOB_DAT || type == R_X86_64_64;
#elif defined(__aarch64__)
  return type == R_AARCH64_JUMP_SLOT || type == R_AARCH64_GLOB_DAT || type == R_AARCH64_ABS64;
#else
#error "relocations are known for x86_64 and aarch64"
#endif
}

/// Which beginnings of names there are: loaded libraries name a hundred thousand functions, and we two hundred.
static bool beginnings[1024];

static bool *beginning(const char *name) {
  unsigned mark = 0;
  for (int index = 0; index < 12 && name[index]; index++) mark = mark * 31 + (unsigned char)name[index];
  return &beginnings[mark % 1024];
}

static const struct replacement *replacement(const char *name, const char *library) {
  if (!*beginning(name)) return NULL;
  const struct replacement *rule = rule_for(name, library, call_replacements);
  if (rule) return rule->stand_in ? rule : NULL;
  return replacement_of(name, library);
}

static bool is_writable(struct dl_phdr_info *info, ElfW(Addr) address) {
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    ElfW(Addr) start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type == PT_GNU_RELRO && address >= start && address < start + header->p_memsz) return false;
  }
  return true;
}

static void rewrite(struct dl_phdr_info *info, const ElfW(Rela) *relocations, size_t count,
                    const ElfW(Sym) *symbols, const char *names) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (size_t index = 0; index < count; index++) {
    if (!is_call((unsigned)ELF64_R_TYPE(relocations[index].r_info)) || relocations[index].r_addend != 0) continue;
    const ElfW(Sym) *symbol = &symbols[ELF64_R_SYM(relocations[index].r_info)];
    const struct replacement *entry = replacement(names + symbol->st_name, info->dlpi_name);
    if (!entry || !*entry->original) continue;
    void **slot = (void **)(info->dlpi_addr + relocations[index].r_offset);
    if (*slot == entry->stand_in) continue;
    void *start = (void *)((uintptr_t)slot & ~(page - 1));
    bool was_writable = is_writable(info, (ElfW(Addr))slot);
    if (!was_writable && mprotect(start, page, PROT_READ | PROT_WRITE) != 0) continue;
    __atomic_store_n(slot, entry->stand_in, __ATOMIC_RELEASE);
    if (!was_writable) mprotect(start, page, PROT_READ);
    rewritten++;
  }
}

static int rewrite_library(struct dl_phdr_info *info, size_t size, void *unused) {
  const char *untouched[] = {"linux-vdso", "ld-linux", "/libc.so", "libclang_rt"};
  for (size_t index = 0; index < sizeof untouched / sizeof *untouched; index++) {
    if (strstr(info->dlpi_name, untouched[index])) return 0;
  }
  const ElfW(Dyn) *entry = NULL;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type == PT_DYNAMIC) {
      entry = (const void *)(info->dlpi_addr + info->dlpi_phdr[index].p_vaddr);
    }
  }
  if (!entry) return 0;
  const ElfW(Sym) *symbols = NULL;
  const char *names = NULL;
  const ElfW(Rela) *calls = NULL, *others = NULL;
  size_t size_of_calls = 0, size_of_others = 0;
  for (; entry->d_tag != DT_NULL; entry++) {
    switch (entry->d_tag) {
    case DT_SYMTAB: symbols = (const void *)entry->d_un.d_ptr; break;
    case DT_STRTAB: names = (const void *)entry->d_un.d_ptr; break;
    case DT_JMPREL: calls = (const void *)entry->d_un.d_ptr; break;
    case DT_PLTRELSZ: size_of_calls = entry->d_un.d_val; break;
    case DT_RELA: others = (const void *)entry->d_un.d_ptr; break;
    case DT_RELASZ: size_of_others = entry->d_un.d_val; break;
    default: break;
    }
  }
  if (!symbols || !names) return 0;
  if (calls) rewrite(info, calls, size_of_calls / sizeof *calls, symbols, names);
  if (others) rewrite(info, others, size_of_others / sizeof *others, symbols, names);
  return 0;
}

static int count_additions(struct dl_phdr_info *info, size_t size, void *count) {
  *(unsigned long long *)count = info->dlpi_adds;
  return 1;
}

static void find_originals(const struct replacement *table) {
  for (const struct replacement *entry = table; entry->name; entry++) {
    if (!*entry->original) *entry->original = original_named(entry->name);
    if (entry->stand_in) *beginning(entry->name) = true;
  }
}

static void rewrite_everything(void) {
  pthread_mutex_lock(&lock);
  unsigned long long now = 0;
  dl_iterate_phdr(count_additions, &now);
  if (now != additions) {
    find_originals(call_replacements);
    for_each_table(find_originals);
    dl_iterate_phdr(rewrite_library, NULL);
    __atomic_store_n(&additions, now, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&lock);
}

int interposed_install(interposed_callbacks given) {
  callbacks = given;
  rewrite_everything();
  return learn_queues() && learn_groups() ? rewritten : 0;
}

/// What was loaded since has slots of its own.
static void catch_up(void) {
  unsigned long long now = 0;
  dl_iterate_phdr(count_additions, &now);
  if (now != __atomic_load_n(&additions, __ATOMIC_ACQUIRE)) rewrite_everything();
}

interposed_world *interposed_enter(interposed_world *entered) {
  interposed_world *left = world;
  if (entered && !entered->has_begun) {
    catch_up();
    entered->has_begun = true;
  }
  world = entered;
  return left;
}

END_UNWATCHED
