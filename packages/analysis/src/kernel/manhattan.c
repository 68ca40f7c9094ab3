#include "sums.h"

static inline v128_t far(v128_t sum, v128_t a, v128_t b) { return wasm_f64x2_add(sum, wasm_f64x2_abs(wasm_f64x2_sub(a, b))); }

/* Two rows from `a` with four from `b`, over one slice of the columns. */
__attribute__((noinline)) static void farBlock(const double *a, const double *b, unsigned long columns, int depth, double *sums, int stride) {
  const double *a1 = a + columns, *b1 = b + columns, *b2 = b1 + columns, *b3 = b2 + columns;
  v128_t s00 = wasm_f64x2_splat(0), s01 = s00, s02 = s00, s03 = s00, s10 = s00, s11 = s00, s12 = s00, s13 = s00;
  for (int k = 0; k < depth; k += 2) {
    v128_t one = wasm_v128_load(a + k), two = wasm_v128_load(a1 + k), other = wasm_v128_load(b + k);
    s00 = far(s00, one, other);
    s10 = far(s10, two, other);
    other = wasm_v128_load(b1 + k);
    s01 = far(s01, one, other);
    s11 = far(s11, two, other);
    other = wasm_v128_load(b2 + k);
    s02 = far(s02, one, other);
    s12 = far(s12, two, other);
    other = wasm_v128_load(b3 + k);
    s03 = far(s03, one, other);
    s13 = far(s13, two, other);
  }
  sums[0] += lanes(s00);
  sums[1] += lanes(s01);
  sums[2] += lanes(s02);
  sums[3] += lanes(s03);
  sums[stride] += lanes(s10);
  sums[stride + 1] += lanes(s11);
  sums[stride + 2] += lanes(s12);
  sums[stride + 3] += lanes(s13);
}

/* All rows of such a slice stay in the second-level cache while each passes: 512 × 256 × 8 bytes = 1 MB. */
#define SLICE 256

/*
 * Adds Σ|a − b| of every pair of rows to `sums`, size × size; only pairs whose second row comes later are sure to be there.
 * `size` is a multiple of 4 and `columns` of 2.
 */
__attribute__((export_name("manhattan"))) void manhattan(const double *values, double *sums, int size, int columns) {
  for (int from = 0; from < columns; from += SLICE) {
    int depth = columns - from < SLICE ? columns - from : SLICE;
    for (int j = 0; j < size; j += 4)
      for (int i = 0; i < j + 4; i += 2)
        farBlock(values + (unsigned long)i * columns + from, values + (unsigned long)j * columns + from, columns, depth, sums + (unsigned long)i * size + j, size);
  }
}
