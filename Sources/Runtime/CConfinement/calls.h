// The calls of the system that no rehearsal needs.
#pragma once
#include <stddef.h>

/// When a call is one of them.
enum condition {
  always,
  /// Where its first argument lacks a flag.
  lacks_flag,
  /// Where its first argument is not this process, nor the group that it leads.
  not_itself,
  /// Where an argument is something.
  is_value,
  /// Where an argument is a pointer to anything.
  is_given,
};

struct call {
  int number;
  const char *name;
  const char *does;
  enum condition condition;
  /// Which argument the condition is about, and what it is held against.
  unsigned argument;
  unsigned value;
};

extern const struct call refused_calls[];
extern const size_t refused_call_count;
