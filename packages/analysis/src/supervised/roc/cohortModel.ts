import { rowMoments } from '../../rows/index.ts';
import { firthLogistic, type FirthFit } from './firthLogistic.ts';
import { rocCurve } from './rocCurve.ts';
import type { Cohort } from './cohort.ts';

export type Model = {
  readonly chosen: readonly number[];
  readonly means: readonly number[];
  readonly sds: readonly number[];
  readonly fit: FirthFit;
};

/** The candidates that tell the groups of these samples best apart, or all of them; standardised and fitted. */
export function modelOf({ positive, values }: Cohort, members: readonly number[], count: number): Model {
  const marks = Uint8Array.from(members, (at) => positive[at]!);
  const taken = values.map((row) => Float64Array.from(members, (at) => row[at]!));
  const apart = count < values.length ? taken.map((row) => Math.abs(rocCurve(row, marks, true).auc - 0.5)) : [];
  const chosen =
    count < values.length
      ? [...values.keys()].toSorted((a, b) => apart[b]! - apart[a]! || a - b).slice(0, count)
      : [...values.keys()];
  const moments = chosen.map((at) => rowMoments(taken[at]!));
  const means = moments.map(({ mean }) => mean);
  // What is constant among these samples says nothing here.
  const sds = moments.map(({ variance }) => (variance > 0 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY));
  const rows = members.map((_, i) => chosen.map((at, k) => (taken[at]![i]! - means[k]!) / sds[k]!));
  return { chosen, means, sds, fit: firthLogistic(rows, marks) };
}

export const probabilityOf = ({ chosen, fit, means, sds }: Model, { values }: Cohort, sample: number): number =>
  fit.probability(chosen.map((at, k) => (values[at]![sample]! - means[k]!) / sds[k]!));
