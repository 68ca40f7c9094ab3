/* Ranks from 1, equal values sharing the mean of theirs; see relation/correlation/ranks.ts. */

typedef unsigned long long Key;

/* Bits in the order of the numbers they stand for; −0 is 0. */
static Key keyOf(double value) {
  union {
    double number;
    Key bits;
  } one = {value + 0.0};
  return one.bits ^ ((Key)((long long)one.bits >> 63) | 1ULL << 63);
}

/* Few are sorted by moving each to its place. */
static void insert(Key *keys, int *order, int count) {
  for (int i = 1; i < count; i++) {
    Key key = keys[i];
    int place = order[i], at = i;
    for (; at > 0 && keys[at - 1] > key; at--) {
      keys[at] = keys[at - 1];
      order[at] = order[at - 1];
    }
    keys[at] = key;
    order[at] = place;
  }
}

static int starts[8][256];

/* Sorts by one byte after the other, from the last; a byte that all share is passed over. Whether the result is in the second half. */
static int sortByBytes(Key *keys, int *order, int count) {
  for (int byte = 0; byte < 8; byte++)
    for (int digit = 0; digit < 256; digit++) starts[byte][digit] = 0;
  for (int i = 0; i < count; i++)
    for (int byte = 0; byte < 8; byte++) starts[byte][keys[i] >> (8 * byte) & 255]++;
  Key *to = keys + count;
  int *orderTo = order + count, turned = 0;
  for (int byte = 0; byte < 8; byte++) {
    int *start = starts[byte], before = 0;
    if (start[keys[0] >> (8 * byte) & 255] == count) continue;
    for (int digit = 0; digit < 256; digit++) {
      int here = start[digit];
      start[digit] = before;
      before += here;
    }
    for (int i = 0; i < count; i++) {
      int place = start[keys[i] >> (8 * byte) & 255]++;
      to[place] = keys[i];
      orderTo[place] = order[i];
    }
    Key *swapped = keys;
    keys = to;
    to = swapped;
    int *orderSwapped = order;
    order = orderTo;
    orderTo = orderSwapped;
    turned = !turned;
  }
  return turned;
}

/* Puts the ranks of the `n` values where they stand; missing ones stay missing and take no rank. `keys` and `order` have room for 2n. */
__attribute__((export_name("rankRow"))) void rankRow(double *values, int n, Key *keys, int *order) {
  int count = 0;
  for (int i = 0; i < n; i++) {
    keys[count] = keyOf(values[i]);
    order[count] = i;
    count += values[i] == values[i];
  }
  if (count <= 32) insert(keys, order, count);
  else if (sortByBytes(keys, order, count)) {
    keys += count;
    order += count;
  }
  for (int from = 0, to; from < count; from = to) {
    for (to = from + 1; to < count && keys[to] == keys[from]; to++)
      ;
    for (int i = from; i < to; i++) values[order[i]] = (from + to + 1) / 2.0;
  }
}
