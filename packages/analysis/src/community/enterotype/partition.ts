/** Clusters around medoids, numbered from the largest; ties in the order of the samples. */
export type Partition = {
  /** Cluster of each sample, from 0. */
  readonly code: Int32Array;
  /** The sample at the middle of each cluster. */
  readonly medoids: readonly number[];
  /** Sum of the distances to the medoids. */
  readonly cost: number;
};

/**
 * Partitioning around medoids: BUILD takes the sample that lowers the cost most, SWAP exchanges the best pair until
 * none gains. Ties are broken as `pam` of R's cluster breaks them.
 *
 * Kaufman & Rousseeuw 1990, Finding Groups in Data, chapter 2, doi:10.1002/9780470316801
 *
 * @param distance - size², symmetric, finite. @param k - 1…size − 1.
 */
export function aroundMedoids(distance: Float64Array, size: number, k: number): Partition {
  const largest = 1.1 * distance.reduce((most, value) => Math.max(most, value), 0) + 1;
  const medoids: number[] = [];
  const nearest = new Float64Array(size).fill(largest);
  const isMedoid = new Uint8Array(size);
  while (medoids.length < k) {
    let [best, gain] = [-1, 0];
    for (let i = 0; i < size; i += 1) {
      if (isMedoid[i]) continue;
      let own = 0;
      for (let j = 0; j < size; j += 1) own += Math.max(0, nearest[j]! - distance[i * size + j]!);
      if (own >= gain) [best, gain] = [i, own];
    }
    medoids.push(best);
    isMedoid[best] = 1;
    for (let j = 0; j < size; j += 1) nearest[j] = Math.min(nearest[j]!, distance[best * size + j]!);
  }
  if (k > 1) swap(distance, size, medoids, isMedoid);
  return numbered(distance, size, medoids);
}

function swap(distance: Float64Array, size: number, medoids: number[], isMedoid: Uint8Array): void {
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  for (;;) {
    let cost = 0;
    for (let j = 0; j < size; j += 1) {
      let [one, two] = [Infinity, Infinity];
      for (const i of medoids) {
        const value = distance[i * size + j]!;
        if (value < one) [one, two] = [value, one];
        else if (value < two) two = value;
      }
      [first[j], second[j]] = [one, two];
      cost += one;
    }
    const order = medoids.toSorted((a, b) => a - b);
    let [change, inside, outside] = [Infinity, -1, -1];
    for (let h = 0; h < size; h += 1) {
      if (isMedoid[h]) continue;
      for (const i of order) {
        let own = 0;
        for (let j = 0; j < size; j += 1) {
          const [to, from] = [distance[h * size + j]!, distance[i * size + j]!];
          if (from === first[j]!) own += Math.min(second[j]!, to) - first[j]!;
          else if (to < first[j]!) own += to - first[j]!;
        }
        if (own < change) [change, inside, outside] = [own, h, i];
      }
    }
    // Exchanges that gain by rounding only would go on for ever.
    if (!(change < -16 * Number.EPSILON * Math.abs(cost))) return;
    medoids[medoids.indexOf(outside)] = inside;
    isMedoid[outside] = 0;
    isMedoid[inside] = 1;
  }
}

function numbered(distance: Float64Array, size: number, medoids: readonly number[]): Partition {
  let cost = 0;
  const sorted = medoids.toSorted((a, b) => a - b);
  const raw = Array.from({ length: size }, (_, j) => {
    let best = 0;
    sorted.forEach((i, at) => {
      if (i === j || (sorted[best] !== j && distance[i * size + j]! < distance[sorted[best]! * size + j]!)) best = at;
    });
    cost += distance[sorted[best]! * size + j]!;
    return best;
  });
  const sizes = sorted.map((_, at) => raw.filter((one) => one === at).length);
  const order = Array.from(sorted.keys()).toSorted((a, b) => sizes[b]! - sizes[a]! || raw.indexOf(a) - raw.indexOf(b));
  return { code: Int32Array.from(raw, (at) => order.indexOf(at)), medoids: order.map((at) => sorted[at]!), cost };
}

/**
 * Mean distance of each sample to its own cluster and to the nearest other: silhouette widths and that other cluster. A
 * sample alone has 0. Rousseeuw 1987, doi:10.1016/0377-0427(87)90125-7
 */
export function silhouettes(
  distance: Float64Array,
  size: number,
  code: Int32Array,
  k: number,
): { readonly widths: Float64Array; readonly neighbours: Int32Array } {
  const sizes = new Float64Array(k);
  for (const cluster of code) sizes[cluster]! += 1;
  const neighbours = new Int32Array(size);
  const widths = Float64Array.from({ length: size }, (_, i) => {
    const sums = new Float64Array(k);
    for (let j = 0; j < size; j += 1) sums[code[j]!]! += distance[i * size + j]!;
    const own = code[i]!;
    let [best, other] = [-1, Infinity];
    for (let cluster = 0; cluster < k; cluster += 1) {
      if (cluster !== own && sums[cluster]! / sizes[cluster]! < other)
        [best, other] = [cluster, sums[cluster]! / sizes[cluster]!];
    }
    neighbours[i] = best;
    if (sizes[own]! < 2) return 0;
    const within = sums[own]! / (sizes[own]! - 1);
    return within === other ? 0 : (other - within) / Math.max(other, within);
  });
  return { widths, neighbours };
}

/**
 * Calinski–Harabasz index from distances alone: sums of squares are Σd² of the pairs over the number of members, as in
 * Anderson's pseudo-F; exact where the distances are Euclidean, as the root of the Jensen–Shannon divergence is.
 *
 * Caliński & Harabasz 1974, doi:10.1080/03610927408827101. Infinite when the clusters are points.
 */
export function calinskiHarabasz(distance: Float64Array, size: number, code: Int32Array, k: number): number {
  const sizes = new Float64Array(k);
  for (const cluster of code) sizes[cluster]! += 1;
  let [all, within] = [0, 0];
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const square = distance[i * size + j]! ** 2;
      all += square / size;
      if (code[i] === code[j]) within += square / sizes[code[i]!]!;
    }
  }
  return (all - within) / (k - 1) / (within / (size - k));
}
