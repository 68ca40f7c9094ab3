import { startKernel } from '../../kernel/index.ts';

/** Pairs of samples in the order of their dissimilarity; `tieEnds[b]` is where the b-th run of equal ones ends. */
export type OrderedPairs = {
  readonly size: number;
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly dissimilarity: Float64Array;
  readonly tieEnds: Int32Array;
};

/** Stress of a configuration, with what the figure and the search need. All in the order of the pairs. */
export type StressState = {
  readonly stress: number;
  readonly distance: Float64Array;
  readonly fitted: Float64Array;
  readonly gradient: Float64Array;
};

/** @param values - size², symmetric, zero diagonal. */
export function orderPairs(values: Float64Array, size: number): OrderedPairs {
  const cells: number[] = [];
  for (let i = 0; i < size; i += 1) for (let j = 0; j < i; j += 1) cells.push(i * size + j);
  const order = Int32Array.from(cells).sort((a, b) => values[a]! - values[b]! || a - b);
  const dissimilarity = Float64Array.from(order, (cell) => values[cell]!);
  const ends: number[] = [];
  for (let at = 0; at < order.length; at += 1)
    if (at + 1 === order.length || dissimilarity[at + 1] !== dissimilarity[at]) ends.push(at + 1);
  return {
    size,
    first: order.map((cell) => Math.floor(cell / size)),
    second: order.map((cell) => cell % size),
    dissimilarity,
    tieEnds: Int32Array.from(ends),
  };
}

/** The stress of configurations, one after another. */
export type StressFunction = {
  /**
   * @param points - size × dimensions, row-major.
   * @returns The stress, and its gradient in the shape of the points, 0 where the stress is; `NaN` and 0 when all
   * points are one.
   */
  readonly at: (points: Float64Array) => Pick<StressState, 'stress' | 'gradient'>;
  /** The same with the distances and their regression. */
  readonly whole: (points: Float64Array) => StressState;
};

/**
 * Kruskal's stress 1 with weak ties (Kruskal 1964, doi:10.1007/BF02289565): √(Σ(d − d̂)² ÷ Σd²), d̂ the monotone
 * regression of the distances on the order of the dissimilarities; among equal dissimilarities the distances may keep
 * their own order.
 *
 * @throws {InputError} When the pairs do not fit into 4 GB.
 */
export function kruskalStress(dimensions: number, { first, second, size, tieEnds }: OrderedPairs): StressFunction {
  const count = first.length;
  const values = size * dimensions;
  const half = Math.ceil(count / 2);
  const kernel = startKernel([values, half, half, half, count, count, values, count, half, half]);
  const [points, firstAt, secondAt, endsAt, distance, fitted, gradient, sum, place, length] = kernel.addresses as [
    number,
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
  kernel.integers(firstAt, count).set(first);
  kernel.integers(secondAt, count).set(second);
  kernel.integers(endsAt, tieEnds.length).set(tieEnds);
  const places = kernel.integers(place, count);
  for (let at = 0; at < count; at += 1) places[at] = at;
  kernel.beginStress(
    points,
    firstAt,
    secondAt,
    endsAt,
    distance,
    fitted,
    gradient,
    sum,
    place,
    length,
    count,
    tieEnds.length,
    dimensions,
    values,
  );
  const room = kernel.view(points, values);
  const slope = kernel.view(gradient, values);
  const at = (configuration: Float64Array): Pick<StressState, 'stress' | 'gradient'> => {
    room.set(configuration);
    return { stress: kernel.stress(), gradient: slope.slice() };
  };
  return {
    at,
    whole: (configuration) => ({
      ...at(configuration),
      distance: kernel.view(distance, count).slice(),
      fitted: kernel.view(fitted, count).slice(),
    }),
  };
}
