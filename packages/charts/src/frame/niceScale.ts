export type Scale = { readonly min: number; readonly max: number; readonly interval: number };

const steps = [1, 2, 2.5, 5, 10];

/**
 * Round limits and a round step for an axis that shows `low`…`high`.
 *
 * The limits are fixed here rather than left to ECharts because the dense layer must use the same ones.
 */
export function niceScale(
  low: number,
  high: number,
  { zero = false, ticks = 6 }: { zero?: boolean; ticks?: number } = {},
): Scale {
  const from = zero ? Math.min(0, low) : low;
  let to = zero ? Math.max(0, high) : high;
  if (to === from) to = from + (Math.abs(from) || 1);
  const rough = (to - from) / ticks;
  const decade = 10 ** Math.floor(Math.log10(rough));
  const interval = steps.find((step) => step * decade >= rough * (1 - 1e-9))! * decade;
  const snap = (value: number) => Number((value * interval).toPrecision(12));
  return {
    min: snap(Math.floor(from / interval + 1e-9)),
    max: snap(Math.ceil(to / interval - 1e-9)),
    interval: Number(interval.toPrecision(12)),
  };
}

/** The scale's tick values, in order. */
export function tickValues({ min, max, interval }: Scale): number[] {
  const count = Math.round((max - min) / interval);
  return Array.from({ length: count + 1 }, (_, i) => Number((min + i * interval).toPrecision(12)));
}
