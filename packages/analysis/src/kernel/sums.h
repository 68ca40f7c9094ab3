/* Sums along rows of doubles, shared by the sources of the kernel. */
#include <wasm_simd128.h>

static inline double lanes(v128_t sum) { return wasm_f64x2_extract_lane(sum, 0) + wasm_f64x2_extract_lane(sum, 1); }

static inline v128_t times(v128_t sum, const double *a, v128_t b) { return wasm_f64x2_add(sum, wasm_f64x2_mul(wasm_v128_load(a), b)); }

/* Σ a·b, in eight sums side by side. */
static inline double dotOf(const double *a, const double *b, int n) {
  v128_t s0 = wasm_f64x2_splat(0), s1 = s0, s2 = s0, s3 = s0;
  int i = 0;
  for (; i + 7 < n; i += 8) {
    s0 = times(s0, a + i, wasm_v128_load(b + i));
    s1 = times(s1, a + i + 2, wasm_v128_load(b + i + 2));
    s2 = times(s2, a + i + 4, wasm_v128_load(b + i + 4));
    s3 = times(s3, a + i + 6, wasm_v128_load(b + i + 6));
  }
  for (; i + 1 < n; i += 2) s0 = times(s0, a + i, wasm_v128_load(b + i));
  double sum = lanes(wasm_f64x2_add(wasm_f64x2_add(s0, s1), wasm_f64x2_add(s2, s3)));
  return i < n ? sum + a[i] * b[i] : sum;
}
