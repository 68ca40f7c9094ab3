import { times } from './plsComponents.ts';

export type OplsComponents = {
  /** Predictive scores after the orthogonal variation is taken out. */
  readonly score: Float64Array;
  readonly testScore: Float64Array;
  /** y on the predictive score. */
  readonly response: number;
  readonly length: number;
  readonly orthogonal: readonly { readonly score: Float64Array; readonly length: number; readonly response: number }[];
};

const negligible = 1e-12;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
};

/**
 * OPLS with one response and one predictive component, in the space of the samples.
 *
 * Each step takes the part of the predictive loading that is orthogonal to the weight, w⊥ = p − w, and removes X·w⊥
 * from X. Trygg & Wold 2002, J. Chemom. 16, 119. doi:10.1002/cem.695
 *
 * @param inner - Inner products of the centred training samples, n × n; not mutated.
 * @param y - Scaled response of the training samples.
 * @param count - Orthogonal components; fewer come back when nothing orthogonal is left.
 * @param cross - Inner products of predicted × training samples.
 */
export function oplsComponents(
  inner: Float64Array,
  y: Float64Array,
  count: number,
  cross: Float64Array = new Float64Array(0),
): OplsComponents {
  const n = y.length;
  const m = cross.length / n;
  const [products, across] = [inner.slice(), cross.slice()];
  const orthogonal: { score: Float64Array; length: number; response: number }[] = [];
  for (;;) {
    const mapped = times(products, n, y);
    const norm = Math.sqrt(dot(y, mapped));
    const dual = y.map((value) => value / norm);
    const score = mapped.map((value) => value / norm);
    const length = dot(score, score);
    const testScore = times(across, m, dual);
    const result = { score, testScore, response: dot(y, score) / length, length, orthogonal };
    if (orthogonal.length === count) return result;

    const rest = score.map((value, i) => value / length - dual[i]!);
    const mappedRest = times(products, n, rest);
    const restNorm2 = dot(rest, mappedRest);
    if (!(restNorm2 > negligible)) return result;
    const restNorm = Math.sqrt(restNorm2);
    const off = mappedRest.map((value) => value / restNorm);
    const offLength = dot(off, off);
    const offTest = times(across, m, rest).map((value) => value / restNorm);
    orthogonal.push({ score: off, length: offLength, response: dot(y, off) / offLength });
    const along = times(products, n, off).map((value) => value / offLength);
    takeOut(across, m, offTest, along);
    projectOut(across, m, off, offLength);
    takeOut(products, n, off, along);
    projectOut(products, n, off, offLength);
  }
}

/** table − column·rowᵀ, in place. */
function takeOut(table: Float64Array, rows: number, column: Float64Array, row: Float64Array): void {
  const width = row.length;
  for (let i = 0; i < rows; i += 1) for (let j = 0; j < width; j += 1) table[i * width + j]! -= column[i]! * row[j]!;
}

/** Every row loses its part along `direction`, in place. */
function projectOut(table: Float64Array, rows: number, direction: Float64Array, length: number): void {
  takeOut(
    table,
    rows,
    times(table, rows, direction).map((value) => value / length),
    direction,
  );
}
