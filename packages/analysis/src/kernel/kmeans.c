#include "sums.h"

/*
 * The rounds of cluster/kmeans. For every row an upper bound of the distance to its own centre and lower ones of those to the others
 * are kept while centres move, so that most distances need not be measured again (Elkan 2003, ICML, 147). `gone` says how far each
 * centre has moved: of its distances the bounds hold what they were where it began.
 */
typedef struct {
  const double *values;
  double *centers, *sums, *upper, *lower, *gone;
  int *cluster, *sizes;
  int rows, columns, k;
} Clusters;

static Clusters at;

/* Bounds decide only where they leave more room than rounding could take. */
static const double margin = 1 - 1e-9;

__attribute__((export_name("beginClusters"))) void beginClusters(const double *values, double *centers, double *sums, double *upper, double *lower,
                                                                double *gone, int *cluster, int *sizes, int rows, int columns, int k) {
  at = (Clusters){values, centers, sums, upper, lower, gone, cluster, sizes, rows, columns, k};
}

static const double *rowOf(int row) { return at.values + (unsigned long)row * at.columns; }
static double *centerOf(int center) { return at.centers + (unsigned long)center * at.columns; }

/* The squared distance of two rows. */
static double apart(const double *a, const double *b) {
  int n = at.columns, i = 0;
  v128_t s0 = wasm_f64x2_splat(0), s1 = s0, s2 = s0, s3 = s0, d;
  for (; i + 7 < n; i += 8) {
    d = wasm_f64x2_sub(wasm_v128_load(a + i), wasm_v128_load(b + i));
    s0 = wasm_f64x2_add(s0, wasm_f64x2_mul(d, d));
    d = wasm_f64x2_sub(wasm_v128_load(a + i + 2), wasm_v128_load(b + i + 2));
    s1 = wasm_f64x2_add(s1, wasm_f64x2_mul(d, d));
    d = wasm_f64x2_sub(wasm_v128_load(a + i + 4), wasm_v128_load(b + i + 4));
    s2 = wasm_f64x2_add(s2, wasm_f64x2_mul(d, d));
    d = wasm_f64x2_sub(wasm_v128_load(a + i + 6), wasm_v128_load(b + i + 6));
    s3 = wasm_f64x2_add(s3, wasm_f64x2_mul(d, d));
  }
  for (; i + 1 < n; i += 2) {
    d = wasm_f64x2_sub(wasm_v128_load(a + i), wasm_v128_load(b + i));
    s0 = wasm_f64x2_add(s0, wasm_f64x2_mul(d, d));
  }
  double sum = lanes(wasm_f64x2_add(wasm_f64x2_add(s0, s1), wasm_f64x2_add(s2, s3)));
  return i < n ? sum + (a[i] - b[i]) * (a[i] - b[i]) : sum;
}

static void setOther(int row, int center, double distance) { at.lower[(unsigned long)row * at.k + center] = distance + at.gone[center]; }

static void setOwn(int row, int center, double distance) {
  at.upper[row] = distance - at.gone[center];
  setOther(row, center, distance);
}

static int isBeyond(int row, int center, double distance) { return distance < margin * at.lower[(unsigned long)row * at.k + center] - at.gone[center]; }

/* Whether the distance to its own centre, times `factor`, is surely less than that to any other. */
static int stays(int row, int own, double factor) {
  double distance = factor * (at.upper[row] + at.gone[own]);
  for (int center = 0; center < at.k; center++)
    if (center != own && !isBeyond(row, center, distance)) return 0;
  return 1;
}

/* Nothing is known: no row stays. */
__attribute__((export_name("forgetBounds"))) void forgetBounds(void) {
  for (int center = 0; center < at.k; center++) at.gone[center] = 0;
  for (int row = 0; row < at.rows; row++) at.upper[row] = __builtin_inf();
  for (unsigned long i = 0; i < (unsigned long)at.rows * at.k; i++) at.lower[i] = 0;
}

/*
 * A first centre is where row `chosen` lies; rows closer to it than to those before belong to it. `nearest` are the squared distances
 * of all rows to their centres; their sum is returned.
 */
__attribute__((export_name("addCenter"))) double addCenter(int center, int chosen, double *nearest) {
  double *place = centerOf(center), sum = 0;
  for (int j = 0; j < at.columns; j++) place[j] = rowOf(chosen)[j];
  for (int row = 0; row < at.rows; row++) {
    double squared = apart(rowOf(row), place), distance = __builtin_sqrt(squared);
    setOther(row, center, distance);
    if (center == 0 || squared < nearest[row]) {
      nearest[row] = squared;
      at.cluster[row] = center;
      at.upper[row] = distance;
    }
    sum += nearest[row];
  }
  return sum;
}

