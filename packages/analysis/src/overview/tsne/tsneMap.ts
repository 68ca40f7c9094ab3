import { uniform } from '../../linear/index.ts';
import { nearestNeighbours } from '../../single-cell/shared/index.ts';
import { centred } from '../umap/umapMap.ts';
import { affinities, type Affinities } from './affinities.ts';
import { QuadTree } from './quadTree.ts';

export type TsneResult = {
  readonly map: Float64Array;
  /** Kullback–Leibler divergence of the map from the data, in nats; of the neighbours kept. */
  readonly divergence: number;
  readonly exact: boolean;
};

export const rounds = 1_000;
const early = 250;
const exaggeration = 12;
/** Up to this many points every pair is looked at. */
export const exactLimit = 1_000;
const theta = 0.5;

/**
 * t-SNE of points in the plane, n × 2 (van der Maaten & Hinton 2008, J. Mach. Learn. Res. 9, 2579; Barnes–Hut beyond 1,000 points, van der Maaten 2014).
 *
 * 1,000 rounds, exaggeration 12 and momentum 0.5 for 250, then 0.8; learning rate max(200, n/12) and begun from the first two components with sd 10⁻⁴
 * (Kobak & Berens 2019, doi:10.1038/s41467-019-13056-x).
 */
export function tsneMap(points: Float64Array, n: number, dimensions: number, perplexity: number, seed: number, progress: (fraction: number) => void = () => undefined, limit = exactLimit): TsneResult {
  const neighbours = nearestNeighbours(points, n, dimensions, Math.min(n - 1, Math.floor(3 * perplexity)), (fraction) => progress(0.2 * fraction));
  const similar = affinities(neighbours, perplexity);
  const map = start(points, n, dimensions, seed);
  const exact = n <= limit;
  const repel = exact ? repelExactly : withTree(new QuadTree());
  descend(map, similar, repel, Math.max(200, n / 12), (fraction) => progress(0.2 + 0.8 * fraction));
  return { map: centred(map), divergence: divergence(map, similar, repel), exact };
}

function start(points: Float64Array, n: number, dimensions: number, seed: number): Float64Array {
  const random = uniform(seed);
  let squares = 0;
  for (let i = 0; i < n; i += 1) squares += points[i * dimensions]! ** 2;
  const sd = Math.sqrt(squares / n) || 1;
  return Float64Array.from({ length: 2 * n }, (_, at) => (at % 2 < dimensions ? (1e-4 * points[(at >> 1) * dimensions + (at % 2)]!) / sd : 0) + 1e-6 * (random() - 0.5));
}

/** Writes the unscaled repulsion of every point into `force`; gives the sum of all similarities. */
type Repulsion = (map: Float64Array, force: Float64Array) => number;

function repelExactly(map: Float64Array, force: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < map.length; i += 2) {
    const [px, py] = [map[i]!, map[i + 1]!];
    let [fx, fy] = [0, 0];
    for (let j = 0; j < i; j += 2) {
      const dx = px - map[j]!;
      const dy = py - map[j + 1]!;
      const similarity = 1 / (1 + dx * dx + dy * dy);
      sum += similarity;
      const push = similarity * similarity;
      fx += push * dx;
      fy += push * dy;
      force[j]! -= push * dx;
      force[j + 1]! -= push * dy;
    }
    force[i]! += fx;
    force[i + 1]! += fy;
  }
  return 2 * sum;
}

const withTree = (tree: QuadTree): Repulsion => (map, force) => {
  tree.build(map);
  let sum = 0;
  for (let i = 0; 2 * i < map.length; i += 1) sum += tree.repel(map, i, theta, force);
  return sum;
};

function descend(map: Float64Array, similar: Affinities, repel: Repulsion, rate: number, progress: (fraction: number) => void): void {
  const [speed, gains, force, pull] = [new Float64Array(map.length), new Float64Array(map.length).fill(1), new Float64Array(map.length), new Float64Array(map.length)];
  for (let round = 0; round < rounds; round += 1) {
    force.fill(0);
    const sum = repel(map, force);
    attract(map, similar, pull);
    const stronger = round < early ? exaggeration : 1;
    const momentum = round < early ? 0.5 : 0.8;
    for (let at = 0; at < map.length; at += 1) {
      const gradient = stronger * pull[at]! - force[at]! / sum;
      gains[at] = Math.max(0.01, Math.sign(gradient) === Math.sign(speed[at]!) ? gains[at]! * 0.8 : gains[at]! + 0.2);
      speed[at] = momentum * speed[at]! - rate * gains[at]! * gradient;
      map[at]! += speed[at]!;
    }
    map.set(centred(map));
    progress((round + 1) / rounds);
  }
}

function attract(map: Float64Array, { columns, starts, values }: Affinities, pull: Float64Array): void {
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const px = map[2 * i]!;
    const py = map[2 * i + 1]!;
    let fx = 0;
    let fy = 0;
    for (let at = starts[i]!; at < starts[i + 1]!; at += 1) {
      const j = 2 * columns[at]!;
      const dx = px - map[j]!;
      const dy = py - map[j + 1]!;
      const weight = values[at]! / (1 + dx * dx + dy * dy);
      fx += weight * dx;
      fy += weight * dy;
    }
    pull[2 * i] = fx;
    pull[2 * i + 1] = fy;
  }
}

function divergence(map: Float64Array, { columns, starts, values }: Affinities, repel: Repulsion): number {
  const sum = repel(map, new Float64Array(map.length));
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
