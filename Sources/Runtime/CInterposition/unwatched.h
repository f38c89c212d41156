// Code that no sanitizer looks at, because it runs where theirs must not: under the dynamic linker's lock, between
// two stacks, and in a thread that is ending, of which the sanitizer has already taken leave.
#pragma once

#if __has_attribute(disable_sanitizer_instrumentation)
#define BEGIN_UNWATCHED \
  _Pragma("clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)")
#define END_UNWATCHED _Pragma("clang attribute pop")
#else
#define BEGIN_UNWATCHED
#define END_UNWATCHED
#endif