static void add(double *sum, const double *row) {
  int j = 0;
  for (; j + 1 < at.columns; j += 2) wasm_v128_store(sum + j, wasm_f64x2_add(wasm_v128_load(sum + j), wasm_v128_load(row + j)));
  if (j < at.columns) sum[j] += row[j];
}

static void take(double *sum, const double *row) {
  int j = 0;
  for (; j + 1 < at.columns; j += 2) wasm_v128_store(sum + j, wasm_f64x2_sub(wasm_v128_load(sum + j), wasm_v128_load(row + j)));
  if (j < at.columns) sum[j] -= row[j];
}

/* Sums and sizes of the clusters as they are. */
__attribute__((export_name("sumClusters"))) void sumClusters(void) {
  for (int center = 0; center < at.k; center++) at.sizes[center] = 0;
  for (int i = 0; i < at.k * at.columns; i++) at.sums[i] = 0;
  for (int row = 0; row < at.rows; row++) {
    add(at.sums + (unsigned long)at.cluster[row] * at.columns, rowOf(row));
    at.sizes[at.cluster[row]]++;
  }
}

/* Centres go to where the sums say, and the bounds follow. */
__attribute__((export_name("moveCenters"))) void moveCenters(void) {
  for (int center = 0; center < at.k; center++) {
    double *place = centerOf(center), *sum = at.sums + (unsigned long)center * at.columns, way = 0;
    int size = at.sizes[center] > 1 ? at.sizes[center] : 1;
    for (int j = 0; j < at.columns; j++) {
      double next = sum[j] / size;
      way += (next - place[j]) * (next - place[j]);
      place[j] = next;
    }
    at.gone[center] += __builtin_sqrt(way);
  }
}

/* Every row goes to its nearest centre, of equal ones the first. Returns how many went to another; sums and sizes follow. */
__attribute__((export_name("assignRows"))) int assignRows(void) {
  int moved = 0;
  for (int row = 0; row < at.rows; row++) {
    int own = at.cluster[row], near = own;
    if (stays(row, own, 1)) continue;
    double least = apart(rowOf(row), centerOf(own)), reach = __builtin_sqrt(least);
    setOwn(row, own, reach);
    for (int center = 0; center < at.k; center++) {
      if (center == own || isBeyond(row, center, reach)) continue;
      double squared = apart(rowOf(row), centerOf(center)), distance = __builtin_sqrt(squared);
      setOther(row, center, distance);
      if (squared > least || (squared == least && center > near)) continue;
      least = squared;
      reach = distance;
      near = center;
    }
    if (own == near) continue;
    setOwn(row, near, reach);
    moved++;
    at.cluster[row] = near;
    at.sizes[own]--;
    at.sizes[near]++;
    take(at.sums + (unsigned long)own * at.columns, rowOf(row));
    add(at.sums + (unsigned long)near * at.columns, rowOf(row));
  }
  return moved;
}

/*
 * Single rows move while that lowers the sum: leaving a cluster of n saves d² n / (n − 1), joining one of m costs d² m / (m + 1).
 * One round over all rows; returns how many moved.
 */
__attribute__((export_name("exchangeRows"))) int exchangeRows(void) {
  int moved = 0, smallest = at.rows;
  for (int center = 0; center < at.k; center++)
    if (at.sizes[center] < smallest) smallest = at.sizes[center];
  for (int row = 0; row < at.rows; row++) {
    int own = at.cluster[row];
    double n = at.sizes[own];
    if (n < 2 || stays(row, own, __builtin_sqrt(n / (n - 1) * (smallest + 1) / smallest))) continue;
    double squared = apart(rowOf(row), centerOf(own)), distance = __builtin_sqrt(squared);
    setOwn(row, own, distance);
    int best = own;
    double least = squared * n / (n - 1) * (1 - 1e-10), bestDistance = 0;
    for (int center = 0; center < at.k; center++) {
      double m = at.sizes[center];
      if (center == own || isBeyond(row, center, __builtin_sqrt(least * (m + 1) / m))) continue;
      double away = apart(rowOf(row), centerOf(center));
      setOther(row, center, __builtin_sqrt(away));
      double cost = away * m / (m + 1);
      if (cost >= least) continue;
      least = cost;
      best = center;
      bestDistance = __builtin_sqrt(away);
    }
    if (best == own) continue;
    moved++;
    double m = at.sizes[best], *from = centerOf(own), *to = centerOf(best);
    at.gone[own] += distance / (n - 1);
    at.gone[best] += bestDistance / (m + 1);
    at.upper[row] = __builtin_inf();
    if (n - 1 < smallest) smallest = n - 1;
    at.cluster[row] = best;
    for (int j = 0; j < at.columns; j++) {
      double value = rowOf(row)[j];
      from[j] += (from[j] - value) / (n - 1);
      to[j] += (value - to[j]) / (m + 1);
    }
    at.sizes[own]--;
    at.sizes[best]++;
  }
  return moved;
}
