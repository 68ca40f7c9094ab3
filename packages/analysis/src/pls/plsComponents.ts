import { leadingVector } from './leadingVector.ts';

/** One array per component. */
export type PlsComponents = {
  readonly scores: readonly Float64Array[];
  /** Of the predicted samples, when there are any. */
  readonly testScores: readonly Float64Array[];
  /** A weight is the transposed table times this. */
  readonly duals: readonly Float64Array[];
  /** Weights of the response columns. */
  readonly responses: readonly Float64Array[];
  /** Sum of squares of each component's scores. */
  readonly lengths: readonly number[];
};

/** A component below this share of the first carries rounding only. */
const negligible = 1e-14;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
};

/** A row-major table with as many columns as `vector` is long, times it. */
export function times(table: Float64Array, rows: number, vector: Float64Array): Float64Array {
  const width = vector.length;
  const result = new Float64Array(rows);
  for (let i = 0; i < rows; i += 1) {
    let sum = 0;
    for (let j = 0, at = i * width; j < width; j += 1, at += 1) sum += table[at]! * vector[j]!;
    result[i] = sum;
  }
  return result;
}

/**
 * PLS2 in the space of the samples: what NIPALS converges to, without iterating.
 *
 * The weight of each component is the first left singular vector of XᵀY (Höskuldsson 1988, doi:10.1002/cem.1180020306),
 * so that only inner products of samples are needed and a permutation of Y costs no pass over the features.
 *
 * @param inner - Inner products of the centred training samples, n × n.
 * @param response - Scaled columns of Y, n values each; not mutated.
 * @param cross - Inner products of predicted × training samples.
 */
export function plsComponents(
  inner: Float64Array,
  response: readonly Float64Array[],
  count: number,
  cross?: Float64Array,
): PlsComponents {
  const n = response[0]!.length;
  const m = cross ? cross.length / n : 0;
  const y = response.map((column) => column.slice());
  const made = {
    scores: [] as Float64Array[],
    testScores: [] as Float64Array[],
    duals: [] as Float64Array[],
    responses: [] as Float64Array[],
    lengths: [] as number[],
  };
  let firstNorm = 0;
  for (let h = 0; h < count; h += 1) {
    const mapped = y.map((column) => times(inner, n, column));
    const direction = leading(y, mapped);
    const g = combined(y, direction);
    const kg = combined(mapped, direction);
    const norm2 = dot(g, kg);
    if (h === 0) firstNorm = norm2;
    if (!(norm2 > negligible * firstNorm)) break;
    const norm = Math.sqrt(norm2);
    const score = kg.map((value) => value / norm);
    const testScore = cross ? times(cross, m, g).map((value) => value / norm) : new Float64Array(0);
    made.scores.forEach((earlier, j) => {
      const share = dot(earlier, kg) / made.lengths[j]! / norm;
      for (let i = 0; i < n; i += 1) score[i]! -= share * earlier[i]!;
      for (let i = 0; i < m; i += 1) testScore[i]! -= share * made.testScores[j]![i]!;
    });
    const length = dot(score, score);
    if (!(length > negligible * (made.lengths[0] ?? 0))) break;
    const weights = Float64Array.from(y, (column) => dot(column, score) / length);
    y.forEach((column, k) => column.forEach((_, i) => (column[i]! -= weights[k]! * score[i]!)));
    made.scores.push(score);
    made.testScores.push(testScore);
    made.duals.push(g.map((value) => value / norm));
    made.responses.push(weights);
    made.lengths.push(length);
  }
  return made;
}

/** The unit combination of the response columns whose covariance with the table is largest. */
function leading(y: readonly Float64Array[], mapped: readonly Float64Array[]): Float64Array {
  const k = y.length;
  if (k === 1) return Float64Array.of(1);
  const matrix = new Float64Array(k * k);
  for (let a = 0; a < k; a += 1)
    for (let b = 0; b <= a; b += 1) matrix[a * k + b] = matrix[b * k + a] = dot(y[a]!, mapped[b]!);
  return leadingVector(matrix, k);
}

function combined(columns: readonly Float64Array[], shares: Float64Array): Float64Array {
  const sum = new Float64Array(columns[0]!.length);
  columns.forEach((column, k) => column.forEach((value, i) => (sum[i]! += shares[k]! * value)));
  return sum;
}
