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

/*
 * Candidates of nearest neighbours, in single precision with a bound of its error, so that the k nearest are surely among them.
 *
 * `points` holds panels of 8 interleaved points, element (point r, k) at 8k + r, and `norm` the squared length of each, infinite
 * for those that fill the last panel. The computed squared distance of i and j differs from the true one by less than
 * `slack`·(norm i + norm j); `low` is the distance less that, and a point stays a candidate while its `low` is not above `reach`,
 * the k-th smallest upper bound so far. Each point has `room` places for candidates and `count` of them are taken.
 */
typedef struct {
  const float *points, *norm;
  float *reach, *low;
  int *ids, *count;
  float *scratch;
  int depth, k, room;
  float slack;
} Search;

static Search search;

__attribute__((export_name("beginSearch"))) void beginSearch(const float *points, const float *norm, float *reach, float *low, int *ids, int *count,
                                                             float *scratch, int depth, int k, int room, float slack) {
  search = (Search){points, norm, reach, low, ids, count, scratch, depth, k, room, slack};
}

/* The k-th smallest, from 0, of `values`, which change places. */
static float smallest(float *values, int length, int k) {
  int from = 0, to = length - 1;
  while (from < to) {
    float pivot = values[(from + to) >> 1];
    int i = from, j = to;
    while (i <= j) {
      while (values[i] < pivot) i++;
      while (values[j] > pivot) j--;
      if (i <= j) {
        float held = values[i];
        values[i++] = values[j];
        values[j--] = held;
      }
    }
    if (k <= j) to = j;
    else if (k >= i) from = i;
    else break;
  }
  return values[k];
}

/* Drops what cannot be among the k nearest of a point. A point whose candidates still fill its room is marked by a reach below 0. */
static void prune(int i) {
  float *low = search.low + (unsigned long)i * search.room, own = search.norm[i];
  int *ids = search.ids + (unsigned long)i * search.room, length = search.count[i], kept = 0;
  if (length <= search.k) return;
  for (int at = 0; at < length; at++) search.scratch[at] = low[at] + 2 * search.slack * (own + search.norm[ids[at]]);
  float reach = smallest(search.scratch, length, search.k - 1) * 1.000001f;
  for (int at = 0; at < length; at++) {
    if (low[at] > reach) continue;
    low[kept] = low[at];
    ids[kept++] = ids[at];
  }
  search.count[i] = kept;
  search.reach[i] = kept == search.room ? -__builtin_inff() : reach;
}

__attribute__((noinline)) static void offer(int i, int j, float low) {
  if (!(low <= search.reach[i])) return;
  if (search.count[i] == search.room) {
    prune(i);
    if (!(low <= search.reach[i])) return;
  }
  unsigned long at = (unsigned long)i * search.room + search.count[i]++;
  search.low[at] = low;
  search.ids[at] = j;
}

static void offerRow(int i, int first, v128_t low, int found) {
  while (found) {
    int lane = __builtin_ctz(found);
    found &= found - 1;
    float values[4];
    wasm_v128_store(values, low);
    int j = first + lane;
    if (j <= i) continue;
    offer(i, j, values[lane]);
    offer(j, i, values[lane]);
  }
}

/* Lower bounds of the distances between points i…i + 3 and j…j + 7, offered to both sides. */
__attribute__((noinline)) static void tile(const float *a, const float *b, int i, int j) {
  v128_t c[4][2];
  for (int r = 0; r < 4; r++) c[r][0] = c[r][1] = wasm_f32x4_splat(0);
  for (int k = 0; k < search.depth; k++, a += 8, b += 8) {
    v128_t b0 = wasm_v128_load(b), b1 = wasm_v128_load(b + 4);
    for (int r = 0; r < 4; r++) {
      v128_t one = wasm_v128_load32_splat(a + r);
      c[r][0] = wasm_f32x4_add(c[r][0], wasm_f32x4_mul(one, b0));
      c[r][1] = wasm_f32x4_add(c[r][1], wasm_f32x4_mul(one, b1));
    }
  }
  v128_t less = wasm_f32x4_splat(1 - search.slack), two = wasm_f32x4_splat(2), any = wasm_i32x4_splat(0);
  v128_t n0 = wasm_v128_load(search.norm + j), n1 = wasm_v128_load(search.norm + j + 4);
  v128_t r0 = wasm_v128_load(search.reach + j), r1 = wasm_v128_load(search.reach + j + 4), near[4][2];
  for (int r = 0; r < 4; r++) {
    v128_t own = wasm_v128_load32_splat(search.norm + i + r), reach = wasm_v128_load32_splat(search.reach + i + r);
    c[r][0] = wasm_f32x4_sub(wasm_f32x4_mul(wasm_f32x4_add(own, n0), less), wasm_f32x4_mul(two, c[r][0]));
    c[r][1] = wasm_f32x4_sub(wasm_f32x4_mul(wasm_f32x4_add(own, n1), less), wasm_f32x4_mul(two, c[r][1]));
    near[r][0] = wasm_v128_or(wasm_f32x4_le(c[r][0], reach), wasm_f32x4_le(c[r][0], r0));
    near[r][1] = wasm_v128_or(wasm_f32x4_le(c[r][1], reach), wasm_f32x4_le(c[r][1], r1));
    any = wasm_v128_or(any, wasm_v128_or(near[r][0], near[r][1]));
  }
  if (!wasm_v128_any_true(any)) return;
  for (int r = 0; r < 4; r++) {
    offerRow(i + r, j, c[r][0], wasm_i32x4_bitmask(near[r][0]));
    offerRow(i + r, j + 4, c[r][1], wasm_i32x4_bitmask(near[r][1]));
  }
}

