#include "CCryptography.h"
#include <string.h>

static const uint32_t constants[64] = {
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

#define TURNED(word, bits) ((word) >> (bits) | (word) << (32 - (bits)))

static void spread(const uint8_t *block, uint32_t words[64]) {
  for (int index = 0; index < 16; index++) {
    const uint8_t *place = block + 4 * index;
    words[index] = (uint32_t)place[0] << 24 | (uint32_t)place[1] << 16 | (uint32_t)place[2] << 8 | place[3];
  }
  for (int index = 16; index < 64; index++) {
    uint32_t early = words[index - 15], late = words[index - 2];
    words[index] = words[index - 16] + words[index - 7] + (TURNED(early, 7) ^ TURNED(early, 18) ^ early >> 3)
      + (TURNED(late, 17) ^ TURNED(late, 19) ^ late >> 10);
  }
}

static void mix(uint32_t *state, const uint8_t *block) {
  uint32_t words[64];
  spread(block, words);
  uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
  uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
  for (int index = 0; index < 64; index++) {
    uint32_t first = h + (TURNED(e, 6) ^ TURNED(e, 11) ^ TURNED(e, 25)) + ((e & f) ^ (~e & g)) + constants[index] + words[index];
    uint32_t second = (TURNED(a, 2) ^ TURNED(a, 13) ^ TURNED(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d;
  state[4] += e, state[5] += f, state[6] += g, state[7] += h;
}

void cryptography_mix_sha256(uint32_t *state, const uint8_t *blocks, size_t count) {
  for (size_t index = 0; index < count; index++) mix(state, blocks + 64 * index);
}

/// Takes 32 bytes after a block that a state has taken, and what fills them up.
static void finish(const uint32_t *begun, const uint8_t *message, uint8_t *digest) {
  uint8_t block[64] = {0};
  memcpy(block, message, 32);
  block[32] = 0x80;
  // As many bits: the block before, and these.
  block[62] = (64 + 32) * 8 >> 8;
  block[63] = (64 + 32) * 8 & 0xFF;
  uint32_t state[8];
  memcpy(state, begun, sizeof state);
  mix(state, block);
  for (int index = 0; index < 32; index++) digest[index] = (uint8_t)(state[index / 4] >> (24 - index % 4 * 8));
}

void cryptography_stretch_sha256(const uint32_t *inner, const uint32_t *outer, uint8_t *mark, uint8_t *sum, uint32_t rounds) {
  for (uint32_t round = 0; round < rounds; round++) {
    uint8_t half[32];
    finish(inner, mark, half);
    finish(outer, half, mark);
    for (int index = 0; index < 32; index++) sum[index] ^= mark[index];
  }
}
