import { chartTokens } from '@panome/tokens';
import type { EChartsOption } from 'echarts';
import type { ChartRoom } from '../index.ts';

export const textStyle = { fontFamily: 'Arial, sans-serif' };
export const colorsOf = ({ theme }: Pick<ChartRoom, 'theme'>) => chartTokens(theme);

type AxisOf = readonly [name: string, min: number, max: number];

/** Two axes with a legend to the right of them. */
export function frame(room: ChartRoom, x: AxisOf, y: AxisOf, names: readonly string[]): EChartsOption {
  const { axis, bg, text } = colorsOf(room);
  const common = {
    type: 'value' as const,
    nameLocation: 'middle' as const,
    splitLine: { show: false },
    axisLine: { show: true, onZero: false, lineStyle: { color: axis } },
    axisLabel: { color: text },
    nameTextStyle: { color: text },
  };
  return {
    animation: false,
    textStyle,
    tooltip: { renderMode: 'richText', backgroundColor: bg, textStyle: { color: text } },
    grid: { left: 60, top: 20, right: 120, bottom: 60, outerBoundsMode: 'none' },
    legend: {
      data: [...names],
      orient: 'vertical',
      right: 8,
      top: 20,
      itemWidth: 10,
      itemHeight: 10,
      textStyle: { color: text },
    },
    xAxis: { ...common, name: x[0], min: x[1], max: x[2], nameGap: 30 },
    yAxis: { ...common, name: y[0], min: y[1], max: y[2], nameGap: 34 },
  };
}

/** Pseudo-random numbers, the same on every run. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}
