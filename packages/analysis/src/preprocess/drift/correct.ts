import { median } from '../../statistics/index.ts';
import { leaveOneOut, loessMatrix, spansFor, weighted } from './loess.ts';
import type { DriftOptions } from './drift.schema.ts';
import type { Batch, Injections } from './injections.ts';

/** One feature after the correction. */
export type Corrected = {
  readonly values: Float64Array;
  /** The fitted drift at every column; `NaN` where there is none. */
  readonly fit: Float64Array;
  /** Of each batch. */
  readonly spans: Float64Array;
  /** Empty when corrected; else why the values stay as they are. */
  readonly reason: string;
};

type Plan = {
  readonly spans: readonly number[];
  readonly left: readonly (readonly Float64Array[])[];
  readonly fits: readonly (readonly Float64Array[])[];
};

/**
 * QC-RLSC: every value is divided by the drift that a LOESS through the QC samples of its batch shows, and brought back
 * to the median of all QC samples.
 *
 * Dunn et al. 2011, Nat. Protoc. 6, 1060. doi:10.1038/nprot.2011.335
 *
 * @returns A function for one row of the matrix. The weights of a fit depend on the order of injection only and are
 * kept for features with the same QC values present.
 */
export function corrector(
  { batches, order }: Injections,
  { degree, log, span, spanValue }: DriftOptions,
): (row: Float64Array) => Corrected {
  const plans = new Map<string, Plan>();
  const planOf = (batch: Batch, at: number, present: Int32Array): Plan => {
    const key = `${at}:${present.join(',')}`;
    const known = plans.get(key);
    if (known) return known;
    const x = Float64Array.from(present, (column) => order[column]!);
    const targets = Float64Array.from(batch.columns, (column) => order[column]!);
    const made = {
      spans: [] as number[],
      left: [] as (readonly Float64Array[])[],
      fits: [] as (readonly Float64Array[])[],
    };
    // A fixed window is widened when it holds so few points that the fit would merely interpolate them.
    for (const candidate of span === 'fixed'
      ? [Math.max(spanValue, (degree + 3) / present.length)]
      : spansFor(present.length, degree)) {
      const [left, fits] = [
        span === 'fixed' ? [] : leaveOneOut(x, { span: candidate, degree }),
        loessMatrix(x, targets, { span: candidate, degree }),
      ];
      if (!left || !fits) continue;
      made.spans.push(candidate);
      made.left.push(left);
      made.fits.push(fits);
    }
    plans.set(key, made);
    return made;
  };

  return (row) => {
    const unchanged = (reason: string): Corrected => ({
      values: row.slice(),
      fit: new Float64Array(row.length).fill(Number.NaN),
      spans: new Float64Array(batches.length).fill(Number.NaN),
      reason,
    });
    if (log && row.some((value) => value <= 0)) return unchanged('含 0 或负值，不能取对数');
    const source = log ? row.map(Math.log) : row;
    const values = row.slice();
    const fit = new Float64Array(row.length).fill(Number.NaN);
    const spans = new Float64Array(batches.length);
    const level = median(
      Float64Array.from(
        batches.flatMap(({ qc }) => [...qc]),
        (column) => row[column]!,
      ),
    );
    for (const [at, batch] of batches.entries()) {
      const present = batch.qc.filter((column) => !Number.isNaN(source[column]!));
      if (present.length < degree + 3)
        return unchanged(`${batch.name ? `批次“${batch.name}”的` : ''}有效 QC 值只有 ${present.length} 个`);
      const plan = planOf(batch, at, present);
      const y = Float64Array.from(present, (column) => source[column]!);
      const chosen = bestSpan(plan, y);
      if (chosen < 0) return unchanged('QC 太少，窗口内不足以拟合');
      spans[at] = plan.spans[chosen]!;
      for (const [i, column] of batch.columns.entries()) {
        const fitted = weighted(plan.fits[chosen]![i]!, y);
        const drift = log ? Math.exp(fitted) : fitted;
        if (!(drift > 0)) return unchanged('拟合的漂移曲线出现 0 或负值');
        fit[column] = drift;
        values[column] = (row[column]! / drift) * level;
      }
    }
    return { values, fit, spans, reason: '' };
  };
}

/** The span of smallest leave-one-out error; of errors equal up to rounding the widest. */
function bestSpan({ left, spans }: Plan, y: Float64Array): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let k = spans.length - 1; k >= 0; k -= 1) {
    const error = left[k]!.reduce((sum, weights, i) => sum + (weighted(weights, y) - y[i]!) ** 2, 0);
    if (best < 0 || error < least * (1 - 1e-9)) [best, least] = [k, error];
  }
  return best;
}
