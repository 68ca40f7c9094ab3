import { normalTwoSided } from '../../statistics/index.ts';
import type { ByGene } from '../../cells/index.ts';
import type { SpotGraph } from './spotGraph.ts';

/** Moran's I of one gene; `hits` of how many shuffles of the spots were as far from what is expected. */
export type Moran = {
  readonly gene: number;
  readonly i: number;
  readonly sd: number;
  readonly z: number;
  readonly p: number;
  readonly hits: number;
  readonly share: number;
};

/** What the moments need of the weights, each row of which sums to 1. */
type Weights = {
  readonly total: number;
  readonly s1: number;
  readonly s2: number;
  /** Row sum and column sum of each spot. */
  readonly both: Float64Array;
};

function weightsOf({ starts, to }: SpotGraph): Weights {
  const n = starts.length - 1;
  const of = (i: number): number => 1 / (starts[i + 1]! - starts[i]!);
  const both = Float64Array.from({ length: n }, (_, i) => Number(starts[i + 1]! > starts[i]!));
  const total = both.reduce((sum, row) => sum + row, 0);
  let squares = 0;
  for (let i = 0; i < n; i += 1) {
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      const j = to[at]!;
      both[j]! += of(i);
      // Half of (w + w')² over both places of the pair: w² once, and w·w' where the neighbour has this one too.
      squares += of(i) ** 2 + (has(to, starts[j]!, starts[j + 1]!, i) ? of(i) * of(j) : 0);
    }
  }
  return { total, s1: squares, s2: both.reduce((sum, value) => sum + value ** 2, 0), both };
}

function has(to: Int32Array, from: number, end: number, wanted: number): boolean {
  let [low, high] = [from, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (to[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low < end && to[low] === wanted;
}

/**
 * Moran's I of genes over neighbouring spots, weights summing to 1 in each row; its standard deviation under
 * randomisation and two-sided normal p, as `ape::Moran.I` (Moran 1950, doi:10.1093/biomet/37.1-2.17; Cliff & Ord 1981).
 * Genes that do not vary are left out.
 *
 * @param genes - Those to test.
 * @param shuffled - The places that the spots take in shuffle `b`; the array may be used again.
 */
export function moranOf(
  expression: ByGene,
  genes: readonly number[],
  graph: SpotGraph,
  permutations: number,
  shuffled: (b: number) => Int32Array,
  progress: (fraction: number) => void = () => undefined,
): Moran[] {
  const { starts, to } = graph;
  const n = starts.length - 1;
  const { both, s1, s2, total } = weightsOf(graph);
  const dense = new Float64Array(n);
  /** Σ w (x − m)(x − m) over neighbours, of values at `place`. */
  const cross = (gene: number, mean: number, place: Int32Array | null): number => {
    let [sum, edge] = [0, 0];
    const [from, end] = [expression.starts[gene]!, expression.starts[gene + 1]!];
    const at = (entry: number): number => (place ? place[expression.cells[entry]!]! : expression.cells[entry]!);
    for (let entry = from; entry < end; entry += 1) dense[at(entry)] = expression.values[entry]!;
    for (let entry = from; entry < end; entry += 1) {
      const i = at(entry);
      let near = 0;
      for (let next = starts[i]!; next < starts[i + 1]!; next += 1) near += dense[to[next]!]!;
      if (near > 0) sum += (dense[i]! * near) / (starts[i + 1]! - starts[i]!);
      edge += dense[i]! * both[i]!;
    }
    for (let entry = from; entry < end; entry += 1) dense[at(entry)] = 0;
    return sum - mean * edge + mean * mean * total;
  };
  const found = genes.flatMap((gene, done) => {
    if (done % 50 === 0) progress((0.3 * done) / genes.length);
    const values = expression.values.subarray(expression.starts[gene]!, expression.starts[gene + 1]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / n;
    const zeros = n - values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) + zeros * mean ** 2;
    if (!(squares > 1e-20 * mean ** 2 * n)) return [];
    const fourth = values.reduce((sum, value) => sum + (value - mean) ** 4, 0) + zeros * mean ** 4;
    const k = fourth / n / (squares / n) ** 2;
    const i = (n / total) * (cross(gene, mean, null) / squares);
    const variance =
      (n * ((n * n - 3 * n + 3) * s1 - n * s2 + 3 * total ** 2) -
        k * (n * (n - 1) * s1 - 2 * n * s2 + 6 * total ** 2)) /
        ((n - 1) * (n - 2) * (n - 3) * total ** 2) -
      1 / (n - 1) ** 2;
    const sd = Math.sqrt(variance);
    const z = (i + 1 / (n - 1)) / sd;
    return [{ gene, mean, squares, i, sd, z, p: normalTwoSided(z), share: values.length / n }];
  });
  const hits = new Int32Array(found.length);
  for (let b = 0; b < permutations; b += 1) {
    const place = shuffled(b);
    found.forEach(({ gene, i, mean, squares }, at) => {
      const drawn = (n / total) * (cross(gene, mean, place) / squares);
      if (Math.abs(drawn + 1 / (n - 1)) >= Math.abs(i + 1 / (n - 1)) * (1 - 1e-12)) hits[at]! += 1;
    });
    progress(0.3 + (0.7 * (b + 1)) / permutations);
  }
  return found.map(({ gene, i, p, sd, share, z }, at) => ({ gene, i, sd, z, p, share, hits: hits[at]! }));
}
