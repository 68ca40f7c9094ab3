#include <wasm_simd128.h>

/*
 * t-SNE's descent in the plane; see overview/tsne/descent.ts. What pushes the points apart is summed over a tree (Barnes & Hut 1986,
 * doi:10.1038/324446a0) or, exactly, over a plain list of the points, which is a tree without branches.
 */

/* Of each axis; a square narrower than 2⁻²⁶ of the map is not divided. */
#define BITS 26
#define RADIX 11
#define PASSES 5

/* Points or a square with points, before what lies in it; `next` is what follows it all. A leaf has an area of −1. */
typedef struct {
  double x, y, count, area;
  int next, filling;
} Node;

typedef struct {
  double *map, *speed, *gains, *force;
  const int *starts, *columns;
  const double *weights;
  Node *nodes;
  unsigned long long *codes, *sortedCodes;
  int *order, *sortedOrder;
  unsigned *places;
  int n, exact;
  double narrow, rate;
} Map;

static Map m;
static int size;
static double width;

__attribute__((export_name("beginTsne"))) void beginTsne(double *map, double *speed, double *gains, double *force, const int *starts, const int *columns, const double *weights,
                                                        Node *nodes, unsigned long long *codes, int *order, unsigned *places, int n, int exact, double theta, double rate) {
  m = (Map){map, speed, gains, force, starts, columns, weights, nodes, codes, codes + n, order, order + n, places, n, exact, theta * theta, rate};
}

/* Every other bit, from the lowest. */
static unsigned long long spread(unsigned long long bits) {
  bits = (bits | bits << 16) & 0x0000ffff0000ffffULL;
  bits = (bits | bits << 8) & 0x00ff00ff00ff00ffULL;
  bits = (bits | bits << 4) & 0x0f0f0f0f0f0f0f0fULL;
  bits = (bits | bits << 2) & 0x3333333333333333ULL;
  return (bits | bits << 1) & 0x5555555555555555ULL;
}

/* Points by the square they lie in (Morton's curve), so that every square is a run of them. */
static void sortPoints(void) {
  double left = m.map[0], right = left, bottom = m.map[1], top = bottom;
  for (int i = 1; i < m.n; i++) {
    double x = m.map[2 * i], y = m.map[2 * i + 1];
    left = x < left ? x : left;
    right = x > right ? x : right;
    bottom = y < bottom ? y : bottom;
    top = y > top ? y : top;
  }
  width = right - left > top - bottom ? right - left : top - bottom;
  double scale = width > 1e-300 ? (double)((1 << BITS) - 1) / width : 0;
  for (int i = 0; i < m.n; i++) {
    m.codes[i] = spread((unsigned)((m.map[2 * i] - left) * scale)) | spread((unsigned)((m.map[2 * i + 1] - bottom) * scale)) << 1;
    m.order[i] = i;
  }
  for (int pass = 0; pass < PASSES; pass++) {
    int shift = RADIX * pass;
    for (int digit = 0; digit < 1 << RADIX; digit++) m.places[digit] = 0;
    for (int i = 0; i < m.n; i++) m.places[m.codes[i] >> shift & ((1 << RADIX) - 1)]++;
    unsigned from = 0;
    for (int digit = 0; digit < 1 << RADIX; digit++) {
      unsigned count = m.places[digit];
      m.places[digit] = from;
      from += count;
    }
    for (int i = 0; i < m.n; i++) {
      unsigned to = m.places[m.codes[i] >> shift & ((1 << RADIX) - 1)]++;
      m.sortedCodes[to] = m.codes[i];
      m.sortedOrder[to] = m.order[i];
    }
    unsigned long long *codes = m.codes;
    m.codes = m.sortedCodes;
    m.sortedCodes = codes;
    int *order = m.order;
    m.order = m.sortedOrder;
    m.sortedOrder = order;
  }
}

