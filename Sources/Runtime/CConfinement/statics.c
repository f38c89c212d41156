// Finds the static variables of people's code, and lets them begin anew: a process of theirs that is only played shares
// them with the process that plays it, and on a phone it would have its own.
//
// What is static in Swift has a name by which the linker knows it, and so has the mark that it was made already. Where
// a program was stripped of such names there is nothing to be found. What C keeps is not looked at.
#define _GNU_SOURCE
#include "CConfinement.h"
#include "constants.h"
#include "names.h"
#include "owners.h"
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct stretch {
  char *place;
  size_t size, before;
};

static struct variable *variables;
static size_t count_of_variables, room_for_variables;
static struct stretch *stretches;
static size_t count_of_stretches;
static char *values_before;
/// Set in the process that learnt, and in none that is made from it: the system wipes it out there. A number of the
/// process would not do, because rehearsed code is told another one.
static uint64_t *is_learner;
/// Whether everything was learnt: a copy that another thread made meanwhile knows nothing.
static bool is_ready;
/// Whether the values are known with which this copy of that process began; what it was made from may have changed them
/// since it learnt.
static bool is_begun;
/// Whether what the variables hold must be held on to, because somebody had set one before this copy was made.
static bool holds_on;
/// Where somebody wants to know which variable was the first to be found changed, and one more.
static uint64_t *first_changed;

static void add(char *place, size_t size, const char *name) {
  if (count_of_variables == room_for_variables) {
    room_for_variables = room_for_variables ? room_for_variables * 2 : 256;
    variables = realloc(variables, room_for_variables * sizeof *variables);
  }
  variables[count_of_variables++] = (struct variable){place, size, strdup(name), false};
}

/// How much of an object that is laid out says what it is: the class and the count of its owners, behind a mark that they
/// are set where they are set when it is first asked for. That stays as it is, because whatever a process has left behind
/// lets go of the object later.
static size_t size_of_head(const char *place, const char *name) {
  if (!is_laid_out(name)) return 0;
  intptr_t first;
  memcpy(&first, place, sizeof first);
  bool begins_with_mark = first == 0 || first == -1;
  return (begins_with_mark ? 3 : 2) * sizeof first;
}

static bool begins(const char *name, const char *with) { return strncmp(name, with, strlen(with)) == 0; }

/// Whether variables stand in a section of this name; what only the linker writes to, before a program runs, is none.
static bool holds_variables(const char *section) {
  return begins(section, ".bss") || (begins(section, ".data") && !begins(section, ".data.rel.ro"));
}

static void look_through(struct dl_phdr_info *image, const char *bytes, size_t size, const char *ours) {
  const ElfW(Ehdr) *header = (const void *)bytes;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
  if (header->e_shoff + (size_t)header->e_shnum * sizeof(ElfW(Shdr)) > size) return;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  if (header->e_shstrndx >= header->e_shnum) return;
  const char *titles = bytes + sections[header->e_shstrndx].sh_offset;
  // Most names are never looked at: they are of what nobody can set, or of functions.
  bool is_looked_at[header->e_shnum];
  for (int index = 0; index < header->e_shnum; index++) {
    is_looked_at[index] = holds_variables(titles + sections[index].sh_name);
  }
  for (int index = 0; index < header->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB) continue;
    const ElfW(Sym) *symbols = (const void *)(bytes + sections[index].sh_offset);
    const ElfW(Sym) *end = symbols + sections[index].sh_size / sizeof *symbols;
    const char *names = bytes + sections[sections[index].sh_link].sh_offset;
    for (const ElfW(Sym) *symbol = symbols; symbol < end; symbol++) {
      if ((symbol->st_info & 0xF) != STT_OBJECT || symbol->st_size == 0 || symbol->st_size > 1 << 16) continue;
      if (symbol->st_shndx >= header->e_shnum || !is_looked_at[symbol->st_shndx]) continue;
      if (!is_static_of_others(names + symbol->st_name, ours)) continue;
      char *place = (char *)image->dlpi_addr + symbol->st_value;
      size_t head = size_of_head(place, names + symbol->st_name);
      if (symbol->st_size <= head) continue;
      add(place + head, symbol->st_size - head, names + symbol->st_name);
      constants_expect(names + symbol->st_name);
    }
    for (const ElfW(Sym) *symbol = symbols; symbol < end; symbol++) {
      const char *name = names + symbol->st_name;
      if ((symbol->st_info & 0xF) == STT_FUNC) constants_hear_of(name, (size_t)(bytes + size - name));
    }
  }
}

/// The program and its libraries, as the linker knows them.
struct images {
  struct dl_phdr_info *all;
  size_t count;
};

static int note_image(struct dl_phdr_info *image, size_t size, void *context) {
  struct images *images = context;
  images->all = realloc(images->all, (images->count + 1) * sizeof *image);
  images->all[images->count++] = *image;
  return 0;
}

