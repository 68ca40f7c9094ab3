/**
 * Exact null distribution of the rank-sum statistic W (Mann–Whitney U) without ties: P(W ≤ w) for group sizes m and n.
 *
 * Made once per run and asked for many features: the counts of every pair of sizes met are kept.
 * Counts follow c(m, n, w) = c(m − 1, n, w − n) + c(m, n − 1, w) (Mann & Whitney 1947, doi:10.1214/aoms/1177730491),
 * all terms positive, so that the smallest probability keeps its relative accuracy. Sizes below 50 stay far inside a
 * double.
 */
export function rankSumDistribution(): (w: number, m: number, n: number) => number {
  const counts = new Map<number, Float64Array>();
  const cumulative = new Map<number, Float64Array>();

  function count(m: number, n: number): Float64Array {
    const key = m * 1024 + n;
    const known = counts.get(key);
    if (known) return known;
    const made = new Float64Array(m * n + 1);
    if (m === 0 || n === 0) made[0] = 1;
    else {
      count(m - 1, n).forEach((value, w) => (made[w + n]! += value));
      count(m, n - 1).forEach((value, w) => (made[w]! += value));
    }
    counts.set(key, made);
    return made;
  }

  return (w, m, n) => {
    if (w < 0) return 0;
    if (w >= m * n) return 1;
    const key = m * 1024 + n;
    let table = cumulative.get(key);
    if (!table) cumulative.set(key, (table = toCumulative(count(m, n))));
    return table[Math.floor(w)]!;
  };
}

/**
 * Exact null distribution of the signed-rank statistic V without ties and zeros: P(V ≤ v) for n pairs (Wilcoxon 1945,
 * doi:10.2307/3001968).
 */
export function signedRankDistribution(): (v: number, n: number) => number {
  const cumulative = new Map<number, Float64Array>();
  return (v, n) => {
    if (v < 0) return 0;
    if (v >= (n * (n + 1)) / 2) return 1;
    let table = cumulative.get(n);
    if (!table) cumulative.set(n, (table = toCumulative(signedRankCounts(n))));
    return table[Math.floor(v)]!;
  };
}

function signedRankCounts(n: number): Float64Array {
  const counts = new Float64Array((n * (n + 1)) / 2 + 1);
  counts[0] = 1;
  for (let rank = 1; rank <= n; rank += 1) {
    for (let v = (rank * (rank + 1)) / 2; v >= rank; v -= 1) counts[v]! += counts[v - rank]!;
  }
  return counts;
}

function toCumulative(counts: Float64Array): Float64Array {
  const total = counts.reduce((sum, value) => sum + value, 0);
  let sum = 0;
  return counts.map((value) => (sum += value) / total);
}