static int leaf(int from, int to) {
  int own = size++;
  double x = 0, y = 0;
  for (int at = from; at < to; at++) {
    x += m.map[2 * m.order[at]];
    y += m.map[2 * m.order[at] + 1];
  }
  m.nodes[own] = (Node){x / (to - from), y / (to - from), to - from, -1, size, 0};
  return own;
}

/* The smallest square that holds the points `from`…`to` − 1, squares with a single part being left out. */
static int square(int from, int to) {
  unsigned long long differing = m.codes[from] ^ m.codes[to - 1];
  if (differing == 0) return leaf(from, to);
  int own = size++;
  int level = (63 - __builtin_clzll(differing)) >> 1;
  double x = 0, y = 0, count = to - from;
  while (from < to) {
    int end = from + 1;
    while (end < to && (m.codes[end] ^ m.codes[from]) >> (2 * level) == 0) end++;
    const Node *part = m.nodes + square(from, end);
    x += part->x * part->count;
    y += part->y * part->count;
    from = end;
  }
  double side = width / (double)(1 << (BITS - 1 - level));
  m.nodes[own] = (Node){x / count, y / count, count, side * side, size, 0};
  return own;
}

/* Where the points are, in the order of the list of pairs or of the squares. */
static void listNodes(void) {
  size = 0;
  if (m.exact) {
    for (int i = 0; i < m.n; i++) {
      m.order[i] = i;
      m.nodes[i] = (Node){m.map[2 * i], m.map[2 * i + 1], 1, -1, i + 1, 0};
    }
    size = m.n;
  } else {
    sortPoints();
    square(0, m.n);
  }
}

/* What pushes four points away, which lie side by side: a square is taken whole when it is narrow enough for all of them. */
static v128_t repelFour(const int *points) {
  const v128_t one = wasm_f64x2_splat(1), narrow = wasm_f64x2_splat(m.narrow);
  v128_t px[2], py[2], fx[2], fy[2], sum = wasm_f64x2_splat(0);
  for (int half = 0; half < 2; half++) {
    v128_t a = wasm_v128_load(m.map + 2 * points[2 * half]), b = wasm_v128_load(m.map + 2 * points[2 * half + 1]);
    px[half] = wasm_i64x2_shuffle(a, b, 0, 2);
    py[half] = wasm_i64x2_shuffle(a, b, 1, 3);
    fx[half] = fy[half] = wasm_f64x2_splat(0);
  }
  for (int at = 0; at < size;) {
    const Node *node = m.nodes + at;
    v128_t x = wasm_v128_load64_splat(&node->x), y = wasm_v128_load64_splat(&node->y), area = wasm_v128_load64_splat(&node->area);
    v128_t dx0 = wasm_f64x2_sub(px[0], x), dy0 = wasm_f64x2_sub(py[0], y), dx1 = wasm_f64x2_sub(px[1], x), dy1 = wasm_f64x2_sub(py[1], y);
    v128_t d0 = wasm_f64x2_add(wasm_f64x2_mul(dx0, dx0), wasm_f64x2_mul(dy0, dy0)), d1 = wasm_f64x2_add(wasm_f64x2_mul(dx1, dx1), wasm_f64x2_mul(dy1, dy1));
    v128_t enough = wasm_v128_and(wasm_f64x2_lt(area, wasm_f64x2_mul(narrow, d0)), wasm_f64x2_lt(area, wasm_f64x2_mul(narrow, d1)));
    if (!wasm_i64x2_all_true(enough)) {
      at++;
      continue;
    }
    v128_t count = wasm_v128_load64_splat(&node->count);
    v128_t s0 = wasm_f64x2_div(one, wasm_f64x2_add(one, d0)), s1 = wasm_f64x2_div(one, wasm_f64x2_add(one, d1));
    v128_t c0 = wasm_f64x2_mul(count, s0), c1 = wasm_f64x2_mul(count, s1);
    sum = wasm_f64x2_add(sum, wasm_f64x2_add(c0, c1));
    c0 = wasm_f64x2_mul(c0, s0);
    c1 = wasm_f64x2_mul(c1, s1);
    fx[0] = wasm_f64x2_add(fx[0], wasm_f64x2_mul(c0, dx0));
    fy[0] = wasm_f64x2_add(fy[0], wasm_f64x2_mul(c0, dy0));
    fx[1] = wasm_f64x2_add(fx[1], wasm_f64x2_mul(c1, dx1));
    fy[1] = wasm_f64x2_add(fy[1], wasm_f64x2_mul(c1, dy1));
    at = node->next;
  }
  for (int half = 0; half < 2; half++) {
    wasm_v128_store(m.force + 2 * points[2 * half], wasm_i64x2_shuffle(fx[half], fy[half], 0, 2));
    wasm_v128_store(m.force + 2 * points[2 * half + 1], wasm_i64x2_shuffle(fx[half], fy[half], 1, 3));
  }
  return sum;
}

