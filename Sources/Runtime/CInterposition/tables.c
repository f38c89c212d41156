// Everything that is stood in for, by name.
#define _GNU_SOURCE
#include "replacements.h"
#include <string.h>

BEGIN_UNWATCHED

static const struct replacement *const tables[] = {
  work_replacements, object_replacements, queue_replacements, group_replacements, dispatch_replacements, source_replacements,
  loop_replacements, clock_replacements, filetime_replacements, filesync_replacements, chance_replacements, dice_replacements,
  sleep_replacements, polling_replacements, home_replacements, reading_replacements, process_replacements, escape_replacements,
  blocking_replacements, lock_replacements, task_replacements, memory_replacements, filelock_replacements,
  sharedfile_replacements, logging_replacements,
};

const struct replacement *rule_for(const char *name, const char *library, const struct replacement *table) {
  for (const struct replacement *entry = table; entry->name; entry++) {
    if (strcmp(entry->name, name) != 0 || (entry->within && !strstr(library, entry->within))) continue;
    if (entry->stand_in || entry->within) return entry;
  }
  return NULL;
}

const struct replacement *replacement_of(const char *name, const char *library) {
  for (size_t table = 0; table < sizeof tables / sizeof *tables; table++) {
    const struct replacement *rule = rule_for(name, library, tables[table]);
    if (rule) return rule->stand_in ? rule : NULL;
  }
  return NULL;
}

void for_each_table(void (*act)(const struct replacement *)) {
  for (size_t table = 0; table < sizeof tables / sizeof *tables; table++) act(tables[table]);
}

END_UNWATCHED
