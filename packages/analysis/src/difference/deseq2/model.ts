import type { GlmDesign } from '../negative-binomial/index.ts';
import { choleskyInPlace, choleskyInverse } from '../../linear/index.ts';

/** A design with the quantities that every step needs. */
export type Model = GlmDesign & {
  /** Which samples share all their values in the design; numbered from 0. */
  readonly cells: Int32Array;
  readonly cellSizes: readonly number[];
  /** samples × samples: the projection onto the design. */
  readonly hat: Float64Array;
  /** columns × samples: least squares. */
  readonly solve: Float64Array;
  /** Whether the design is groups only: the fitted values are then the means of the cells. */
  readonly saturated: boolean;
};

/** @param values - Row-major, samples × columns, of full rank. */
export function modelOf(values: Float64Array, samples: number, columns: number, sizeFactors: Float64Array): Model {
  const rowText = Array.from({ length: samples }, (_, i) => values.subarray(i * columns, (i + 1) * columns).join('_'));
  const kinds = [...new Set(rowText)];
  const cells = Int32Array.from(rowText, (text) => kinds.indexOf(text));
  const cross = new Float64Array(columns * columns);
  for (let i = 0; i < samples; i += 1)
    for (let a = 0; a < columns; a += 1)
      for (let b = 0; b < columns; b += 1)
        cross[a * columns + b]! += values[i * columns + a]! * values[i * columns + b]!;
  choleskyInPlace(cross, columns);
  const inverse = new Float64Array(columns * columns);
  choleskyInverse(cross, columns, inverse);
  const solve = new Float64Array(columns * samples);
  for (let a = 0; a < columns; a += 1)
    for (let i = 0; i < samples; i += 1)
      for (let b = 0; b < columns; b += 1)
        solve[a * samples + i]! += inverse[a * columns + b]! * values[i * columns + b]!;
  const hat = new Float64Array(samples * samples);
  for (let i = 0; i < samples; i += 1)
    for (let j = 0; j < samples; j += 1)
      for (let a = 0; a < columns; a += 1) hat[i * samples + j]! += values[i * columns + a]! * solve[a * samples + j]!;
  return {
    values,
    samples,
    columns,
    sizeFactors,
    cells,
    cellSizes: kinds.map((_, kind) => cells.reduce((sum, cell) => sum + (cell === kind ? 1 : 0), 0)),
    hat,
    solve,
    saturated: kinds.length === columns,
  };
}

/** The samples that share their cell with at least `count` − 1 others. */
export const inCellsOf = ({ cells, cellSizes }: Model, count: number): boolean[] =>
  Array.from(cells, (cell) => cellSizes[cell]! >= count);

/** Least squares of one row on the log scale: where the iterations start. */
export function startingBeta(
  { columns, samples, sizeFactors, solve }: Model,
  counts: Float64Array,
  beta: Float64Array,
): void {
  beta.fill(0);
  for (let i = 0; i < samples; i += 1) {
    const value = Math.log(counts[i]! / sizeFactors[i]! + 0.1);
    for (let a = 0; a < columns; a += 1) beta[a]! += solve[a * samples + i]! * value;
  }
}
