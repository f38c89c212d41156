// What the files of hostile acts have in common.
#pragma once
#include "CHostile.h"
#include <errno.h>
#include <stdio.h>
#include <string.h>

#define ACT(name) static void name(char *said, size_t room)
#define SAY(...) snprintf(said, room, __VA_ARGS__)
#define QUIET (void)said, (void)room
#define SAY_RESULT(result) do { long came = (long)(result); SAY(came < 0 ? "%ld %s" : "%ld", came, strerror(errno)); } while (0)
#define LISTED(name) {#name, name}

/// Longer than any test takes.
enum { ages = 100000 };

extern int hostile_port;
extern const struct hostile processes[], threads[], waiting[], descriptors[], memory[], clocks[], chance[], network[],
  files[], signals[];
