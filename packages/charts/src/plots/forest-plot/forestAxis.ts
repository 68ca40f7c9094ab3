import { extent, niceScale, tickValues } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';

/** An axis of effects: on the scale of the axis, which is of logarithms to base 10 for ratios. */
export type ForestAxis = {
  readonly scale: Scale;
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
};

const fine = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 7];
const usual = [1, 2, 5];
const decades = [1];
const most = 7;
/** An interval wider than this many usual ones is cut off, so that one row does not squeeze all others. */
const farthest = 4;

/**
 * @param effects - Estimates and interval ends as drawn (ratios, not logarithms); missing ones are `NaN`.
 * @param nothing - Where there is no effect, `null` when there is no such place.
 */
export function forestAxis(
  estimate: Float64Array,
  low: Float64Array,
  high: Float64Array,
  log: boolean,
  nothing: number | null,
): ForestAxis {
  const on = (values: Float64Array) => (log ? values.map(Math.log10) : values);
  const [centre, from, to] = [on(estimate), on(low), on(high)];
  const halves = Array.from(to, (end, i) => (end - from[i]!) / 2)
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const reach = farthest * (halves[Math.floor(halves.length / 2)] ?? 0);
  const [least, greatest] = extent(centre, nothing === null ? [] : [log ? Math.log10(nothing) : nothing]) ?? [0, 1];
  const [first, last] = extent(centre, from, to, nothing === null ? [] : [log ? Math.log10(nothing) : nothing]) ?? [
    0, 1,
  ];
  const [start, end] = [Math.max(first, least - reach), Math.min(last, greatest + reach)];
  if (!log) {
    const scale = niceScale(start, end, { ticks: 5 });
    return { scale, ticks: tickValues(scale).map((value) => ({ at: value, value })) };
  }
  const room = Math.max(end - start, 0.05) * 0.04;
  const [min, max] = [start - room, Math.max(end, start + 0.05) + room];
  const stepsOf = (digits: readonly number[]) =>
    Array.from({ length: Math.ceil(max) - Math.floor(min) + 1 }, (_, i) => 10 ** (Math.floor(min) + i))
      .flatMap((decade) => digits.map((digit) => Number((digit * decade).toPrecision(12))))
      .map((value) => ({ at: Math.log10(value), value }))
      .filter(({ at }) => at >= min && at <= max);
  const sets = [fine, usual, decades].map(stepsOf);
  return {
    scale: { min, max, interval: max - min },
    ticks: sets.find(({ length }) => length <= most && length > 1) ?? sets[1]!.slice(0, most),
  };
}
