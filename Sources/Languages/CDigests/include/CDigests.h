// The part of hashing that costs: what a password is stretched with goes through it a million times, and tests are built
// without optimization, where Swift takes some twenty times as long as C.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Mixes whole blocks of 64 bytes into a state of SHA-256, by FIPS 180-4.
void digests_mix_sha256(uint32_t *_Nonnull state, const uint8_t *_Nonnull blocks, size_t count);

/// Goes on with a key made of a password, by RFC 8018: each round marks the last mark and adds it to the sum.
///
/// The states are those of SHA-256 once it has taken the two halves of a secret; marks and sum have 32 bytes.
void digests_stretch_sha256(
  const uint32_t *_Nonnull inner, const uint32_t *_Nonnull outer, uint8_t *_Nonnull mark, uint8_t *_Nonnull sum,
  uint32_t rounds);
