#include <wasm_simd128.h>

/*
 * Plain decimal numbers of delimited text, for ingest/matrix/scanValues. Sixteen bytes are looked at together, so that nothing
 * branches on how long a number is (which a processor cannot foresee).
 */

/* 10⁰ … 10²²: the powers of ten that a double holds exactly (Clinger 1990, doi:10.1145/93542.93557). */
static const double powers[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

static int isDigit(unsigned char byte) { return (unsigned)(byte - '0') <= 9; }

/* A longer number, up to 2⁵³ with 22 places. Returns where it ends, or 0 when it is no such number. */
__attribute__((noinline)) static const unsigned char *longNumber(const unsigned char *at, double *value) {
  unsigned long long mantissa = 0;
  int digits = 0, scale = 0;
  for (; isDigit(*at); at++, digits++) mantissa = mantissa * 10 + (*at - '0');
  if (*at == '.')
    for (at++; isDigit(*at); at++, digits++, scale++) mantissa = mantissa * 10 + (*at - '0');
  if (digits == 0 || digits > 19 || mantissa >= 1ULL << 53) return 0;
  *value = (double)mantissa / powers[scale];
  return at;
}

/* The number that 16 digits make, the first the most significant; the first must be 0. */
static double ofDigits(v128_t digits) {
  const v128_t tens = wasm_i8x16_const(10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1, 10, 1);
  v128_t low = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_low_i8x16(digits, tens));
  v128_t high = wasm_i32x4_extadd_pairwise_i16x8(wasm_i16x8_extmul_high_i8x16(digits, tens));
  v128_t pairs = wasm_i16x8_narrow_i32x4(low, high);
  v128_t fours = wasm_i32x4_dot_i16x8(pairs, wasm_i16x8_const(100, 1, 100, 1, 100, 1, 100, 1));
  v128_t eights = wasm_i32x4_dot_i16x8(wasm_i16x8_narrow_i32x4(fours, fours), wasm_i16x8_const(10000, 1, 10000, 1, 10000, 1, 10000, 1));
  return (double)wasm_i32x4_extract_lane(eights, 0) * 1e8 + (double)wasm_i32x4_extract_lane(eights, 1);
}

/*
 * Reads up to `count` cells of a row whose text lies between `at` and `end`; an empty one is NaN. `values` has one place a cell, and
 * after the last read `stop` is where the next cell begins. Ends before a cell that is neither empty nor a plain decimal number.
 * Where the text ends there must be a byte that is no digit, and 16 more that can be read.
 */
__attribute__((export_name("scanCells"))) int scanCells(const unsigned char *at, const unsigned char *end, int count, int delimiter, double *values,
                                                       const unsigned char **stop) {
  const v128_t places = wasm_i8x16_const(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  int cell = 0;
  for (; cell < count && at <= end; cell++) {
    // Where the next cell begins depends on this alone, so that several cells are under way at once.
    unsigned delimiters = wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(at), wasm_i8x16_splat(delimiter))) | 0x10000;
    int length = __builtin_ctz(delimiters);
    if (length > end - at) length = end - at;
    int negative = *at == '-';
    const unsigned char *from = at + negative;
    double value;
    if (length < 16) {
      if (length == 0) {
        values[cell] = __builtin_nan("");
        at++;
        continue;
      }
      int size = length - negative;
      v128_t digits = wasm_i8x16_sub(wasm_v128_load(from), wasm_i8x16_splat('0'));
      unsigned others = wasm_i8x16_bitmask(wasm_u8x16_gt(digits, wasm_i8x16_splat(9))) & ((1u << size) - 1);
      int whole = __builtin_ctz(others | 1u << size), point = others != 0;
      if (size == point || (point && (from[whole] != '.' || (others & (others - 1))))) break;
      v128_t source = wasm_i8x16_add(places, wasm_i8x16_splat(size - 16));
      // The point is left out: what stands before it moves up by one.
      source = wasm_i8x16_add(source, wasm_v128_and(wasm_i8x16_le(source, wasm_i8x16_splat(whole)), wasm_i8x16_splat(-point)));
      value = ofDigits(wasm_i8x16_swizzle(digits, source)) / powers[size - whole - point];
      at += length + 1;
    } else {
      const unsigned char *to = longNumber(from, &value);
      if (!to || (*to != delimiter && to != end)) break;
      at = to + 1;
    }
    values[cell] = negative ? -value : value;
  }
  *stop = at;
  return cell;
}
