#include <wasm_simd128.h>

/*
 * Plain decimal numbers of delimited text, for ingest/matrix/scanValues. Where cells end is found for 64 bytes at a time, so that several
 * cells are under way at once; the short numbers that tables are made of are read without a branch on how long they are (which a
 * processor cannot foresee). Every number is what correct rounding makes of its text.
 */

typedef unsigned char Byte;
typedef unsigned long long Word;

/* 10⁰ … 10²²: the powers of ten that a double holds exactly (Clinger 1990, doi:10.1145/93542.93557). */
static const double powers[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
/* What a number of eight characters is divided by, by how many stand behind its point; one without a point is as it is. */
static const double places[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1};

/* The leading 128 bits of 5^q for q of `firstPower` … `lastPower`, the upper half first: as powersOfFive.ts makes them. */
static const Word *fives;
static int firstPower, lastPower;

__attribute__((export_name("beginCells"))) void beginCells(const Word *table, int first, int last) {
  fives = table;
  firstPower = first;
  lastPower = last;
}

static int isDigit(Byte byte) { return (unsigned)(byte - '0') <= 9; }

static Word eightBytes(const Byte *at) {
  Word word;
  __builtin_memcpy(&word, at, 8);
  return word;
}

/* The number that 8 digits make, the first in the lowest byte. */
static unsigned ofEight(Word digits) {
  digits = digits * 10 + (digits >> 8);
  digits = (digits & 0x00ff00ff00ff00ff) * 0x640001 >> 16 & 0x0000ffff0000ffff;
  return (unsigned)(digits * 0x271000000001 >> 32);
}

/* The number that 16 digits make, the first the most significant; the first must be 0. */
static double ofSixteen(v128_t digits) {
  const v128_t tens = wasm_i8x16_const(10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1);
  v128_t low = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_low_i8x16(digits, tens));
  v128_t high = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_high_i8x16(digits, tens));
  v128_t pairs = wasm_i16x8_narrow_i32x4(low, high);
  v128_t fours = wasm_i32x4_dot_i16x8(pairs, wasm_i16x8_const(100, 1, 100, 1, 100, 1, 100, 1));
  v128_t eights = wasm_i32x4_dot_i16x8(wasm_i16x8_narrow_i32x4(fours, fours), wasm_i16x8_const(10000, 1, 10000, 1, 10000, 1, 10000, 1));
  return (double)wasm_i32x4_extract_lane(eights, 0) * 1e8 + (double)wasm_i32x4_extract_lane(eights, 1);
}

typedef struct { Word high, low; } Product;

static Product times(Word a, Word b) {
  Word low = (Word)(unsigned)a * (unsigned)b, crossed = (a >> 32) * (unsigned)b, other = (Word)(unsigned)a * (b >> 32);
  Word middle = (low >> 32) + (unsigned)crossed + (unsigned)other;
  return (Product){(a >> 32) * (b >> 32) + (crossed >> 32) + (other >> 32) + (middle >> 32), middle << 32 | (unsigned)low};
}

/*
 * digits · 10^power, correctly rounded (Lemire 2021, doi:10.1002/spe.2984; that 128 bits are enough: Mushtak & Lemire 2023,
 * doi:10.1002/spe.3198). Returns 0 for powers beyond the table and what would not be a normal number.
 */
static int scaled(Word digits, int power, double *value) {
  if (digits == 0) return *value = 0, 1;
  if (digits < 1ULL << 53 && power >= -22 && power <= 22)
    return *value = power < 0 ? (double)digits / powers[-power] : (double)digits * powers[power], 1;
  if (power < firstPower || power > lastPower) return 0;
  const Word *five = fives + 2 * (power - firstPower);
  int zeros = __builtin_clzll(digits);
  digits <<= zeros;
  Product product = times(digits, five[0]);
  if ((product.high & 0x1ff) == 0x1ff) {
    Word more = times(digits, five[1]).high;
    product.low += more;
    if (more > product.low) product.high++;
  }
  int upper = product.high >> 63;
  Word mantissa = product.high >> (upper + 9);
  int exponent = (((152170 + 65536) * power) >> 16) + 63 + upper - zeros + 1023;
  if (exponent <= 0 || exponent >= 0x7fe) return 0;
  // Half way between two numbers only where a power of five divides the digits.
  if (product.low <= 1 && power >= -4 && power <= 23 && (mantissa & 3) == 1 && mantissa << (upper + 9) == product.high) mantissa &= ~1ULL;
  mantissa = (mantissa + (mantissa & 1)) >> 1;
  Word bits = ((Word)exponent << 52) + mantissa - (1ULL << 52);
  __builtin_memcpy(value, &bits, 8);
  return 1;
}

/* Adds the digits from `at` on to `digits`. Returns where they end. */
static const Byte *readDigits(const Byte *at, const Byte *end, Word *digits) {
  for (; end - at >= 8; at += 8) {
    Word eight = eightBytes(at) ^ 0x3030303030303030;
    if (((eight + 0x7676767676767676) | eight) & 0x8080808080808080) break;
    *digits = *digits * 100000000 + ofEight(eight);
  }
  for (; at < end && isDigit(*at); at++) *digits = *digits * 10 + (*at - '0');
  return at;
}

