#include <wasm_simd128.h>

/*
 * Nearest neighbours that are found rather than looked for: neighbours of neighbours are likely neighbours (Dong, Moses & Li 2011,
 * doi:10.1145/1963405.1963487), begun from trees of random hyperplanes (Dasgupta & Freund 2008, doi:10.1145/1374376.1374452).
 * Distances are squared, in single precision, from differences, so that points close together far out are told apart.
 *
 * Every point keeps its `room` nearest so far, nearest first; the lowest bit of an entry of `ids` says that it has not been tried yet.
 * `fresh` and `tried` hold `most` candidates a point, drawn evenly from its neighbours and those whose neighbour it is.
 */
typedef struct {
  const float *points;
  float *apart, *along, *panel;
  int *ids, *fresh, *freshCount, *tried, *triedCount, *order;
  int n, depth, room, most;
  unsigned state;
} Descent;

static Descent at;

__attribute__((export_name("beginDescent"))) void beginDescent(const float *points, float *apart, int *ids, int *fresh, int *freshCount, int *tried, int *triedCount,
                                                               int *order, float *along, float *panel, int n, int depth, int room, int most, unsigned seed) {
  at = (Descent){points, apart, along, panel, ids, fresh, freshCount, tried, triedCount, order, n, depth, room, most, seed};
  for (int i = 0; i < n * room; i++) {
    apart[i] = __builtin_inff();
    ids[i] = -1;
  }
}

/* Mulberry32, as linear/uniform.ts; a whole number below `bound`. */
static unsigned below(unsigned bound) {
  unsigned seed = at.state = at.state + 0x6d2b79f5, mixed = (seed ^ (seed >> 15)) * (seed | 1);
  mixed ^= mixed + (mixed ^ (mixed >> 7)) * (mixed | 61);
  return (unsigned)(((unsigned long long)(mixed ^ (mixed >> 14)) * bound) >> 32);
}

/* Point j becomes a neighbour of i if it is nearer than the farthest; says whether it did. */
static int take(int i, int j, float distance) {
  float *apart = at.apart + (unsigned long)i * at.room;
  int *ids = at.ids + (unsigned long)i * at.room, last = at.room - 1;
  if (!(distance < apart[last])) return 0;
  for (int known = 0; known <= last; known++)
    if (ids[known] >> 1 == j) return 0;
  for (; last > 0 && apart[last - 1] > distance; last--) {
    apart[last] = apart[last - 1];
    ids[last] = ids[last - 1];
  }
  apart[last] = distance;
  ids[last] = j << 1 | 1;
  return 1;
}

/* Copies points into panels of 8 interleaved: point r, coordinate k at 8·depth·(r / 8) + 8k + r % 8. */
static void gather(const int *members, int count, float *panel) {
  for (int r = 0; r < count; r++) {
    const float *from = at.points + (unsigned long)members[r] * at.depth;
    float *to = panel + (unsigned long)8 * at.depth * (r >> 3) + (r & 7);
    for (int k = 0; k < at.depth; k++) to[8 * k] = from[k];
  }
}

/* Of 4 members from `i` on and 8 from `j` on all squared distances; those with j > i are taken on both sides. */
__attribute__((noinline)) static int join(const int *rows, int i, int ends, const int *columns, const float *panel, int j, int last, int sameSet) {
  v128_t c[4][2];
  const float *a = at.panel + (unsigned long)8 * at.depth * (i >> 3) + (i & 7), *b = panel + (unsigned long)8 * at.depth * (j >> 3);
  for (int r = 0; r < 4; r++) c[r][0] = c[r][1] = wasm_f32x4_splat(0);
  for (int k = 0; k < at.depth; k++, a += 8, b += 8) {
    v128_t b0 = wasm_v128_load(b), b1 = wasm_v128_load(b + 4);
    for (int r = 0; r < 4; r++) {
      v128_t one = wasm_v128_load32_splat(a + r), d0 = wasm_f32x4_sub(one, b0), d1 = wasm_f32x4_sub(one, b1);
      c[r][0] = wasm_f32x4_add(c[r][0], wasm_f32x4_mul(d0, d0));
      c[r][1] = wasm_f32x4_add(c[r][1], wasm_f32x4_mul(d1, d1));
    }
  }
  int changed = 0;
  for (int r = 0; r < 4 && i + r < ends; r++) {
    float distance[8];
    wasm_v128_store(distance, c[r][0]);
    wasm_v128_store(distance + 4, c[r][1]);
    int one = rows[i + r];
    float own = at.apart[(unsigned long)one * at.room + at.room - 1];
    for (int s = 0; s < 8 && j + s < last; s++) {
      int other = columns[j + s];
      if ((sameSet && j + s <= i + r) || other == one) continue;
      if (distance[s] < own) {
        changed += take(one, other, distance[s]);
        own = at.apart[(unsigned long)one * at.room + at.room - 1];
      }
      if (distance[s] < at.apart[(unsigned long)other * at.room + at.room - 1]) changed += take(other, one, distance[s]);
    }
  }
  return changed;
}

