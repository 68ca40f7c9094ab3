#include <wasm_simd128.h>

/*
 * One 4×4 block of C += A·Bᵀ. Both panels hold 4 rows interleaved: element (row r, k) is at 4k + r.
 * Not inlined: engines start WebAssembly in a baseline tier and optimise per call, so that a short function speeds up at once.
 */
__attribute__((noinline)) static void block(const double *a, const double *b, int depth, double *c, int stride) {
  v128_t c00 = wasm_f64x2_splat(0), c01 = c00, c10 = c00, c11 = c00;
  v128_t c20 = c00, c21 = c00, c30 = c00, c31 = c00;

  for (int k = 0; k < depth; k++, a += 4, b += 4) {
    v128_t b0 = wasm_v128_load(b), b1 = wasm_v128_load(b + 2), r;
    r = wasm_v128_load64_splat(a);
    c00 = wasm_f64x2_add(c00, wasm_f64x2_mul(r, b0));
    c01 = wasm_f64x2_add(c01, wasm_f64x2_mul(r, b1));
    r = wasm_v128_load64_splat(a + 1);
    c10 = wasm_f64x2_add(c10, wasm_f64x2_mul(r, b0));
    c11 = wasm_f64x2_add(c11, wasm_f64x2_mul(r, b1));
    r = wasm_v128_load64_splat(a + 2);
    c20 = wasm_f64x2_add(c20, wasm_f64x2_mul(r, b0));
    c21 = wasm_f64x2_add(c21, wasm_f64x2_mul(r, b1));
    r = wasm_v128_load64_splat(a + 3);
    c30 = wasm_f64x2_add(c30, wasm_f64x2_mul(r, b0));
    c31 = wasm_f64x2_add(c31, wasm_f64x2_mul(r, b1));
  }

  wasm_v128_store(c, wasm_f64x2_add(wasm_v128_load(c), c00));
  wasm_v128_store(c + 2, wasm_f64x2_add(wasm_v128_load(c + 2), c01));
  c += stride;
  wasm_v128_store(c, wasm_f64x2_add(wasm_v128_load(c), c10));
  wasm_v128_store(c + 2, wasm_f64x2_add(wasm_v128_load(c + 2), c11));
  c += stride;
  wasm_v128_store(c, wasm_f64x2_add(wasm_v128_load(c), c20));
  wasm_v128_store(c + 2, wasm_f64x2_add(wasm_v128_load(c + 2), c21));
  c += stride;
  wasm_v128_store(c, wasm_f64x2_add(wasm_v128_load(c), c30));
  wasm_v128_store(c + 2, wasm_f64x2_add(wasm_v128_load(c + 2), c31));
}

/* Panels of B that stay in the second-level cache while all of A passes: 32 × 4 rows × 256 deep × 8 bytes = 256 kB. */
#define COLUMN_PANELS 32

/*
 * C += A·Bᵀ over one slice of the depth. `a` holds `rows` and `b` holds `columns` panels of 4 interleaved rows;
 * C is row-major, 4·rows × 4·columns. With `symmetric`, only blocks on and above the diagonal are computed.
 */
__attribute__((export_name("multiply"))) void multiply(const double *a, const double *b, double *c, int rows,
                                                       int columns, int depth, int symmetric) {
  int stride = 4 * columns;
  for (int from = 0; from < columns; from += COLUMN_PANELS) {
    int to = from + COLUMN_PANELS < columns ? from + COLUMN_PANELS : columns;
    for (int i = 0; i < rows; i++) {
      const double *panel = a + (unsigned long)4 * depth * i;
      int first = symmetric && i > from ? i : from;
      for (int j = first; j < to; j++) {
        block(panel, b + (unsigned long)4 * depth * j, depth, c + (unsigned long)4 * i * stride + 4 * j, stride);
      }
    }
  }
}
