import type { Matrix } from '../../model/index.ts';

/**
 * The table with these numeric columns as annotations: without groups, a column such as m/z or the level was read as a
 * sample.
 */
export function withAnnotations(matrix: Matrix, isAnnotation: (name: string) => boolean): Matrix {
  const columns = matrix.samples.map((name, column) => ({ name, column }));
  const [moved, kept] = [
    columns.filter(({ name }) => isAnnotation(name)),
    columns.filter(({ name }) => !isAnnotation(name)),
  ];
  if (moved.length === 0) return matrix;
  const width = matrix.samples.length;
  const cell = (row: number, column: number): number => matrix.values[row * width + column]!;
  const textOf = (value: number): string => (Number.isNaN(value) ? '' : String(value));
  return {
    ...matrix,
    samples: kept.map(({ name }) => name),
    values: Float64Array.from(matrix.ids.flatMap((_, row) => kept.map(({ column }) => cell(row, column)))),
    annotations: [
      ...matrix.annotations,
      ...moved.map(({ column, name }) => ({ name, values: matrix.ids.map((_, row) => textOf(cell(row, column))) })),
    ],
  };
}
