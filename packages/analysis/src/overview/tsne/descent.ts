import { startKernel } from '../../kernel/index.ts';
import type { Affinities } from './affinities.ts';

/** The descent of a map in the plane. */
export type Descent = {
  /** The positions after the last round, n × 2. */
  readonly map: Float64Array;
  /** The repulsive force on every point after `repel`, n × 2, not yet divided by the sum of similarities. */
  readonly force: Float64Array;
  /** @returns The sum of the similarities of all pairs, both ways. */
  readonly repel: () => number;
  readonly round: (exaggeration: number, momentum: number) => void;
};

const bytesOfNode = 40;
const radix = 2_048;

/**
 * Begins a descent from `start` (n × 2, not changed).
 *
 * @param theta - Squares narrower than `theta` times their distance count as one point; `'exact'` looks at every pair.
 * @param rate - The learning rate.
 */
export function beginDescent(
  start: Float64Array,
  { columns, starts, values }: Affinities,
  { rate, theta }: { readonly theta: number | 'exact'; readonly rate: number },
): Descent {
  const n = start.length / 2;
  const kernel = startKernel([
    2 * n,
    2 * n,
    2 * n,
    2 * n,
    (n + 2) / 2,
    (columns.length + 1) / 2,
    values.length,
    (2 * n * bytesOfNode) / 8,
    2 * n,
    n,
    radix / 2,
  ]);
  const [mapAt, speedAt, gainsAt, forceAt, startsAt, columnsAt, weightsAt, nodesAt, codesAt, orderAt, placesAt] =
    kernel.addresses as [number, number, number, number, number, number, number, number, number, number, number];
  const map = kernel.view(mapAt, 2 * n);
  map.set(start);
  kernel.view(gainsAt, 2 * n).fill(1);
  kernel.integers(startsAt, n + 1).set(starts);
  kernel.integers(columnsAt, columns.length).set(columns);
  kernel.view(weightsAt, values.length).set(values);
  kernel.beginTsne(
    mapAt,
    speedAt,
    gainsAt,
    forceAt,
    startsAt,
    columnsAt,
    weightsAt,
    nodesAt,
    codesAt,
    orderAt,
    placesAt,
    n,
    Number(theta === 'exact'),
    theta === 'exact' ? 0 : theta,
    rate,
  );
  return {
    map,
    force: kernel.view(forceAt, 2 * n),
    repel: () => kernel.repelAll(),
    round: (exaggeration, momentum) => kernel.tsneRound(exaggeration, momentum),
  };
}
