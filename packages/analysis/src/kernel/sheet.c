#include <wasm_simd128.h>

/* Cells of a worksheet that hold plain numbers, for ingest/xlsx/scanSheet: nearly all cells of a large table. */

typedef unsigned char Byte;
typedef unsigned long long Word;

static int startsWith(const Byte *at, const char *word, int length) {
  Word one = 0, other = 0;
  __builtin_memcpy(&one, at, length);
  __builtin_memcpy(&other, word, length);
  return one == other;
}

/* A number of at most `most` digits. Returns where it ends. */
static const Byte *wholeNumber(const Byte *at, int most, int *value) {
  *value = 0;
  for (; most > 0 && (unsigned)(*at - '0') <= 9; at++, most--) *value = *value * 10 + (*at - '0');
  return at;
}

/*
 * Reads neighbouring cells of a row from `at` on, the first in `column` or later, written as `<c r="B2" s="1" t="n"><v>12</v></c>` with or without
 * style and type, and writes what they hold to `out`, a tab behind each. A style below `styles` must not be one of `dates`. Ends before a
 * cell that is written otherwise. Behind the text must be a 0, and 16 more bytes that can be read; as many as the text has can be
 * written. Returns how many cells there were; `stop` gets where the next begins, where the written
 * ends, and the column of the next.
 */
__attribute__((export_name("scanNumericCells"))) int scanNumericCells(const Byte *at, int row, int column, const Byte *dates, int styles, Byte *out, const Byte **stop) {
  int count = 0;
  for (;; count++, column++) {
    const Byte *from = at;
    if (!startsWith(from, "<c r=\"", 6)) break;
    from += 6;
    int letters = 0, placed = 0, style = 0;
    for (; letters < 3 && (unsigned)((*from & ~32) - 'A') < 26; letters++, from++) placed = placed * 26 + (*from & ~32) - 64;
    if (placed != column && (placed < column || count > 0)) break;
    column = placed;
    from = wholeNumber(from, 7, &placed);
    if (placed != row || *from++ != '"') break;
    if (startsWith(from, " s=\"", 4)) {
      from = wholeNumber(from + 4, 5, &style);
      if (*from++ != '"' || style >= styles || dates[style]) break;
    }
    if (startsWith(from, " t=\"n\"", 6)) from += 6;
    if (!startsWith(from, "><v>", 4)) break;
    from += 4;
    int length = 0, part;
    do {
      v128_t text = wasm_v128_load(from + length);
      wasm_v128_store(out + length, text);
      // Signs, points and digits stand side by side.
      v128_t fits = wasm_v128_or(wasm_u8x16_le(wasm_i8x16_sub(text, wasm_i8x16_splat('+')), wasm_i8x16_splat('9' - '+')), wasm_i8x16_eq(wasm_v128_or(text, wasm_i8x16_splat(32)), wasm_i8x16_splat('e')));
      part = __builtin_ctz(~wasm_i8x16_bitmask(fits));
      length += part > 16 ? 16 : part;
    } while (part >= 16);
    if (length == 0 || !startsWith(from + length, "</v></c>", 8)) break;
    out += length;
    *out++ = '\t';
    at = from + length + 8;
  }
  stop[0] = at;
  stop[1] = out;
  stop[2] = (const Byte *)column;
  return count;
}
