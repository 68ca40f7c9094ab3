import { uniform } from '../../linear/index.ts';
import { nearestNeighbours } from '../../neighbours/index.ts';
import { affinities, type Affinities } from './affinities.ts';
import { beginDescent } from './descent.ts';

export type TsneResult = {
  /** Positions in the plane, two numbers for each point. */
  readonly map: Float64Array;
  /** Kullback–Leibler divergence of the map from the data, in nats; of the neighbours kept. */
  readonly divergence: number;
  /** Whether all pairs were used. */
  readonly exact: boolean;
};

const rounds = 1_000;
const early = 250;
const exaggeration = 12;
/** Up to this many points all pairs are used. */
const exactLimit = 1_000;
const theta = 0.5;

/**
 * t-SNE of points in the plane, n × 2 (van der Maaten & Hinton 2008, J. Mach. Learn. Res. 9, 2579; Barnes–Hut beyond
 * 1,000 points, van der Maaten 2014).
 *
 * 1,000 rounds, exaggeration 12 and momentum 0.5 for 250, then 0.8; learning rate max(200, n/12) and begun from the
 * first two components with sd 10⁻⁴ (Kobak & Berens 2019, doi:10.1038/s41467-019-13056-x).
 */
export function tsneMap(
  points: Float64Array,
  n: number,
  dimensions: number,
  perplexity: number,
  seed: number,
  progress: (fraction: number) => void = () => undefined,
  limit = exactLimit,
): TsneResult {
  const neighbours = nearestNeighbours(points, n, dimensions, Math.min(n - 1, Math.floor(3 * perplexity)), (fraction) =>
    progress(0.2 * fraction),
  );
  const similar = affinities(neighbours, perplexity);
  const exact = n <= limit;
  const descent = beginDescent(start(points, n, dimensions, seed), similar, {
    theta: exact ? 'exact' : theta,
    rate: Math.max(200, n / 12),
  });
  for (let round = 0; round < rounds; round += 1) {
    descent.round(round < early ? exaggeration : 1, round < early ? 0.5 : 0.8);
    progress(0.2 + (0.8 * (round + 1)) / rounds);
  }
  const map = descent.map.slice();
  return { map, divergence: divergence(map, similar, descent.repel()), exact };
}

function start(points: Float64Array, n: number, dimensions: number, seed: number): Float64Array {
  const random = uniform(seed);
  let squares = 0;
  for (let i = 0; i < n; i += 1) squares += points[i * dimensions]! ** 2;
  const sd = Math.sqrt(squares / n) || 1;
  return Float64Array.from(
    { length: 2 * n },
    (_, at) =>
      (at % 2 < dimensions ? (1e-4 * points[(at >> 1) * dimensions + (at % 2)]!) / sd : 0) + 1e-6 * (random() - 0.5),
  );
}

function divergence(map: Float64Array, { columns, starts, values }: Affinities, sum: number): number {
  let total = 0;
  for (let i = 0; i + 1 < starts.length; i += 1) {
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      const j = columns[at]!;
      const squared = (map[2 * i]! - map[2 * j]!) ** 2 + (map[2 * i + 1]! - map[2 * j + 1]!) ** 2;
      if (values[at]! > 0) total += values[at]! * Math.log(values[at]! * sum * (1 + squared));
    }
  }
  return total;
}
