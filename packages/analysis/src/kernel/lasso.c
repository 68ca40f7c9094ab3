#include "sums.h"

/*
 * The inner loops of supervised/lasso. `x` holds features × n; `rows` say which of its rows are meant.
 */

/* result[k] = Σ x[rows[k]]·other / divisor; four rows at a time, so that `other` is read once for them all. */
__attribute__((export_name("rowDots"))) void rowDots(const double *x, const int *rows, int count, int n, const double *other, double *result, double divisor) {
  int k = 0;
  for (; k + 3 < count; k += 4) {
    const double *a = x + (unsigned long)rows[k] * n, *b = x + (unsigned long)rows[k + 1] * n;
    const double *c = x + (unsigned long)rows[k + 2] * n, *d = x + (unsigned long)rows[k + 3] * n;
    v128_t a0 = wasm_f64x2_splat(0), a1 = a0, b0 = a0, b1 = a0, c0 = a0, c1 = a0, d0 = a0, d1 = a0;
    int i = 0;
    for (; i + 3 < n; i += 4) {
      v128_t one = wasm_v128_load(other + i), two = wasm_v128_load(other + i + 2);
      a0 = times(a0, a + i, one);
      b0 = times(b0, b + i, one);
      c0 = times(c0, c + i, one);
      d0 = times(d0, d + i, one);
      a1 = times(a1, a + i + 2, two);
      b1 = times(b1, b + i + 2, two);
      c1 = times(c1, c + i + 2, two);
      d1 = times(d1, d + i + 2, two);
    }
    double s0 = lanes(wasm_f64x2_add(a0, a1)), s1 = lanes(wasm_f64x2_add(b0, b1));
    double s2 = lanes(wasm_f64x2_add(c0, c1)), s3 = lanes(wasm_f64x2_add(d0, d1));
    for (; i < n; i++) {
      s0 += a[i] * other[i];
      s1 += b[i] * other[i];
      s2 += c[i] * other[i];
      s3 += d[i] * other[i];
    }
    result[k] = s0 / divisor;
    result[k + 1] = s1 / divisor;
    result[k + 2] = s2 / divisor;
    result[k + 3] = s3 / divisor;
  }
  for (; k < count; k++) result[k] = dotOf(x + (unsigned long)rows[k] * n, other, n) / divisor;
}

/* sum += by·row. */
static inline void addRow(double *sum, const double *row, double by, int n) {
  v128_t factor = wasm_f64x2_splat(by);
  int i = 0;
  for (; i + 1 < n; i += 2) wasm_v128_store(sum + i, times(wasm_v128_load(sum + i), row + i, factor));
  if (i < n) sum[i] += by * row[i];
}

/* The samples, and what follows from the model for each of them; one number a feature in `curve` and `beta`. */
typedef struct {
  const double *x, *weight;
  double *rest, *eta, *change, *curve, *beta;
  int n;
} Fit;

static Fit fit;

__attribute__((export_name("beginFit"))) void beginFit(const double *x, const double *weight, double *rest, double *eta, double *change, double *curve,
                                                      double *beta, int n) {
  fit = (Fit){x, weight, rest, eta, change, curve, beta, n};
}

/* The linear predictor moves by `change`, and what is left to explain follows. */
static void follow(void) {
  int n = fit.n;
  for (int i = 0; i < n; i++) {
    fit.rest[i] -= fit.weight[i] * fit.change[i];
    fit.eta[i] += fit.change[i];
  }
}

/* The intercept moves by `intercept` and the features `rows` by `by`. */
__attribute__((export_name("moveFit"))) void moveFit(double intercept, const int *rows, const double *by, int count) {
  for (int i = 0; i < fit.n; i++) fit.change[i] = intercept;
  for (int k = 0; k < count; k++) addRow(fit.change, fit.x + (unsigned long)rows[k] * fit.n, by[k], fit.n);
  follow();
}

/*
 * One pass of coordinate descent over the features `rows`. A change whose effect is far below `enough` is not made, unless the
 * coefficient becomes 0. Returns the largest effect.
 */
__attribute__((export_name("descendOnce"))) double descendOnce(const int *rows, int count, double penalty, double enough) {
  int n = fit.n;
  double largest = 0;
  for (int k = 0; k < count; k++) {
    int f = rows[k];
    const double *row = fit.x + (unsigned long)f * n;
    if (fit.curve[f] == 0) {
      double sum = 0;
      for (int i = 0; i < n; i++) sum += fit.weight[i] * row[i] * row[i];
      fit.curve[f] = sum / n;
    }
    double curve = fit.curve[f], gradient = curve * fit.beta[f] + dotOf(row, fit.rest, n) / n, next = 0;
    if (gradient > penalty) next = (gradient - penalty) / curve;
    else if (gradient < -penalty) next = (gradient + penalty) / curve;
    double step = next - fit.beta[f];
    if (step == 0) continue;
    double effect = curve * step * step;
    if (effect > largest) largest = effect;
    if (effect < 0.01 * enough && next != 0) continue;
    fit.beta[f] = next;
    for (int i = 0; i < n; i++) {
      double by = step * row[i];
      fit.rest[i] -= fit.weight[i] * by;
      fit.eta[i] += by;
    }
  }
  return largest;
}

/* The features, ascending, whose gradient may be `least` or more in size when none has moved by more than `moved` since `known`. */
__attribute__((export_name("withinReach"))) int withinReach(const double *known, int count, double moved, double least, int *rows) {
  int found = 0;
  for (int f = 0; f < count; f++) {
    rows[found] = f;
    found += __builtin_fabs(known[f]) + moved >= least;
  }
  return found;
}

/* Cholesky's factor of the lower triangle of an m × m table, in place; 0 when it is not clearly positive definite. */
__attribute__((export_name("factorize"))) int factorize(double *matrix, int m) {
  for (int i = 0; i < m; i++) {
    double *own = matrix + (unsigned long)i * m, size = own[i];
    for (int j = 0; j < i; j++) {
      const double *other = matrix + (unsigned long)j * m;
      own[j] = (own[j] - dotOf(own, other, j)) / other[j];
    }
    double left = size - dotOf(own, own, i);
    if (!(left > 1e-12 * size)) return 0;
    own[i] = __builtin_sqrt(left);
  }
  return 1;
}

/* Solves by the factor, in place. */
__attribute__((export_name("solveByFactor"))) void solveByFactor(const double *matrix, double *right, int m) {
  for (int i = 0; i < m; i++) right[i] = (right[i] - dotOf(matrix + (unsigned long)i * m, right, i)) / matrix[(unsigned long)i * m + i];
  for (int i = m - 1; i >= 0; i--) {
    const double *row = matrix + (unsigned long)i * m;
    right[i] /= row[i];
    // By rows of the factor, which lie together.
    addRow(right, row, -right[i], i);
  }
}
