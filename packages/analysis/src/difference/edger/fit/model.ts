import { leastSquares } from '../../../linear-model/index.ts';

/** A design in which every sample belongs to one cell and every cell has a level of its own. */
type Cells = {
  readonly members: readonly Int32Array[];
  /** columns × columns: from the levels of the cells to the coefficients of the design. */
  readonly toCoefficients: Float64Array;
};

/** The right-hand side of a log-linear model of counts, of full rank. */
export type Model = {
  /** Row-major, samples × columns. */
  readonly values: Float64Array;
  readonly samples: number;
  readonly columns: number;
  /** The coefficients under which all samples have the level 1. */
  readonly level: Float64Array;
  /** `null` when the design is not made of such cells. */
  readonly cells: Cells | null;
};

/** @throws {RangeError} When the columns are not independent; `designOf` has refused such designs before. */
export function modelOf(values: Float64Array, samples: number, columns: number): Model {
  const solver = leastSquares(values, samples, columns);
  if (!solver) throw new RangeError('the design is not of full rank');
  const level = Float64Array.from({ length: columns }, (_, a) =>
    solver.solve.subarray(a * samples, (a + 1) * samples).reduce((sum, value) => sum + value, 0),
  );
  return { values, samples, columns, level, cells: cellsOf(values, samples, columns) };
}

function cellsOf(values: Float64Array, samples: number, columns: number): Cells | null {
  const members = new Map<string, number[]>();
  for (let i = 0; i < samples; i += 1) {
    const key = values.subarray(i * columns, (i + 1) * columns).join();
    members.set(key, [...(members.get(key) ?? []), i]);
  }
  if (members.size !== columns) return null;
  const lists = [...members.values()];
  const rows = Float64Array.from(
    lists.flatMap(([first]) => [...values.subarray(first! * columns, (first! + 1) * columns)]),
  );
  return {
    members: lists.map((list) => Int32Array.from(list)),
    toCoefficients: leastSquares(rows, columns, columns)!.solve,
  };
}

/** The model in which two groups share a level: their two columns are replaced by their sum. */
export function mergedModel({ values, samples, columns }: Model, test: number, reference: number): Model {
  const merged = new Float64Array(samples * (columns - 1));
  const kept = Array.from({ length: columns }, (_, column) => column).filter((column) => column !== test);
  for (let i = 0; i < samples; i += 1) {
    kept.forEach(
      (column, a) =>
        (merged[i * kept.length + a] =
          values[i * columns + column]! + (column === reference ? values[i * columns + test]! : 0)),
    );
  }
  return modelOf(merged, samples, columns - 1);
}

/** The model over some samples, without the columns that the earlier ones explain there. */
export function partialModel({ values, columns }: Model, samples: Int32Array): Model {
  const kept: number[] = [];
  const basis: Float64Array[] = [];
  for (let column = 0; column < columns; column += 1) {
    const own = Float64Array.from(samples, (i) => values[i * columns + column]!);
    const rest = own.slice();
    for (let round = 0; round < 2; round += 1) {
      for (const unit of basis) {
        const share = unit.reduce((sum, value, i) => sum + value * rest[i]!, 0);
        unit.forEach((value, i) => (rest[i]! -= share * value));
      }
    }
    const norm = Math.hypot(...rest);
    if (norm <= 1e-7 * Math.hypot(...own)) continue;
    basis.push(rest.map((value) => value / norm));
    kept.push(column);
  }
  const part = new Float64Array(samples.length * kept.length);
  samples.forEach((sample, i) =>
    kept.forEach((column, a) => (part[i * kept.length + a] = values[sample * columns + column]!)),
  );
  return modelOf(part, samples.length, kept.length);
}