/* All pairs among `count` members; or of those with `others`, which lie in the panels behind. */
static int joinAll(const int *members, int count, const int *others, int more) {
  int changed = 0;
  const float *behind = at.panel + (unsigned long)8 * at.depth * ((count + 7) >> 3);
  for (int i = 0; i < count; i += 4) {
    for (int j = i & ~7; j < count; j += 8) changed += join(members, i, count, members, at.panel, j, count, 1);
    for (int j = 0; j < more; j += 8) changed += join(members, i, count, others, behind, j, more, 0);
  }
  return changed;
}

/* Puts the `half` smallest by `along` first. */
static void part(int *members, float *along, int count, int half) {
  int from = 0, to = count - 1;
  while (from < to) {
    float pivot = along[(from + to) >> 1];
    int i = from, j = to;
    while (i <= j) {
      while (along[i] < pivot) i++;
      while (along[j] > pivot) j--;
      if (i <= j) {
        float value = along[i];
        int member = members[i];
        along[i] = along[j];
        members[i++] = members[j];
        along[j] = value;
        members[j--] = member;
      }
    }
    if (half <= j) to = j;
    else if (half >= i) from = i;
    else break;
  }
}

/* Halves the points across the line between two of them, again and again; in parts of at most `leaf` all pairs are compared. */
static void split(int *members, float *along, int count, int leaf) {
  if (count <= leaf) {
    gather(members, count, at.panel);
    joinAll(members, count, 0, 0);
    return;
  }
  const float *one = at.points + (unsigned long)members[below(count)] * at.depth, *other = at.points + (unsigned long)members[below(count)] * at.depth;
  for (int m = 0; m < count; m++) {
    const float *point = at.points + (unsigned long)members[m] * at.depth;
    v128_t sum = wasm_f32x4_splat(0);
    for (int k = 0; k < at.depth; k += 4)
      sum = wasm_f32x4_add(sum, wasm_f32x4_mul(wasm_v128_load(point + k), wasm_f32x4_sub(wasm_v128_load(one + k), wasm_v128_load(other + k))));
    along[m] = wasm_f32x4_extract_lane(sum, 0) + wasm_f32x4_extract_lane(sum, 1) + wasm_f32x4_extract_lane(sum, 2) + wasm_f32x4_extract_lane(sum, 3);
  }
  int half = count / 2;
  part(members, along, count, half);
  split(members, along, half, leaf);
  split(members + half, along + half, count - half, leaf);
}

__attribute__((export_name("plantTree"))) void plantTree(int leaf) {
  for (int i = 0; i < at.n; i++) at.order[i] = i;
  split(at.order, at.along, at.n, leaf);
}

/* One more candidate; of more than fit each stays with the same chance. */
static void draw(int *list, int *count, int i, int j) {
  int *own = list + (unsigned long)i * at.most, seen = count[i]++;
  int place = seen < at.most ? seen : (int)below(seen + 1);
  if (place < at.most) own[place] = j;
}

/* Draws the candidates of every point. */
__attribute__((export_name("drawCandidates"))) void drawCandidates(void) {
  for (int i = 0; i < at.n; i++) at.freshCount[i] = at.triedCount[i] = 0;
  for (int i = 0; i < at.n; i++) {
    const int *ids = at.ids + (unsigned long)i * at.room;
    for (int place = 0; place < at.room; place++) {
      int j = ids[place] >> 1, isFresh = ids[place] & 1;
      if (j < 0) continue;
      int *list = isFresh ? at.fresh : at.tried, *count = isFresh ? at.freshCount : at.triedCount;
      draw(list, count, i, j);
      draw(list, count, j, i);
    }
  }
  for (int i = 0; i < at.n; i++) {
    int *ids = at.ids + (unsigned long)i * at.room;
    const int *fresh = at.fresh + (unsigned long)i * at.most;
    int count = at.freshCount[i] = at.freshCount[i] < at.most ? at.freshCount[i] : at.most;
    if (at.triedCount[i] > at.most) at.triedCount[i] = at.most;
    for (int place = 0; place < at.room; place++)
      for (int drawn = 0; drawn < count; drawn++)
        if (ids[place] >> 1 == fresh[drawn]) ids[place] &= ~1;
  }
}

/* Each once: a neighbour of a point may have it as its own neighbour. */
static int distinct(int *list, int count) {
  int kept = 0;
  for (int from = 0; from < count; from++) {
    int value = list[from], to = 0;
    while (to < kept && list[to] != value) to++;
    if (to == kept) list[kept++] = value;
  }
  return kept;
}

/* Compares the fresh candidates of points `from`…`to` − 1 with one another and with the tried. Returns how many neighbours changed. */
__attribute__((export_name("joinCandidates"))) int joinCandidates(int from, int to) {
  int changed = 0;
  for (int i = from; i < to; i++) {
    int *fresh = at.fresh + (unsigned long)i * at.most, *tried = at.tried + (unsigned long)i * at.most;
    int count = distinct(fresh, at.freshCount[i]), more = distinct(tried, at.triedCount[i]);
    if (count == 0) continue;
    gather(fresh, count, at.panel);
    gather(tried, more, at.panel + (unsigned long)8 * at.depth * ((count + 7) >> 3));
    changed += joinAll(fresh, count, tried, more);
  }
  return changed;
}