/* Writes the unscaled repulsion of every point into `force`. Returns the sum of the similarities of all pairs, both ways. */
__attribute__((export_name("repelAll"))) double repelAll(void) {
  listNodes();
  double sum = 0;
  for (int at = 0; at < m.n; at += 4) {
    int points[4];
    for (int k = 0; k < 4; k++) points[k] = m.order[at + k < m.n ? at + k : m.n - 1];
    v128_t both = repelFour(points);
    if (at + 4 <= m.n) sum += wasm_f64x2_extract_lane(both, 0) + wasm_f64x2_extract_lane(both, 1);
    else {
      // The last point stands in for those that are missing; only one of it counts.
      for (int k = 0; k < m.n - at; k++) {
        int same[4] = {points[k], points[k], points[k], points[k]};
        sum += wasm_f64x2_extract_lane(repelFour(same), 0) / 2;
      }
    }
  }
  // Every point is as similar to itself as can be, and is pushed nowhere by that.
  return sum - m.n;
}

/* One round of the descent with momentum and gains (Jacobs 1988), the map being centred after it. */
__attribute__((export_name("tsneRound"))) void tsneRound(double stronger, double momentum) {
  double sum = repelAll(), meanX = 0, meanY = 0;
  for (int i = 0; i < m.n; i++) {
    v128_t own = wasm_v128_load(m.map + 2 * i), pull = wasm_f64x2_splat(0);
    for (int at = m.starts[i]; at < m.starts[i + 1]; at++) {
      v128_t apart = wasm_f64x2_sub(own, wasm_v128_load(m.map + 2 * m.columns[at])), squares = wasm_f64x2_mul(apart, apart);
      double weight = m.weights[at] / (1 + wasm_f64x2_extract_lane(squares, 0) + wasm_f64x2_extract_lane(squares, 1));
      pull = wasm_f64x2_add(pull, wasm_f64x2_mul(wasm_f64x2_splat(weight), apart));
    }
    double *force = m.force + 2 * i;
    force[0] = stronger * wasm_f64x2_extract_lane(pull, 0) - force[0] / sum;
    force[1] = stronger * wasm_f64x2_extract_lane(pull, 1) - force[1] / sum;
  }
  for (int at = 0; at < 2 * m.n; at++) {
    double gradient = m.force[at], speed = m.speed[at];
    int same = (gradient > 0) - (gradient < 0) == (speed > 0) - (speed < 0);
    double gain = same ? m.gains[at] * 0.8 : m.gains[at] + 0.2;
    m.gains[at] = gain < 0.01 ? 0.01 : gain;
    m.speed[at] = momentum * speed - m.rate * m.gains[at] * gradient;
    m.map[at] += m.speed[at];
    if (at % 2) meanY += m.map[at];
    else meanX += m.map[at];
  }
  meanX /= m.n;
  meanY /= m.n;
  for (int i = 0; i < m.n; i++) {
    m.map[2 * i] -= meanX;
    m.map[2 * i + 1] -= meanY;
  }
}