static const Byte *skipZeros(const Byte *at, const Byte *end) {
  while (at < end && *at == '0') at++;
  return at;
}

/* Any cell: a number with a sign and an exponent, one in quotes, or none: empty or NA or NaN. Returns 0 for everything else. */
__attribute__((noinline)) static int anyCell(const Byte *at, const Byte *end, double *value) {
  if (end - at > 1 && *at == '"' && end[-1] == '"') at++, end--;
  int length = end - at;
  *value = __builtin_nan("");
  if (length == 0) return 1;
  if ((*at | 32) == 'n') return (length == 2 || (length == 3 && (at[2] | 32) == 'n')) && (at[1] | 32) == 'a';

  int negative = *at == '-';
  if (negative || *at == '+') at++;
  Word digits = 0;
  const Byte *first = at, *from = skipZeros(at, end);
  at = readDigits(from, end, &digits);
  int written = at - first, significant = at - from, power = 0;
  if (at < end && *at == '.') {
    first = ++at;
    from = significant ? at : skipZeros(at, end);
    at = readDigits(from, end, &digits);
    written += at - first;
    significant += at - from;
    power = first - at;
  }
  if (written == 0 || significant > 19) return 0;
  if (at < end) {
    if ((*at++ | 32) != 'e') return 0;
    int down = at < end && *at == '-', exponent = 0;
    if (down || (at < end && *at == '+')) at++;
    if (at == end || end - at > 4) return 0;
    for (; at < end && isDigit(*at); at++) exponent = exponent * 10 + (*at - '0');
    if (at < end) return 0;
    power += down ? -exponent : exponent;
  }
  if (!scaled(digits, power, value)) return 0;
  if (negative) *value = -*value;
  return 1;
}

/* Where in the 64 bytes from `at` a cell ends: at a delimiter, and where the text does. */
static Word endsFrom(const Byte *at, const Byte *end, v128_t delimiter) {
  Word found = 0;
  for (int part = 0; part < 4; part++) found |= (Word)wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(at + 16 * part), delimiter)) << 16 * part;
  int rest = end - at;
  return rest < 64 ? (found & ((1ULL << rest) - 1)) | 1ULL << rest : found;
}

/*
 * Reads up to `count` cells of a row whose text lies between `at` and `end`; an empty one is NaN. `values` has one place a cell, and
 * after the last read `stop` is where the next cell begins. Ends before a cell that holds anything but a decimal number or NA.
 * 64 bytes beyond the end of the text can be read.
 */
__attribute__((export_name("scanCells"))) int scanCells(const Byte *at, const Byte *end, int count, int delimiter, double *values, const Byte **stop) {
  const v128_t mark = wasm_i8x16_splat(delimiter), steps = wasm_i8x16_const(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const Byte *window = at;
  Word ends = at <= end ? endsFrom(at, end, mark) : 0;
  int cell = 0;
  for (; cell < count && at <= end; cell++) {
    while (!ends) ends = endsFrom(window += 64, end, mark);
    const Byte *to = window + __builtin_ctzll(ends);
    ends &= ends - 1;
    int negative = *at == '-';
    const Byte *from = at + negative;
    int size = to - from;
    double value;
    if ((unsigned)(size - 1) < 8) {
      Word digits = (eightBytes(from) ^ 0x3030303030303030) << (64 - 8 * size);
      Word others = ((digits + 0x7676767676767676) | digits) & 0x8080808080808080;
      Word lowest = others >> 7, before = lowest - 1, there = (others << 1) - lowest;
      if (others & (others - 1) || (digits & there) != lowest * ('.' ^ '0') || (size == 1 && others)) goto any;
      // The point is left out: what stands before it moves up by one.
      digits = others ? (digits & before) << 8 | (digits & ~(before | there)) : digits;
      value = (double)(int)ofEight(digits) / places[others ? __builtin_clzll(others) >> 3 : 8];
    } else if ((unsigned)(size - 1) < 16) {
      v128_t digits = wasm_i8x16_sub(wasm_v128_load(from), wasm_i8x16_splat('0'));
      unsigned others = wasm_i8x16_bitmask(wasm_u8x16_gt(digits, wasm_i8x16_splat(9))) & ((1u << size) - 1);
      int whole = __builtin_ctz(others | 1u << size), point = others != 0;
      if (size - point > 15 || (point && (from[whole] != '.' || (others & (others - 1))))) goto any;
      v128_t source = wasm_i8x16_add(steps, wasm_i8x16_splat(size - 16));
      source = wasm_i8x16_add(source, wasm_v128_and(wasm_i8x16_le(source, wasm_i8x16_splat(whole)), wasm_i8x16_splat(-point)));
      value = ofSixteen(wasm_i8x16_swizzle(digits, source)) / powers[size - whole - point];
    } else {
    any:
      if (!anyCell(at, to, &value)) break;
      values[cell] = value;
      at = to + 1;
      continue;
    }
    values[cell] = negative ? -value : value;
    at = to + 1;
  }
  *stop = at;
  return cell;
}
