import type { Design } from './designMatrix.ts';

/** The design of groups without covariates: one column for each group, whose samples are the given matrix columns. */
export function groupDesign(names: readonly string[], columns: readonly Int32Array[]): Design {
  const samples = columns.reduce((sum, list) => sum + list.length, 0);
  const values = new Float64Array(samples * names.length);
  const groupOf = new Uint16Array(samples);
  let at = 0;
  columns.forEach((list, group) => {
    for (let i = 0; i < list.length; i += 1, at += 1) {
      groupOf[at] = group;
      values[at * names.length + group] = 1;
    }
  });
  return {
    values,
    samples,
    columns: names.length,
    groups: names,
    matrixColumns: Int32Array.from(columns.flatMap((list) => [...list])),
    groupOf,
    names,
  };
}

/** The values of the design's samples, features × samples, out of a matrix `width` columns wide. */
export function designValues(values: Float64Array, width: number, { matrixColumns, samples }: Design): Float64Array {
  const rows = values.length / width;
  const taken = new Float64Array(rows * samples);
  for (let row = 0; row < rows; row += 1)
    matrixColumns.forEach((column, i) => (taken[row * samples + i] = values[row * width + column]!));
  return taken;
}
