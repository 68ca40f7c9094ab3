import { maximum } from '../../extremes/index.ts';
import { symmetricEigen } from '../../linear/index.ts';

/** A small matrix, row-major. */
export type Dense = { readonly rows: number; readonly columns: number; readonly values: Float64Array };

export const dense = (
  rows: number,
  columns: number,
  values: Float64Array = new Float64Array(rows * columns),
): Dense => ({ rows, columns, values });

export function times(a: Dense, b: Dense): Dense {
  const values = new Float64Array(a.rows * b.columns);
  for (let i = 0; i < a.rows; i += 1) {
    for (let k = 0; k < a.columns; k += 1) {
      const one = a.values[i * a.columns + k]!;
      if (one !== 0)
        for (let j = 0; j < b.columns; j += 1) values[i * b.columns + j]! += one * b.values[k * b.columns + j]!;
    }
  }
  return dense(a.rows, b.columns, values);
}

export function flipped({ columns, rows, values }: Dense): Dense {
  const turned = new Float64Array(values.length);
  for (let i = 0; i < rows; i += 1)
    for (let j = 0; j < columns; j += 1) turned[j * rows + i] = values[i * columns + j]!;
  return dense(columns, rows, turned);
}

export const minus = (a: Dense, b: Dense): Dense =>
  dense(
    a.rows,
    a.columns,
    a.values.map((value, at) => value - b.values[at]!),
  );

export const squares = ({ values }: Dense): number => values.reduce((sum, value) => sum + value * value, 0);

export const columnOf = ({ columns, rows, values }: Dense, column: number): Float64Array =>
  Float64Array.from({ length: rows }, (_, i) => values[i * columns + column]!);

const fromColumns = (rows: number, columns: readonly Float64Array[]): Dense =>
  dense(
    rows,
    columns.length,
    Float64Array.from(
      { length: rows * columns.length },
      (_, at) => columns[at % columns.length]![Math.floor(at / columns.length)]!,
    ),
  );

/** Singular values below this share of the first are rounding. */
const rounding = 1e-10;

/** The leading singular vectors of both sides, paired, as columns; fewer than asked for where the rest is rounding. */
export function leadingPairs(matrix: Dense, count: number): { readonly left: Dense; readonly right: Dense } {
  const wide = matrix.columns > matrix.rows;
  const upright = wide ? flipped(matrix) : matrix;
  const { vectors } = symmetricEigen(
    times(flipped(upright), upright).values,
    upright.columns,
    Math.min(count, upright.columns),
  );
  // The lengths of the images are the singular values; their squares drown in rounding far earlier.
  const images = vectors.map((vector) => columnOf(times(upright, fromColumns(upright.columns, [vector])), 0));
  const sizes = images.map((image) => Math.hypot(...image));
  const kept = [...vectors.keys()].filter((k) => sizes[k]! > rounding * maximum(sizes));
  const near = fromColumns(
    upright.columns,
    kept.map((k) => vectors[k]!),
  );
  const far = fromColumns(
    upright.rows,
    kept.map((k) => images[k]!),
  );
  const lengths = kept.map((k) => sizes[k]!);
  const unit = dense(
    far.rows,
    far.columns,
    far.values.map((value, at) => value / lengths[at % far.columns]!),
  );
  return wide ? { left: near, right: unit } : { left: unit, right: near };
}

/** (AᵀA)⁻¹ Aᵀ B: the least-squares coefficients of each column of B on the columns of A, which are not collinear. */
export function regressed(a: Dense, b: Dense): Dense {
  const size = a.columns;
  const normal = times(flipped(a), a).values.slice();
  const right = times(flipped(a), b);
  const values = right.values.slice();
  for (let k = 0; k < size; k += 1) {
    for (let i = k + 1; i < size; i += 1) {
      const factor = normal[i * size + k]! / normal[k * size + k]!;
      for (let j = k; j < size; j += 1) normal[i * size + j]! -= factor * normal[k * size + j]!;
      for (let j = 0; j < b.columns; j += 1) values[i * b.columns + j]! -= factor * values[k * b.columns + j]!;
    }
  }
  for (let k = size - 1; k >= 0; k -= 1) {
    for (let j = 0; j < b.columns; j += 1) {
      let rest = values[k * b.columns + j]!;
      for (let i = k + 1; i < size; i += 1) rest -= normal[k * size + i]! * values[i * b.columns + j]!;
      values[k * b.columns + j] = rest / normal[k * size + k]!;
    }
  }
  return dense(size, b.columns, values);
}
