/**
 * What a cluster is called: the set with the highest mean score, if it is high enough and far enough from the next.
 * Places are of sets; −1 for none.
 */
export type ClusterLabel = {
  readonly best: number;
  readonly second: number;
  readonly score: number;
  readonly margin: number;
  readonly known: boolean;
  /** Share of its cells whose own highest score is that of the set. */
  readonly support: number;
};

/** Mean of the scores in each cluster, `[set][cluster]`. */
export function clusterMeans(scores: readonly Float64Array[], cluster: Int32Array, clusters: number): Float64Array[] {
  const sizes = new Float64Array(clusters);
  for (const own of cluster) sizes[own]! += 1;
  return scores.map((own) => {
    const sums = new Float64Array(clusters);
    own.forEach((score, cell) => (sums[cluster[cell]!]! += score));
    return sums.map((sum, c) => sum / sizes[c]!);
  });
}

/** @param candidates - Places of the sets that can be a label; those of the cell cycle are none. */
export function clusterLabels(
  scores: readonly Float64Array[],
  means: readonly Float64Array[],
  cluster: Int32Array,
  candidates: readonly number[],
  { minMargin, minScore }: { readonly minScore: number; readonly minMargin: number },
): ClusterLabel[] {
  const clusters = means[0]?.length ?? 0;
  const top = (at: number, of: readonly Float64Array[]): readonly number[] =>
    candidates.filter((set) => !Number.isNaN(of[set]![at]!)).toSorted((a, b) => of[b]![at]! - of[a]![at]! || a - b);
  const [hits, sizes] = [Array.from({ length: clusters }, () => new Map<number, number>()), new Float64Array(clusters)];
  cluster.forEach((own, cell) => {
    sizes[own]! += 1;
    const [best] = top(cell, scores);
    if (best !== undefined) hits[own]!.set(best, (hits[own]!.get(best) ?? 0) + 1);
  });
  return Array.from({ length: clusters }, (_, c): ClusterLabel => {
    const [best = -1, second = -1] = top(c, means);
    const score = means[best]?.[c] ?? Number.NaN;
    const margin = score - (means[second]?.[c] ?? Number.NaN);
    return {
      best,
      second,
      score,
      margin,
      known: score >= minScore && !(margin < minMargin),
      support: (hits[c]!.get(best) ?? 0) / sizes[c]!,
    };
  });
}
