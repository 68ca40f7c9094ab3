import { symmetricEigen, uniform } from '../../linear/index.ts';
import { principalCoordinates } from '../pcoa/index.ts';
import { descend, type Descent } from './descend.ts';
import { orderPairs, type OrderedPairs } from './kruskalStress.ts';

export type Nmds = {
  /** One array of coordinates an axis: centred, turned to their principal axes, mean squared length 1. */
  readonly axes: readonly Float64Array[];
  /** What the lengths of `best` are divided by to be those of the axes. */
  readonly scale: number;
  readonly pairs: OrderedPairs;
  readonly best: Descent;
  /** Which start gave the best: 0 is the principal coordinates. */
  readonly start: number;
  /** Starts that ended within a thousandth of the best stress, the best one counted. */
  readonly repeats: number;
  readonly converged: number;
};

/** Stress this near to the best is the same solution. */
const same = 1e-3;

/**
 * Nonmetric multidimensional scaling from the principal coordinates and from random starts; the lowest stress is kept
 * (Kruskal 1964, doi:10.1007/BF02289694; Minchin 1987, doi:10.1007/BF00038690).
 */
export function searchNmds(
  values: Float64Array,
  size: number,
  {
    dimensions,
    progress,
    seed,
    tries,
  }: {
    readonly dimensions: number;
    readonly tries: number;
    readonly seed: number;
    readonly progress: (fraction: number) => void;
  },
): Nmds {
  const pairs = orderPairs(values, size);
  const next = uniform(seed);
  let [best, start]: [Descent | undefined, number] = [undefined, 0];
  const stresses: number[] = [];
  let converged = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    progress(attempt / tries);
    const from =
      attempt === 0
        ? fromCoordinates(values, size, dimensions, next)
        : Float64Array.from({ length: size * dimensions }, () => next() - 0.5);
    const found = descend(from, dimensions, pairs);
    stresses.push(found.state.stress);
    converged += Number(found.converged);
    if (!best || found.state.stress < best.state.stress) [best, start] = [found, attempt];
  }
  const least = best!.state.stress;
  return {
    ...turned(best!.points, size, dimensions),
    pairs,
    best: best!,
    start,
    converged,
    repeats: stresses.filter((stress) => stress <= least * (1 + same) + 1e-6).length,
  };
}

/** Principal coordinates; what they lack of the wanted axes is a little noise. */
function fromCoordinates(values: Float64Array, size: number, dimensions: number, next: () => number): Float64Array {
  const { axes } = principalCoordinates(values, size, dimensions);
  return Float64Array.from(
    { length: size * dimensions },
    (_, at) => axes[at % dimensions]?.[Math.floor(at / dimensions)] ?? 0.01 * (next() - 0.5),
  );
}

function turned(points: Float64Array, size: number, dimensions: number): Pick<Nmds, 'axes' | 'scale'> {
  const columns = Array.from({ length: dimensions }, (_, k) =>
    Float64Array.from({ length: size }, (__, i) => points[i * dimensions + k]!),
  );
  for (const column of columns) {
    const mean = column.reduce((sum, value) => sum + value, 0) / size;
    column.forEach((value, i) => (column[i] = value - mean));
  }
  const cross = Float64Array.from({ length: dimensions * dimensions }, (_, at) =>
    columns[Math.floor(at / dimensions)]!.reduce((sum, value, i) => sum + value * columns[at % dimensions]![i]!, 0),
  );
  const scale = Math.sqrt(
    columns.reduce((sum, column) => sum + column.reduce((own, value) => own + value * value, 0), 0) / size,
  );
  const axes = symmetricEigen(cross, dimensions).vectors.map((weights) => {
    const axis = Float64Array.from(
      { length: size },
      (_, i) => weights.reduce((sum, weight, k) => sum + weight * columns[k]![i]!, 0) / scale,
    );
    let largest = 0;
    for (const value of axis) if (Math.abs(value) > Math.abs(largest) * (1 + 1e-9)) largest = value;
    return largest < 0 ? axis.map((value) => -value) : axis;
  });
  return { axes, scale };
}