/// Looks at the program, and at libraries that came with it.
static void look_into(struct dl_phdr_info *image, const char *ours) {
  const char *path = image->dlpi_name[0] ? image->dlpi_name : "/proc/self/exe";
  bool is_of_system = begins(path, "/lib") || begins(path, "/usr/") || strstr(path, "/swift/linux/");
  if (is_of_system || !strchr(path, '/')) return;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file >= 0 && fstat(file, &status) == 0 && status.st_size > 0) {
    char *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes != MAP_FAILED) {
      look_through(image, bytes, (size_t)status.st_size, ours);
      munmap(bytes, (size_t)status.st_size);
    }
  }
  if (file >= 0) close(file);
}

static int compare(const void *left, const void *right) {
  const struct variable *a = left, *b = right;
  return a->place < b->place ? -1 : a->place > b->place;
}

static void remember_values(void) {
  for (size_t index = 0; index < count_of_stretches; index++) {
    memcpy(values_before + stretches[index].before, stretches[index].place, stretches[index].size);
  }
}

/// Takes variables that lie side by side for one, because they are looked at whenever a process is played.
static void join(void) {
  qsort(variables, count_of_variables, sizeof *variables, compare);
  stretches = calloc(count_of_variables + 1, sizeof *stretches);
  size_t all = 0;
  for (size_t index = 0; index < count_of_variables; index++) {
    struct stretch *last = count_of_stretches ? &stretches[count_of_stretches - 1] : NULL;
    char *end = variables[index].place + variables[index].size;
    if (last && variables[index].place <= last->place + last->size) {
      if (end > last->place + last->size) {
        all += (size_t)(end - last->place) - last->size;
        last->size = (size_t)(end - last->place);
      }
      continue;
    }
    stretches[count_of_stretches++] = (struct stretch){variables[index].place, variables[index].size, all};
    all += variables[index].size;
  }
  values_before = malloc(all + 1);
  remember_values();
}

void statics_learn(const char *ours) {
  if (is_learner) return;
  void *own = mmap(NULL, sizeof *is_learner, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (own == MAP_FAILED) return;
  is_learner = own;
  *is_learner = 1;
  if (madvise(own, sizeof *is_learner, MADV_WIPEONFORK) != 0) return;
  // The linker is locked while it tells of its images, and so it is not kept waiting: a copy of this process that another
  // thread made meanwhile would wait for the linker for good.
  struct images images = {NULL, 0};
  dl_iterate_phdr(note_image, &images);
  for (size_t index = 0; index < images.count; index++) look_into(&images.all[index], ours);
  free(images.all);
  constants_find(variables, count_of_variables);
  owners_learn();
  join();
  is_ready = true;
}

static void note_change(const struct stretch *stretch) {
  if (!first_changed || *first_changed) return;
  for (size_t index = 0; index < count_of_variables; index++) {
    struct variable *variable = &variables[index];
    if (variable->place < stretch->place || variable->place >= stretch->place + stretch->size) continue;
    const char *before = values_before + stretch->before + (variable->place - stretch->place);
    if (memcmp(variable->place, before, variable->size) != 0) {
      *first_changed = index + 1;
      return;
    }
  }
}

void statics_hold_on(void) {
  if (is_ready && !*is_learner) holds_on = owners_hold_all(variables, count_of_variables);
}

void statics_begin_anew(void) {
  if (!is_ready || *is_learner) return;
  if (!is_begun) {
    is_begun = true;
    constants_forget(variables, count_of_variables);
    remember_values();
    return;
  }
  for (size_t index = 0; index < count_of_stretches; index++) {
    const struct stretch *stretch = &stretches[index];
    if (memcmp(stretch->place, values_before + stretch->before, stretch->size) == 0) continue;
    note_change(stretch);
    memcpy(stretch->place, values_before + stretch->before, stretch->size);
    // What it held before was let go of when it was set.
    if (holds_on) owners_hold(stretch->place, stretch->size);
  }
}

void statics_note_in(uint64_t *place) { first_changed = place; }

const char *statics_name(uint64_t number) {
  if (number < 1 || number > count_of_variables) return NULL;
  const char *name = variables[number - 1].name;
  // What is laid out has the name of the constant that holds it, as far as its type: any will do.
  char constant[strlen(name) + 1];
  bool is_object = is_laid_out(name);
  strcpy(constant, name);
  if (is_object) strcpy(strstr(constant, "_WZTv"), "SivpZ");
  name = constant;
  char *(*demangle)(const char *, size_t, char *, size_t *, uint32_t) = dlsym(RTLD_DEFAULT, "swift_demangle");
  char *words = demangle ? demangle(name, strlen(name), NULL, NULL, 0) : NULL;
  char *type = words && is_object ? strstr(words, " : ") : NULL;
  if (type) *type = 0;
  return words ? words : variables[number - 1].name;
}
