#include <wasm_simd128.h>

/* What was seen so far: counts, and two smallest and largest values of a row. */
typedef struct { v128_t there, low, high, zeros, large; } Seen;

static inline void see(v128_t two, Seen *seen) {
  seen->there = wasm_i64x2_sub(seen->there, wasm_f64x2_eq(two, two));
  seen->low = wasm_f64x2_pmin(seen->low, two);
  seen->high = wasm_f64x2_pmax(seen->high, two);
  seen->zeros = wasm_i64x2_sub(seen->zeros, wasm_f64x2_eq(two, wasm_f64x2_splat(0)));
  seen->large = wasm_i64x2_sub(seen->large, wasm_f64x2_ge(two, wasm_f64x2_splat(1000)));
}

static inline double sum(v128_t counts) { return wasm_i64x2_extract_lane(counts, 0) + wasm_i64x2_extract_lane(counts, 1); }

/*
 * What the rows of a table hold; NaN is a missing value. Into `described` go three doubles a row: how many values are there, the smallest
 * and the largest (infinite without any). What is added to `totals`: rows that miss nothing, zeros, values from 1000 on; to `present`: the
 * values of each column in the other rows.
 */
__attribute__((export_name("describeRows"))) void describeRows(const double *values, int rows, int columns, double *described, double *present, double *totals) {
  Seen seen = {0};
  for (int row = 0; row < rows; row++, values += columns, described += 3) {
    seen.there = wasm_i64x2_splat(0);
    seen.low = wasm_f64x2_splat(__builtin_inf());
    seen.high = wasm_f64x2_splat(-__builtin_inf());
    for (int at = 0; at + 1 < columns; at += 2) see(wasm_v128_load(values + at), &seen);
    if (columns & 1) see(wasm_f64x2_make(values[columns - 1], __builtin_nan("")), &seen);
    double l0 = wasm_f64x2_extract_lane(seen.low, 0), l1 = wasm_f64x2_extract_lane(seen.low, 1);
    double h0 = wasm_f64x2_extract_lane(seen.high, 0), h1 = wasm_f64x2_extract_lane(seen.high, 1);
    described[0] = sum(seen.there);
    described[1] = l1 < l0 ? l1 : l0;
    described[2] = h1 > h0 ? h1 : h0;
    if (described[0] == columns) totals[0]++;
    else
      for (int column = 0; column < columns; column++) present[column] += values[column] == values[column];
  }
  totals[1] += sum(seen.zeros);
  totals[2] += sum(seen.large);
}
