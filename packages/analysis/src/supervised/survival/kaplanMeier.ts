import { normalUpperQuantile } from '../../statistics/index.ts';

/**
 * Follow-up of one group: `time` in the unit of the file, `event` 1 where it happened and 0 where the person was
 * censored.
 */
export type FollowUp = { readonly time: Float64Array; readonly event: Uint8Array };
export type Interval = 'log' | 'log-log' | 'plain';

/** The curve at each time at which somebody had the event or was censored. */
export type Curve = {
  readonly time: Float64Array;
  readonly atRisk: Float64Array;
  readonly events: Float64Array;
  readonly censored: Float64Array;
  readonly survival: Float64Array;
  /** Of `survival`, by Greenwood's formula; `NaN` where nobody is left. */
  readonly error: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
};

/** Limits of 95 % around a survival with the standard error of its logarithm. */
function limits(survival: number, logError: number, kind: Interval): readonly [low: number, high: number] {
  if (!(survival > 0) || !Number.isFinite(logError)) return [Number.NaN, Number.NaN];
  if (logError === 0) return [survival, survival];
  const z = normalUpperQuantile(0.025);
  if (kind === 'plain') return [Math.max(0, survival * (1 - z * logError)), Math.min(1, survival * (1 + z * logError))];
  if (kind === 'log') return [survival * Math.exp(-z * logError), Math.min(1, survival * Math.exp(z * logError))];
  const [centre, spread] = [Math.log(-Math.log(survival)), (z * logError) / Math.log(survival)];
  return [Math.exp(-Math.exp(centre - spread)), Math.exp(-Math.exp(centre + spread))];
}

/**
 * The product-limit estimate of Kaplan & Meier (1958, doi:10.1080/01621459.1958.10501452) with Greenwood's variance, as
 * `survfit` of R's survival.
 *
 * @param followUp - Finite times; not empty.
 */
export function kaplanMeier({ event, time }: FollowUp, kind: Interval): Curve {
  const order = Array.from(time.keys()).sort((a, b) => time[a]! - time[b]!);
  const rows: number[][] = [];
  let [survival, variance, at] = [1, 0, 0];
  while (at < order.length) {
    const now = time[order[at]!]!;
    const atRisk = order.length - at;
    let [events, total] = [0, 0];
    for (; at < order.length && time[order[at]!] === now; at += 1) {
      events += event[order[at]!]!;
      total += 1;
    }
    survival *= 1 - events / atRisk;
    variance += events === 0 ? 0 : events / (atRisk * (atRisk - events));
    const logError = Math.sqrt(variance);
    rows.push([
      now,
      atRisk,
      events,
      total - events,
      survival,
      survival > 0 ? survival * logError : Number.NaN,
      ...limits(survival, logError, kind),
    ]);
  }
  const column = (k: number) => Float64Array.from(rows, (row) => row[k]!);
  return {
    time: column(0),
    atRisk: column(1),
    events: column(2),
    censored: column(3),
    survival: column(4),
    error: column(5),
    low: column(6),
    high: column(7),
  };
}

/**
 * The first time at which a falling curve is at half or below; where it stays at half, the middle of that stretch;
 * `NaN` when it never gets there.
 */
export function medianOf(time: Float64Array, curve: Float64Array): number {
  const tolerance = 1.5e-8;
  const at = curve.findIndex((value) => value <= 0.5 + tolerance);
  if (at < 0) return Number.NaN;
  if (Math.abs(curve[at]! - 0.5) > tolerance) return time[at]!;
  const next = curve.findIndex((value, row) => row > at && value < 0.5 - tolerance);
  return next < 0 ? time[at]! : (time[at]! + time[next]!) / 2;
}