/* Every pair of a point before panel `to` and a later or equal one in panels `from`…`to` − 1. */
__attribute__((export_name("searchPanels"))) void searchPanels(int from, int to) {
  for (int i = 0; i < to; i++) {
    const float *a = search.points + (unsigned long)8 * search.depth * i;
    for (int j = i > from ? i : from; j < to; j++) {
      const float *b = search.points + (unsigned long)8 * search.depth * j;
      tile(a, b, 8 * i, 8 * j);
      tile(a + 4, b, 8 * i + 4, 8 * j);
    }
  }
}

/* Prunes once more; call when all panels are done. */
__attribute__((export_name("endSearch"))) void endSearch(int points) {
  for (int i = 0; i < points; i++) prune(i);
}

/* x^b in JavaScript's own way, for the few x that the table of powers does not hold. */
__attribute__((import_module("math"), import_name("power"))) double truePower(double x, double b);

/* x^b from straight lines between places of a table; see overview/umap/powerTable.ts, whose figures these are bit for bit. */
static double power(const double *table, double x, double b) {
  const int shift = 11, low = (1023 - 64) << (20 - shift), size = 128 << (20 - shift);
  unsigned long long bits = (unsigned long long)wasm_i64x2_extract_lane(wasm_f64x2_splat(x), 0);
  int place = (int)(bits >> (32 + shift)) - low;
  if (place < 0 || place >= size) return truePower(x, b);
  double share = (double)(bits & ((1ULL << (32 + shift)) - 1)) * (1.0 / (1ULL << (32 + shift)));
  double from = table[place];
  return from + share * (table[place + 1] - from);
}

static double clipped(double value) { return value > 4 ? 4 : value < -4 ? -4 : value; }

/* Mulberry32, as linear/uniform.ts. */
static unsigned next(unsigned *state) {
  unsigned seed = *state = *state + 0x6d2b79f5, mixed = (seed ^ (seed >> 15)) * (seed | 1);
  mixed ^= mixed + (mixed ^ (mixed >> 7)) * (mixed | 61);
  return mixed ^ (mixed >> 14);
}

/*
 * One epoch of UMAP's descent over all edges; see overview/umap/layout.ts. `map` is n × 2 and `state` that of the random numbers.
 */
__attribute__((export_name("umapEpoch"))) void umapEpoch(double *map, unsigned n, const int *heads, const int *tails, const double *every, double *due,
                                                         double *dueNegative, int edges, const double *table, double a, double b, double epoch,
                                                         double rate, double negativeRate, unsigned *state) {
  for (int edge = 0; edge < edges; edge++) {
    if (due[edge] > epoch) continue;
    double *one = map + 2 * heads[edge], *other = map + 2 * tails[edge];
    double dx = one[0] - other[0], dy = one[1] - other[1], squared = dx * dx + dy * dy;
    if (squared > 0) {
      double value = power(table, squared, b), pull = (-2 * a * b * (value / squared)) / (a * value + 1);
      double gx = clipped(pull * dx) * rate, gy = clipped(pull * dy) * rate;
      one[0] += gx;
      one[1] += gy;
      other[0] -= gx;
      other[1] -= gy;
    }
    due[edge] += every[edge];

    double everyNegative = every[edge] / negativeRate;
    int negatives = (int)__builtin_floor((epoch - dueNegative[edge]) / everyNegative);
    for (int p = 0; p < negatives; p++) {
      double *far = map + 2 * (unsigned)(((unsigned long long)next(state) * n) >> 32);
      if (far == one) continue;
      dx = one[0] - far[0];
      dy = one[1] - far[1];
      double apart = dx * dx + dy * dy;
      if (apart == 0) continue;
      double push = (2 * b) / ((0.001 + apart) * (a * power(table, apart, b) + 1));
      one[0] += clipped(push * dx) * rate;
      one[1] += clipped(push * dy) * rate;
    }
    dueNegative[edge] += negatives * everyNegative;
  }
}
