#include <wasm_simd128.h>

/* Names in which there may be something to mend, for ingest/inputs/oddCells. */

typedef unsigned char Byte;
typedef unsigned long long Word;

typedef struct { Word letters, spaces, parting, odd, ends, returns, newlines; } Marks;

static inline v128_t is(v128_t text, int byte) { return wasm_i8x16_eq(text, wasm_i8x16_splat(byte)); }

/* What each of 64 bytes is. */
static Marks marksOf(const Byte *at, int delimiter) {
  Marks marks = {0};
  for (int part = 0; part < 4; part++) {
    v128_t text = wasm_v128_load(at + 16 * part);
    v128_t lower = wasm_i8x16_sub(wasm_v128_or(text, wasm_i8x16_splat(32)), wasm_i8x16_splat('a'));
    v128_t space = is(text, ' ');
    // Control marks, and from DEL on everything beyond ASCII.
    v128_t strange = wasm_v128_or(wasm_u8x16_lt(text, wasm_i8x16_splat(' ')), wasm_u8x16_ge(text, wasm_i8x16_splat(127)));
    strange = wasm_v128_or(strange, wasm_v128_or(is(text, '"'), wasm_v128_or(is(text, '.'), is(text, ';'))));
    int shift = 16 * part;
    marks.letters |= (Word)wasm_i8x16_bitmask(wasm_u8x16_lt(lower, wasm_i8x16_splat(26))) << shift;
    marks.spaces |= (Word)wasm_i8x16_bitmask(space) << shift;
    marks.parting |= (Word)wasm_i8x16_bitmask(wasm_v128_or(space, wasm_v128_or(is(text, '/'), is(text, '-')))) << shift;
    marks.odd |= (Word)wasm_i8x16_bitmask(strange) << shift;
    marks.ends |= (Word)wasm_i8x16_bitmask(is(text, delimiter)) << shift;
    marks.returns |= (Word)wasm_i8x16_bitmask(is(text, '\r')) << shift;
    marks.newlines |= (Word)wasm_i8x16_bitmask(is(text, '\n')) << shift;
  }
  return marks;
}

/*
 * Looks for a cell in which a mark needs a closer look: one nobody sees, quotes, a point or a semicolon, two spaces, or a space, stroke or
 * slash in a name that has letters on both sides of none of them. Cells end at the delimiter and at line ends. Returns 1 with
 * the beginning of the first such cell in `stop`, or 0 with that of the cell that `length` cuts off; where the text ends there (`whole`),
 * it is looked at too. 65 bytes beyond can be read.
 */
__attribute__((export_name("oddCell"))) int oddCell(const Byte *at, int length, int delimiter, int whole, int *stop) {
  int cell = 0, isParted = 0, isWorded = 0;
  Word letterBefore = 0;
  for (int from = 0; from <= length; from += 64) {
    Marks marks = marksOf(at + from, delimiter);
    Byte next = at[from + 64];
    Word letterNext = (unsigned)((next | 32) - 'a') < 26, spaceNext = next == ' ', newlineNext = next == '\n';
    marks.ends |= marks.newlines | (marks.returns & (marks.newlines >> 1 | newlineNext << 63));
    Word odd = (marks.odd & ~marks.ends) | (marks.spaces & (marks.spaces >> 1 | spaceNext << 63));
    Word worded = marks.parting & (marks.letters << 1 | letterBefore) & (marks.letters >> 1 | letterNext << 63);
    letterBefore = marks.letters >> 63;

    int rest = length - from;
    Word known = rest < 64 ? (1ULL << rest) - 1 : ~0ULL, ends = marks.ends & known, open = known;
    if (rest < 64 && whole) ends |= 1ULL << rest;
    while (open || ends) {
      Word first = ends & -ends, here = (first ? first - 1 : ~0ULL) & open;
      isParted |= (marks.parting & here & ~marks.ends) != 0;
      isWorded |= (worded & here) != 0;
      if (odd & here) return *stop = cell, 1;
      if (!first) break;
      if (isParted && !isWorded) return *stop = cell, 1;
      isParted = isWorded = 0;
      cell = from + __builtin_ctzll(ends) + 1;
      open &= ~(here | first);
      ends &= ends - 1;
    }
  }
  *stop = cell;
  return 0;
}
