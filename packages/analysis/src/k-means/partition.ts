import { startKernel, type KernelInstance } from '../kernel/index.ts';
import { uniform } from '../linear/index.ts';
import { inParts, type Job } from '../parallel/index.ts';

/** `cluster[i]` of row i from 0; `centers` is k × columns; `withinss` of each cluster. */
export type Partition = {
  readonly cluster: Int32Array;
  readonly centers: Float64Array;
  readonly withinss: Float64Array;
  readonly total: number;
};

const mostRounds = 200;

/** The rows and their clusters in the kernel's memory. */
type Space = {
  readonly kernel: KernelInstance;
  readonly rows: number;
  readonly columns: number;
  readonly k: number;
  readonly values: Float64Array;
  readonly centers: Float64Array;
  readonly sums: Float64Array;
  readonly nearest: Float64Array;
  readonly nearestAt: number;
  readonly cluster: Int32Array;
  readonly sizes: Int32Array;
};

/**
 * k clusters of rows with a small sum of squared distances to their centres: the best of several random starts
 * (k-means++), each improved by Lloyd's rounds and then by moving single rows as long as that lowers the sum
 * (Hartigan's criterion).
 *
 * Hartigan & Wong 1979, Appl. Stat. 28, 100. doi:10.2307/2346830 · Arthur & Vassilvitskii 2007, SODA, 1027.
 *
 * @param values - rows × columns, row-major, finite; at least k different rows. Not mutated.
 * @throws {InputError} When it does not fit into 4 GB.
 */
export function partition(
  values: Float64Array,
  rows: number,
  columns: number,
  k: number,
  starts: number,
  seed: number,
  progress: (fraction: number) => void,
): Partition {
  const draws = Float64Array.from({ length: starts * (k + 1) }, uniform(seed));
  const found = inParts(clusterStarts, { values, rows, columns, k, draws }, starts, progress);
  return found.reduce((best, one) => (one.total < best.total * (1 - 1e-12) ? one : best));
}

type Starts = {
  readonly values: Float64Array;
  readonly rows: number;
  readonly columns: number;
  readonly k: number;
  /** The random numbers, k + 1 for each start. */
  readonly draws: Float64Array;
};

/**
 * The clusters that one random start leads to.
 *
 * @public Threads import it by its name.
 */
export const clusterStarts: Job<Starts, Partition> = {
  module: import.meta.url,
  name: 'clusterStarts',
  open: ({ columns, draws, k, rows, values }) => {
    const space = begin(values, rows, columns, k);
    return (start) => {
      let at = start * (k + 1);
      firstCenters(space, () => draws[at++]!);
      lloyd(space);
      exchange(space);
      return result(space);
    };
  },
};

function begin(values: Float64Array, rows: number, columns: number, k: number): Space {
  const half = (length: number): number => Math.ceil(length / 2);
  const kernel = startKernel([rows * columns, k * columns, k * columns, rows, rows, rows * k, k, half(rows), half(k)]);
  const [valuesAt, centersAt, sumsAt, nearestAt, upperAt, lowerAt, goneAt, clusterAt, sizesAt] = kernel.addresses as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  kernel.beginClusters(valuesAt, centersAt, sumsAt, upperAt, lowerAt, goneAt, clusterAt, sizesAt, rows, columns, k);
  const held = kernel.view(valuesAt, rows * columns);
  held.set(values);
  return {
    kernel,
    rows,
    columns,
    k,
    values: held,
    nearestAt,
    centers: kernel.view(centersAt, k * columns),
    sums: kernel.view(sumsAt, k * columns),
    nearest: kernel.view(nearestAt, rows),
    cluster: kernel.integers(clusterAt, rows),
    sizes: kernel.integers(sizesAt, k),
  };
}

function distance(values: Float64Array, row: number, centers: Float64Array, center: number, columns: number): number {
  const [from, to] = [row * columns, center * columns];
  let sum = 0;
  for (let j = 0; j < columns; j += 1) sum += (values[from + j]! - centers[to + j]!) ** 2;
  return sum;
}

/**
 * Chooses the next centre among rows far from the former ones (k-means++), and assigns every row to its nearest centre.
 */
function firstCenters({ k, kernel, nearest, nearestAt, rows }: Space, random: () => number): void {
  kernel.forgetBounds();
  let chosen = Math.floor(random() * rows);
  for (let center = 0; center < k; center += 1) {
    let left = kernel.addCenter(center, chosen, nearestAt);
    left *= random();
    chosen = 0;
    for (let row = 0; row < rows; row += 1) {
      if (nearest[row] === 0) continue;
      chosen = row;
      left -= nearest[row]!;
      if (left < 0) break;
    }
  }
}

function lloyd(space: Space): void {
  const { kernel } = space;
  kernel.sumClusters();
  for (let round = 0; round < mostRounds; round += 1) {
    // In the first round every row already belongs to its nearest centre.
    const moved = round === 0 ? space.rows : kernel.assignRows();
    if (fillEmpty(space)) {
      kernel.forgetBounds();
      kernel.sumClusters();
    }
    if (moved === 0) break;
    kernel.moveCenters();
  }
}

/** An empty cluster takes the row that lies furthest from its centre. @returns Whether there was one. */
function fillEmpty({ centers, cluster, columns, k, sizes, values }: Space): boolean {
  let filled = false;
  for (let empty = 0; empty < k; empty += 1) {
    if (sizes[empty]! > 0) continue;
    let far = -1;
    let most = -1;
    cluster.forEach((one, row) => {
      const length = sizes[one]! > 1 ? distance(values, row, centers, one, columns) : -1;
      if (length > most) {
        most = length;
        far = row;
      }
    });
    if (far >= 0) {
      sizes[cluster[far]!]! -= 1;
      sizes[empty] = 1;
      cluster[far] = empty;
    }
    filled = true;
  }
  return filled;
}

function exchange(space: Space): void {
  const { kernel } = space;
  exactCenters(space);
  for (let round = 0, moved = 1; moved > 0 && round < mostRounds; round += 1) moved = kernel.exchangeRows();
}

/** Computes centres from the rows again, without the rounding that many moves add up. */
function exactCenters({ centers, columns, k, kernel, sizes, sums }: Space): void {
  kernel.sumClusters();
  for (let center = 0; center < k; center += 1)
    for (let j = 0; j < columns; j += 1)
      centers[center * columns + j] = sums[center * columns + j]! / Math.max(1, sizes[center]!);
}

function result(space: Space): Partition {
  const { centers, cluster, columns, k, rows, values } = space;
  exactCenters(space);
  const withinss = new Float64Array(k);
  for (let row = 0; row < rows; row += 1)
    withinss[cluster[row]!]! += distance(values, row, centers, cluster[row]!, columns);
  return {
    cluster: cluster.slice(),
    centers: centers.slice(),
    withinss,
    total: withinss.reduce((sum, value) => sum + value, 0),
  };
}
