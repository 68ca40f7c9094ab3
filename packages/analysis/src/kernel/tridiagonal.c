#include "sums.h"

/*
 * Householder reduction of a symmetric matrix to tridiagonal form (Golub & Van Loan, Matrix Computations, algorithm 8.3.1); see
 * linear/tridiagonal.ts, which says what is left where.
 *
 * The two-sided reflection A − v·pᵀ − p·vᵀ of one step and the product of the next step with what it leaves are made in one pass,
 * so that the matrix, which no cache holds, is read and written once a step. Only its upper triangle is kept up to date.
 */

static v128_t reflected(const double *row, const double *p, const double *v, v128_t vi, v128_t pi) {
  v128_t less = wasm_f64x2_add(wasm_f64x2_mul(vi, wasm_v128_load(p)), wasm_f64x2_mul(pi, wasm_v128_load(v)));
  return wasm_f64x2_sub(wasm_v128_load(row), less);
}

/* Turns `row[from…n − 1]` into the vector v of I − factor·v·vᵀ, which maps the old row to (alpha, 0, 0, …). v begins with 1. */
static double reflector(double *row, int from, int n, double *alpha) {
  double head = row[from], largest = 0, sum = 0;
  for (int j = from + 1; j < n; j++) {
    double size = __builtin_fabs(row[j]);
    largest = size > largest ? size : largest;
  }
  *alpha = head;
  if (largest == 0) return 0;
  double scale = largest > __builtin_fabs(head) ? largest : __builtin_fabs(head);
  for (int j = from; j < n; j++) sum += (row[j] / scale) * (row[j] / scale);
  double norm = scale * __builtin_sqrt(sum);
  *alpha = head > 0 ? -norm : norm;
  for (int j = from + 1; j < n; j++) row[j] /= head - *alpha;
  row[from] = 1;
  return (*alpha - head) / *alpha;
}

/* Rows i and i + 1 right of column i + 1: reflected by v and p, and their products with `next` added to `sum` and `product`. */
__attribute__((noinline)) static void twoRows(double *one, double *other, const double *v, const double *p, const double *next, double *product, int i, int n, double *sum) {
  v128_t v0 = wasm_v128_load64_splat(v + i), p0 = wasm_v128_load64_splat(p + i), n0 = wasm_v128_load64_splat(next + i);
  v128_t v1 = wasm_v128_load64_splat(v + i + 1), p1 = wasm_v128_load64_splat(p + i + 1), n1 = wasm_v128_load64_splat(next + i + 1);
  v128_t s0 = wasm_f64x2_splat(0), s1 = s0;
  int j = i + 2;
  for (; j + 1 < n; j += 2) {
    v128_t a = reflected(one + j, p + j, v + j, v0, p0), b = reflected(other + j, p + j, v + j, v1, p1), own = wasm_v128_load(next + j);
    wasm_v128_store(one + j, a);
    wasm_v128_store(other + j, b);
    s0 = wasm_f64x2_add(s0, wasm_f64x2_mul(a, own));
    s1 = wasm_f64x2_add(s1, wasm_f64x2_mul(b, own));
    wasm_v128_store(product + j, wasm_f64x2_add(wasm_v128_load(product + j), wasm_f64x2_add(wasm_f64x2_mul(a, n0), wasm_f64x2_mul(b, n1))));
  }
  sum[0] = lanes(s0);
  sum[1] = lanes(s1);
  if (j < n) {
    one[j] -= v[i] * p[j] + p[i] * v[j];
    other[j] -= v[i + 1] * p[j] + p[i + 1] * v[j];
    sum[0] += one[j] * next[j];
    sum[1] += other[j] * next[j];
    product[j] += one[j] * next[i] + other[j] * next[i + 1];
  }
}

/* `p` and `product` have n places, `p` and `zero` begin as zeros. */
__attribute__((export_name("tridiagonalize"))) void tridiagonalize(double *a, int n, double *diagonal, double *beside, double *factors, double *p, double *product, const double *zero) {
  const double *v = zero;
  for (int k = 0; k < n; k++) {
    double *row = a + (unsigned long)k * n;
    for (int j = k; j < n; j++) row[j] -= v[k] * p[j] + p[k] * v[j];
    diagonal[k] = row[k];
    if (k + 1 < n) beside[k] = row[k + 1];
    if (k > n - 3) continue;
    double factor = factors[k] = reflector(row, k + 1, n, beside + k);
    for (int j = k + 1; j < n; j++) product[j] = 0;
    const double *next = factor != 0 ? row : zero;
    for (int i = k + 1; i < n; i += 2) {
      double *one = a + (unsigned long)i * n, sum[2] = {0, 0};
      one[i] -= 2 * v[i] * p[i];
      if (i + 1 < n) {
        double *other = one + n;
        one[i + 1] -= v[i] * p[i + 1] + p[i] * v[i + 1];
        other[i + 1] -= 2 * v[i + 1] * p[i + 1];
        twoRows(one, other, v, p, next, product, i, n, sum);
        product[i + 1] += sum[1] + other[i + 1] * next[i + 1] + one[i + 1] * next[i];
        product[i] += one[i + 1] * next[i + 1];
      }
      product[i] += sum[0] + one[i] * next[i];
    }
    double dot = 0;
    for (int i = k + 1; i < n; i++) {
      product[i] *= factor;
      dot += product[i] * next[i];
    }
    double half = factor * dot / 2;
    for (int i = k + 1; i < n; i++) p[i] = product[i] - half * next[i];
    v = next;
  }
}
