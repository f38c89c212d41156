#include "CCryptography.h"

typedef struct cryptography_words words;
typedef unsigned __int128 pair;

/// The difference, and whether it is below zero.
static words subtract(words one, words other, uint64_t *borrow) {
  words less;
  pair left = (pair)one.a - other.a;
  less.a = (uint64_t)left;
  left = (pair)one.b - other.b - (uint64_t)(left >> 127);
  less.b = (uint64_t)left;
  left = (pair)one.c - other.c - (uint64_t)(left >> 127);
  less.c = (uint64_t)left;
  left = (pair)one.d - other.d - (uint64_t)(left >> 127);
  less.d = (uint64_t)left;
  *borrow = (uint64_t)(left >> 127);
  return less;
}

/// The sum, and whether it needs a bit more.
static words add(words one, words other, uint64_t *carry) {
  words more;
  pair sum = (pair)one.a + other.a;
  more.a = (uint64_t)sum;
  sum = (pair)one.b + other.b + (uint64_t)(sum >> 64);
  more.b = (uint64_t)sum;
  sum = (pair)one.c + other.c + (uint64_t)(sum >> 64);
  more.c = (uint64_t)sum;
  sum = (pair)one.d + other.d + (uint64_t)(sum >> 64);
  more.d = (uint64_t)sum;
  *carry = (uint64_t)(sum >> 64);
  return more;
}

/// A number below twice a prime, modulo the prime.
static words reduce(words number, uint64_t carry, words prime) {
  uint64_t borrow;
  words less = subtract(number, prime, &borrow);
  return carry || !borrow ? less : number;
}

void cryptography_add(words *number, const words *other, const words *prime) {
  uint64_t carry;
  words sum = add(*number, *other, &carry);
  *number = reduce(sum, carry, *prime);
}

void cryptography_subtract(words *number, const words *other, const words *prime) {
  uint64_t borrow, carry;
  words difference = subtract(*number, *other, &borrow);
  *number = borrow ? add(difference, *prime, &carry) : difference;
}

/// Adds a product with a word to what there is, and as often the prime as makes the least word zero, which then goes.
static words add_product(words sum, uint64_t *carry, words number, uint64_t factor, words prime, uint64_t negated_inverse) {
  pair next = (pair)number.a * factor + sum.a;
  uint64_t a = (uint64_t)next;
  next = (pair)number.b * factor + sum.b + (uint64_t)(next >> 64);
  uint64_t b = (uint64_t)next;
  next = (pair)number.c * factor + sum.c + (uint64_t)(next >> 64);
  uint64_t c = (uint64_t)next;
  next = (pair)number.d * factor + sum.d + (uint64_t)(next >> 64);
  uint64_t d = (uint64_t)next;
  pair top = (pair)*carry + (uint64_t)(next >> 64);

  uint64_t times = a * negated_inverse;
  next = (pair)prime.a * times + a;
  next = (pair)prime.b * times + b + (uint64_t)(next >> 64);
  sum.a = (uint64_t)next;
  next = (pair)prime.c * times + c + (uint64_t)(next >> 64);
  sum.b = (uint64_t)next;
  next = (pair)prime.d * times + d + (uint64_t)(next >> 64);
  sum.c = (uint64_t)next;
  next = top + (uint64_t)(next >> 64);
  sum.d = (uint64_t)next;
  *carry = (uint64_t)(next >> 64);
  return sum;
}

void cryptography_multiply(words *number, const words *other, const words *prime, uint64_t negated_inverse) {
  words sum = {0, 0, 0, 0};
  uint64_t carry = 0;
  sum = add_product(sum, &carry, *number, other->a, *prime, negated_inverse);
  sum = add_product(sum, &carry, *number, other->b, *prime, negated_inverse);
  sum = add_product(sum, &carry, *number, other->c, *prime, negated_inverse);
  sum = add_product(sum, &carry, *number, other->d, *prime, negated_inverse);
  *number = reduce(sum, carry, *prime);
}
