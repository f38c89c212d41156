// The part of hashing and signing that costs: what a password is stretched with goes through it a million times, and a
// signature takes five thousand products. Tests are built without optimization, where Swift takes some twenty times as long
// as C.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Mixes whole blocks of 64 bytes into a state of SHA-256, by FIPS 180-4.
void cryptography_mix_sha256(uint32_t *_Nonnull state, const uint8_t *_Nonnull blocks, size_t count);

/// Goes on with a key made of a password, by RFC 8018: each round marks the last mark and adds it to the sum.
///
/// The states are those of SHA-256 once it has taken the two halves of a secret; marks and sum have 32 bytes.
void cryptography_stretch_sha256(
  const uint32_t *_Nonnull inner, const uint32_t *_Nonnull outer, uint8_t *_Nonnull mark, uint8_t *_Nonnull sum,
  uint32_t rounds);

/// A number of 256 bits, in four words, the least significant first.
struct cryptography_words {
  uint64_t a, b, c, d;
};

/// Multiplies a number that is below a prime with another and divides by 2 to the 256th, modulo the prime, as Montgomery
/// has it.
///
/// With the prime comes what its least word, negated, is the inverse of, modulo 2 to the 64th.
void cryptography_multiply(
  struct cryptography_words *_Nonnull number, const struct cryptography_words *_Nonnull other,
  const struct cryptography_words *_Nonnull prime, uint64_t negated_inverse);

/// Adds to a number another, both below a prime, modulo the prime.
void cryptography_add(
  struct cryptography_words *_Nonnull number, const struct cryptography_words *_Nonnull other,
  const struct cryptography_words *_Nonnull prime);

/// Takes from a number another, both below a prime, modulo the prime.
void cryptography_subtract(
  struct cryptography_words *_Nonnull number, const struct cryptography_words *_Nonnull other,
  const struct cryptography_words *_Nonnull prime);
