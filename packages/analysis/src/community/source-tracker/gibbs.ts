/** Counts a taxon and a source are given beforehand. */
export type Prior = { readonly known: number; readonly unknown: number; readonly source: number };
export type Chain = {
  readonly restarts: number;
  readonly burnIn: number;
  readonly draws: number;
  readonly delay: number;
};

/**
 * Draws of how many sequences of a sink come from each source, the unknown one last: draw b of source v is at `b *
 * (sources + 1) + v`.
 *
 * Every sequence belongs to one source; sources keep the profile of their own samples, the unknown one has that of the
 * sequences it holds. Collapsed Gibbs sampling.
 *
 * Knights et al. 2011, doi:10.1038/nmeth.1650
 *
 * @param sink - Counts by taxon, whole numbers.
 * @param sources - Counts by taxon of each source.
 * @param next - Uniform on 0…1.
 */
export function sourceDraws(
  sink: Float64Array,
  sources: readonly Float64Array[],
  prior: Prior,
  chain: Chain,
  next: () => number,
): Float64Array {
  const taxa = [...sink.keys()].filter((taxon) => sink[taxon]! > 0);
  const [count, unknown] = [sources.length + 1, sources.length];
  const totals = sources.map((source) => source.reduce((sum, value) => sum + value, 0) + source.length * prior.known);
  const profiles = taxa.map((taxon) => sources.map((source, v) => (source[taxon]! + prior.known) / totals[v]!));
  const taxonOf = Int32Array.from(taxa.flatMap((taxon, at) => Array.from({ length: sink[taxon]! }, () => at)));
  const size = taxonOf.length;
  const spread = sink.length * prior.unknown;
  const result = new Float64Array(chain.restarts * chain.draws * count);
  const [at, held, inUnknown, weight] = [
    new Int32Array(size),
    new Float64Array(count),
    new Float64Array(taxa.length),
    new Float64Array(count),
  ];
  let draw = 0;
  for (let restart = 0; restart < chain.restarts; restart += 1) {
    held.fill(0);
    inUnknown.fill(0);
    for (let i = 0; i < size; i += 1) {
      at[i] = Math.floor(next() * count);
      held[at[i]!]! += 1;
      if (at[i] === unknown) inUnknown[taxonOf[i]!]! += 1;
    }
    const sweeps = chain.burnIn + 1 + (chain.draws - 1) * chain.delay;
    for (let sweep = 1; sweep <= sweeps; sweep += 1) {
      for (let i = 0; i < size; i += 1) {
        const taxon = taxonOf[i]!;
        held[at[i]!]! -= 1;
        if (at[i] === unknown) inUnknown[taxon]! -= 1;
        const profile = profiles[taxon]!;
        let sum = 0;
        for (let v = 0; v < unknown; v += 1) weight[v] = sum += profile[v]! * (held[v]! + prior.source);
        weight[unknown] = sum +=
          ((inUnknown[taxon]! + prior.unknown) / (held[unknown]! + spread)) * (held[unknown]! + prior.source);
        const where = next() * sum;
        let v = 0;
        while (v < unknown && weight[v]! <= where) v += 1;
        at[i] = v;
        held[v]! += 1;
        if (v === unknown) inUnknown[taxon]! += 1;
      }
      if (sweep > chain.burnIn && (sweep - chain.burnIn - 1) % chain.delay === 0) {
        result.set(held, draw * count);
        draw += 1;
      }
    }
  }
  return result;
}

/** As many of the counts as `depth`, drawn without putting back; the counts themselves when there are no more. */
export function rarefied(counts: Float64Array, depth: number, next: () => number): Float64Array {
  let left = counts.reduce((sum, value) => sum + value, 0);
  if (depth <= 0 || left <= depth) return counts;
  const result = new Float64Array(counts.length);
  let wanted = depth;
  // Each sequence in turn is taken with the chance that those still wanted have among those left.
  for (let taxon = 0; taxon < counts.length; taxon += 1) {
    for (let one = 0; one < counts[taxon]!; one += 1) {
      if (next() * left < wanted) {
        result[taxon]! += 1;
        wanted -= 1;
      }
      left -= 1;
    }
  }
  return result;
}
