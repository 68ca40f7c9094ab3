import { maximum } from '@panome/analysis/extremes';
import type { EChartsOption } from 'echarts';
import { fontSizeOf, gridRect, textWidth, tickValues, widest, type Rect, type Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { pixelsOf, words, type Shape } from '../../shapes/index.ts';
import { chartColors } from '../../theme/index.ts';

/** Whole powers of ten from below `low` to above `high`, both given as logarithms to base 10. */
export const decades = (low: number, high: number): Scale => {
  const [min, max] = [Math.floor(low + 1e-9), Math.ceil(high - 1e-9)];
  return { min, max: max === min ? min + 1 : max, interval: 1 };
};

/** A share as it stands at an axis of its logarithm: `0.1%`. */
export const shareWords = (power: number): string =>
  `${Number((100 * 10 ** power).toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 12 })}%`;

type Labels = {
  readonly rect: Rect;
  readonly scale: Scale;
  readonly say: (tick: number) => string;
  readonly color: string;
  readonly fontSize: number;
};

/** Labels for the ticks of a logarithmic axis, as many as fit; always the last one. */
export function decadeLabels(side: 'x' | 'y', { color, fontSize, rect, say, scale }: Labels): Shape[] {
  const ticks = tickValues(scale);
  const at = pixelsOf(rect, scale, scale);
  const room = (side === 'x' ? rect.width : rect.height) / Math.max(1, ticks.length - 1);
  const need = side === 'x' ? maximum(ticks.map((tick) => textWidth(say(tick), fontSize))) + 8 : fontSize * 1.4;
  const every = Math.max(1, Math.ceil(need / room));
  const shown = ticks.filter((_, i) => (ticks.length - 1 - i) % every === 0);
  return shown.map((tick) =>
    side === 'x'
      ? words(say(tick), at.x(tick), rect.y + rect.height + 8, { align: 'center', valign: 'top', color, fontSize })
      : words(say(tick), rect.x - 8, at.y(tick), { align: 'right', color, fontSize }),
  );
}

/**
 * Labels a logarithmic axis with the values themselves: 0.1% instead of −3.
 *
 * The labels are words of the figure rather than of the axis, because an option holds no functions.
 *
 * @param base - Of `frame`, with this scale along `side`.
 * @param say - Words of a tick.
 */
export function decadeAxis(
  base: EChartsOption,
  input: ChartInput,
  side: 'x' | 'y',
  scale: Scale,
  say: (tick: number) => string,
): { readonly option: EChartsOption; readonly labels: readonly Shape[] } {
  const ticks = tickValues(scale);
  const fontSize = fontSizeOf(input);
  const key = side === 'x' ? 'xAxis' : 'yAxis';
  const axis = base[key] as { readonly axisLabel: object; readonly nameGap: number };
  const extra = side === 'y' ? Math.max(0, widest(ticks.map(say), fontSize) - widest(ticks.map(String), fontSize)) : 0;
  const option = {
    ...base,
    grid: { ...(base.grid as object), ...(extra > 0 && { left: (base.grid as { left: number }).left + extra }) },
    [key]: { ...axis, nameGap: axis.nameGap + extra, axisLabel: { ...axis.axisLabel, show: false } },
  } as EChartsOption;
  return {
    option,
    labels: decadeLabels(side, {
      rect: gridRect(option, input.size),
      scale,
      say,
      color: chartColors(input.theme).text,
      fontSize,
    }),
  };
}
