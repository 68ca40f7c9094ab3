import { maximum } from '../extremes/index.ts';
import type { Groups, Matrix, MethodOutput } from '../model/index.ts';

/** A matrix and its groups as a test writes them; `null` is missing. */
export function builtFrom(
  rows: readonly (readonly (number | null)[])[],
  group: readonly string[],
  levels: readonly string[] = [...new Set(group)].sort(),
): { readonly matrix: Matrix; readonly groups: Groups } {
  const samples = group.map((_, j) => `S${j + 1}`);
  return {
    matrix: {
      idName: 'feature',
      ids: rows.map((_, i) => `f${i + 1}`),
      samples,
      values: Float64Array.from(rows.flat(), (value) => value ?? Number.NaN),
      annotations: [],
    },
    groups: { samples, group, levels, colors: {}, factors: [] },
  };
}

/** The matrix with only these columns. */
export const withColumns = (
  rows: readonly (readonly (number | null)[])[],
  columns: readonly number[],
): (number | null)[][] => rows.map((row) => columns.map((column) => row[column]!));

export const numbersOf = (output: MethodOutput, table: string, column: string): number[] =>
  Array.from(
    output.tables.find(({ id }) => id === table)!.columns.find(({ name }) => name === column)!.values as Float64Array,
  );
export const textsOf = (output: MethodOutput, table: string, column: string): readonly string[] =>
  output.tables.find(({ id }) => id === table)!.columns.find(({ name }) => name === column)!
    .values as readonly string[];

/** Largest deviation of two lists, relative to the larger of the expected size and `floor`. */
export const deviation = (actual: readonly number[], expected: readonly number[], floor = 1e-3): number => {
  if (actual.length !== expected.length) return Number.POSITIVE_INFINITY;
  return maximum(actual.map((value, i) => Math.abs(value - expected[i]!) / Math.max(floor, Math.abs(expected[i]!))));
};

export const context = { seed: 1, progress: (): void => undefined };
