import { maximum } from '../../extremes/index.ts';
type Fit = { readonly beta: readonly number[]; readonly covariance: readonly (readonly number[])[] };
type Columns = readonly (readonly number[])[];

/**
 * Logistic regression. Where the classes can be told apart without error there is no finite estimate: the coefficients
 * are then those at which `glm.fit` stops on the way, as metagenomeSeq takes them.
 *
 * @returns `null` where the information is singular there.
 */
export function logistic(columns: Columns, y: readonly number[]): Fit | null {
  return byNewton(columns, y) ?? stopped(columns, y);
}

const chances = (columns: Columns, beta: readonly number[], y: readonly number[]): number[] =>
  y.map((_, i) => 1 / (1 + Math.exp(-beta.reduce((sum, b, k) => sum + b * columns[k]![i]!, 0))));
const weighted = (columns: Columns, weights: readonly number[]): number[][] =>
  columns.map((a) => columns.map((b) => weights.reduce((sum, w, i) => sum + w * a[i]! * b[i]!, 0)));

/** `null` when it runs away. */
function byNewton(columns: Columns, y: readonly number[]): Fit | null {
  let beta = columns.map(() => 0);
  for (let round = 0; round < 100; round += 1) {
    const p = chances(columns, beta, y);
    const covariance = inverted(
      weighted(
        columns,
        p.map((one) => one * (1 - one)),
      ),
    );
    if (!covariance) return null;
    const score = columns.map((a) => y.reduce((sum, one, i) => sum + (one - p[i]!) * a[i]!, 0));
    const step = covariance.map((row) => row.reduce((sum, value, k) => sum + value * score[k]!, 0));
    beta = beta.map((value, k) => value + step[k]!);
    if (beta.some((value) => !(Math.abs(value) < 1e3))) return null;
    if (step.every((value, k) => Math.abs(value) <= 1e-12 * (1 + Math.abs(beta[k]!))))
      return p.every((one) => one > 1 - 1e-7 || one < 1e-7) ? null : { beta, covariance };
  }
  return null;
}

/** Reweighted least squares from (y + ½) ÷ 2, until the deviance changes by less than 1e-8 of itself, 25 times at most. */
function stopped(columns: Columns, y: readonly number[]): Fit | null {
  let p: readonly number[] = y.map((one) => (one + 0.5) / 2);
  let eta: readonly number[] = p.map((one) => Math.log(one / (1 - one)));
  const deviance = (): number => -2 * y.reduce((sum, one, i) => sum + Math.log(one > 0 ? p[i]! : 1 - p[i]!), 0);
  let before = deviance();
  let beta: readonly number[] = [];
  for (let round = 0; round < 25; round += 1) {
    const w = p.map((one) => one * (1 - one));
    const inverse = inverted(weighted(columns, w));
    if (!inverse) return null;
    const right = columns.map((a) => y.reduce((sum, one, i) => sum + a[i]! * (w[i]! * eta[i]! + one - p[i]!), 0));
    beta = inverse.map((row) => row.reduce((sum, value, k) => sum + value * right[k]!, 0));
    const now = beta;
    eta = y.map((_, i) => now.reduce((sum, b, k) => sum + b * columns[k]![i]!, 0));
    p = eta.map((one) => 1 / (1 + Math.exp(-Math.min(30, Math.max(-30, one)))));
    const after = deviance();
    if (Math.abs(after - before) / (Math.abs(after) + 0.1) < 1e-8) break;
    before = after;
  }
  const covariance = inverted(
    weighted(
      columns,
      p.map((one) => one * (1 - one)),
    ),
  );
  return covariance && { beta, covariance };
}

/** The inverse by elimination with pivots; null when there is none. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | null {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => Number(i === j))]);
  for (let k = 0; k < n; k += 1) {
    const best = rows.slice(k).reduce((at, row, i) => (Math.abs(row[k]!) > Math.abs(rows[at]![k]!) ? k + i : at), k);
    [rows[k], rows[best]] = [rows[best]!, rows[k]!];
    const pivot = rows[k]![k]!;
    if (!(Math.abs(pivot) > 1e-10 * Math.max(maximum(matrix.map((row, i) => Math.abs(row[i]!))), 1e-10))) return null;
    rows[k] = rows[k]!.map((value) => value / pivot);
    for (let i = 0; i < n; i += 1)
      if (i !== k) {
        const by = rows[i]![k]!;
        rows[i] = rows[i]!.map((value, j) => value - by * rows[k]![j]!);
      }
  }
  return rows.map((row) => row.slice(n));
}
