import type { EChartsOption, LineSeriesOption } from 'echarts';
import { fontSizeOf, tickValues, type Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { chartColors, fontFamily } from '../../theme/index.ts';

/** Where an upright axis stops being to scale: between its last true value and the place of what lies beyond. */
type AxisBreak = { readonly last: number; readonly beyond: number; readonly count: number };

/** Of heights −log10 p, the break below those whose p is 0; `null` when no p is. */
function zeroBreak(p: ArrayLike<number>, heights: ArrayLike<number>): AxisBreak | null {
  let [last, beyond, count] = [0, 0, 0];
  for (let row = 0; row < p.length; row++) {
    if (p[row] === 0) {
      beyond = heights[row]!;
      count++;
    } else if (heights[row]! > last) last = heights[row]!;
  }
  return count > 0 ? { last, beyond, count } : null;
}

const slashes = 'path://M0,7 L9,3 M0,11 L9,7';

/**
 * The usual mark of a broken axis, two slashes over a gap, with what stands beyond it. They are series, so that they
 * move with the axis.
 *
 * @param left - Where the axis stands.
 */
function breakMark({ beyond, last }: AxisBreak, input: ChartInput, left: number): LineSeriesOption[] {
  const [colors, fontSize] = [chartColors(input.theme), fontSizeOf(input)];
  const mark = (symbol: string, size: readonly [number, number], color: string): LineSeriesOption => ({
    type: 'line',
    symbol,
    symbolSize: [...size],
    showSymbol: true,
    silent: true,
    clip: false,
    tooltip: { show: false },
    itemStyle: { color, borderColor: colors.axis, borderWidth: symbol === slashes ? 1 : 0 },
    data: [[left, (last + beyond) / 2]],
    z: 6,
  });
  return [
    mark('rect', [4, 4], colors.background),
    mark(slashes, [9, 8], 'transparent'),
    {
      type: 'line',
      symbol: 'rect',
      symbolSize: 0.1,
      showSymbol: true,
      silent: true,
      clip: false,
      tooltip: { show: false },
      itemStyle: { opacity: 0 },
      label: {
        show: true,
        position: 'left',
        distance: 8,
        formatter: 'P = 0',
        fontFamily,
        fontSize,
        color: colors.text,
        opacity: 1,
      },
      data: [[left, beyond]],
      z: 6,
    },
  ];
}

type Heights = {
  readonly p: ArrayLike<number>;
  /** −log10 p, and a place above all others where p is 0. */
  readonly heights: ArrayLike<number>;
  readonly xScale: Scale;
  readonly yScale: Scale;
  /** What has a p, such as 特征. */
  readonly item: string;
};

/**
 * An upright axis of −log10 p. A p of 0 has no place on it: such points stand above a marked break, over which there are
 * no ticks, and the figure says so.
 */
export function zeroAxis(
  input: ChartInput,
  base: EChartsOption,
  { heights, item, p, xScale, yScale }: Heights,
): { readonly base: EChartsOption; readonly marks: readonly LineSeriesOption[]; readonly notes: readonly string[] } {
  const gap = zeroBreak(p, heights);
  if (!gap) return { base, marks: [], notes: [] };
  const customValues = tickValues(yScale).filter((tick) => tick <= gap.last);
  const axis = base.yAxis as { readonly axisLabel: object; readonly axisTick: object };
  return {
    base: {
      ...base,
      yAxis: {
        ...axis,
        axisLabel: { ...axis.axisLabel, customValues },
        axisTick: { ...axis.axisTick, customValues },
      },
    } as EChartsOption,
    marks: breakMark(gap, input, xScale.min),
    notes: [`${gap.count} 个${item}的 P 值为 0，画在纵轴断口之上，高度不按刻度`],
  };
}
