import fc from 'fast-check';
import type { Matrix } from '../model/index.ts';

/** Rows of a table as people write it; `null` is missing. */
export type Cells = readonly (readonly (number | null)[])[];

export const matrixOf = (rows: Cells): Matrix => ({
  idName: 'id',
  ids: rows.map((_, row) => `f${row + 1}`),
  samples: rows[0]!.map((_, column) => `S${column + 1}`),
  values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
  annotations: [],
});

type Shape = { readonly rows: readonly [number, number]; readonly columns: readonly [number, number] };

/** Small integers make ties, real numbers do not; some cells are missing and some rows constant. */
export const tables = ({ rows, columns }: Shape, cell: fc.Arbitrary<number | null> = anyCell): fc.Arbitrary<Cells> =>
  fc
    .integer({ min: columns[0], max: columns[1] })
    .chain((width) =>
      fc.array(
        fc.oneof(
          { weight: 9, arbitrary: fc.array(cell, { minLength: width, maxLength: width }) },
          { weight: 1, arbitrary: cell.map((value) => Array.from({ length: width }, () => value)) },
        ),
        { minLength: rows[0], maxLength: rows[1] },
      ),
    );

/** Thousandths, so that no two cells differ by rounding only, and seldom by nothing. */
export const reals = fc.integer({ min: 1, max: 1_000_000 }).map((value) => value / 1000);
export const tied = fc.integer({ min: 0, max: 6 });
export const anyCell = fc.oneof(
  { weight: 4, arbitrary: tied },
  { weight: 4, arbitrary: reals },
  { weight: 1, arbitrary: fc.constant(null) },
);

declare global {
  /** Hears of every comparison; see `recordDeviations.ts`. */
  var panomeDeviation: ((actual: number, expected: number) => void) | undefined;
}

/** Both numbers, or both `NaN`; equal up to a share of their size, or to the rounding of a difference that is 0. */
export function close(actual: number, expected: number, share: number): boolean {
  globalThis.panomeDeviation?.(actual, expected);
  if (Number.isNaN(expected) || Number.isNaN(actual)) return Number.isNaN(expected) && Number.isNaN(actual);
  if (actual === expected) return true;
  return Math.abs(actual - expected) <= 1e-11 + share * Math.max(Math.abs(expected), Math.abs(actual));
}
