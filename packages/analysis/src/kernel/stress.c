/* Kruskal's stress of a configuration and its slope; see community/nmds/kruskalStress.ts. */

typedef struct {
  const double *points;
  const int *first, *second, *tieEnds;
  double *distance, *fitted, *gradient, *sum;
  int *place, *length;
  int count, runs, dimensions, values;
} Stress;

static Stress s;

/* `place` begins as 0, 1, 2 … */
__attribute__((export_name("beginStress"))) void beginStress(const double *points, const int *first, const int *second, const int *tieEnds, double *distance, double *fitted,
                                                            double *gradient, double *sum, int *place, int *length, int count, int runs, int dimensions, int values) {
  s = (Stress){points, first, second, tieEnds, distance, fitted, gradient, sum, place, length, count, runs, dimensions, values};
}

/* Ciura 2001; larger steps by 9/4. */
static const int steps[] = {45806, 20358, 9048, 4021, 1787, 794, 353, 157, 70, 31, 14, 6, 4, 1};

static int isAfter(int a, int b) { return s.distance[a] > s.distance[b] || (s.distance[a] == s.distance[b] && a > b); }

/* Runs of ties by their distance, equal ones by their place. */
static void sortTies(void) {
  for (int run = 0, from = 0; run < s.runs; from = s.tieEnds[run++]) {
    int count = s.tieEnds[run] - from, *place = s.place + from;
    if (count == 1) continue;
    for (int k = 0; k < count; k++) place[k] = from + k;
    for (int step = 0; step < (int)(sizeof steps / sizeof *steps); step++) {
      int apart = steps[step];
      for (int k = apart; k < count; k++) {
        int held = place[k], free = k;
        for (; free >= apart && isAfter(place[free - apart], held); free -= apart) place[free] = place[free - apart];
        place[free] = held;
      }
    }
  }
}

/* The monotone regression of the distances: pool adjacent violators. */
static void fitMonotone(void) {
  int blocks = 0;
  for (int at = 0; at < s.count; at++) {
    double own = s.distance[s.place[at]];
    int length = 1;
    for (; blocks > 0 && s.sum[blocks - 1] * length >= own * s.length[blocks - 1]; blocks--) {
      own = s.sum[blocks - 1] + own;
      length += s.length[blocks - 1];
    }
    s.sum[blocks] = own;
    s.length[blocks++] = length;
  }
  for (int block = 0, at = 0; block < blocks; block++) {
    double mean = s.sum[block] / s.length[block];
    for (int end = at + s.length[block]; at < end; at++) s.fitted[s.place[at]] = mean;
  }
}

/* Returns the stress; NaN when all points are one. */
__attribute__((export_name("stress"))) double stress(void) {
  int d = s.dimensions;
  double squares = 0, misfit = 0;
  for (int at = 0; at < s.count; at++) {
    const double *one = s.points + s.first[at] * d, *other = s.points + s.second[at] * d;
    double sum = 0;
    for (int k = 0; k < d; k++) sum += (one[k] - other[k]) * (one[k] - other[k]);
    squares += sum;
    s.distance[at] = __builtin_sqrt(sum);
  }
  if (s.runs < s.count) sortTies();
  fitMonotone();
  for (int at = 0; at < s.count; at++) misfit += (s.distance[at] - s.fitted[at]) * (s.distance[at] - s.fitted[at]);
  for (int k = 0; k < s.values; k++) s.gradient[k] = 0;
  double found = __builtin_sqrt(misfit / squares);
  if (!(misfit > 0)) return squares > 0 ? 0 : __builtin_nan("");
  for (int at = 0; at < s.count; at++) {
    double distance = s.distance[at];
    if (!(distance > 0)) continue;
    double pull = found * ((distance - s.fitted[at]) / misfit - distance / squares) / distance;
    int i = s.first[at] * d, j = s.second[at] * d;
    for (int k = 0; k < d; k++) {
      double step = pull * (s.points[i + k] - s.points[j + k]);
      s.gradient[i + k] += step;
      s.gradient[j + k] -= step;
    }
  }
  return found;
}
