import { maximum } from '@panome/analysis/extremes';
import type { BoxplotSeriesOption, ScatterSeriesOption } from 'echarts';
import { extent, niceScale, rounded, truncateMiddle } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import type { GroupScale } from '../../groups/index.ts';
import { fontFamily } from '../../theme/index.ts';
import { fiveFigures } from './readPanels.ts';
import type { Panel } from './readPanels.ts';

/** What a panel needs for its names and figures. */
export const room = { narrowest: 118, comfortable: 190, lowest: 116 } as const;

/** Fixed jitter, the same in every drawing: points alternate right and left of the middle of their group. */
const offset = (i: number, count: number): number => (count === 1 ? 0 : ((((i * 7) % 11) - 5) / 5) * 0.2);

export const panelScale = ({ groups }: Panel, letters: boolean): Scale => {
  const [low, high] = extent(groups.flatMap(({ values }) => values)) ?? [0, 1];
  // Room for the letters over the highest point.
  return niceScale(low - (high - low) * 0.04, letters ? high + (high - low || Math.abs(high) || 1) * 0.14 : high, {
    ticks: 4,
  });
};

type Look = {
  readonly scale: GroupScale;
  readonly pointSize: number;
  readonly points: boolean;
  readonly letters: boolean;
  readonly fontSize: number;
  readonly text: string;
};

export function panelSeries(
  { groups }: Panel,
  at: number,
  { scale, pointSize, points, letters, fontSize, text }: Look,
): (BoxplotSeriesOption | ScatterSeriesOption)[] {
  const axes = { xAxisIndex: at, yAxisIndex: at };
  const box: BoxplotSeriesOption = {
    type: 'boxplot',
    ...axes,
    xAxisIndex: 2 * at,
    boxWidth: ['30%', '62%'],
    data: groups.map(({ name, values }) => ({
      name,
      value: values.length > 0 ? fiveFigures(values).map(rounded) : [],
      itemStyle: { color: `${scale.color(name)}33`, borderColor: scale.color(name), borderWidth: 1.3 },
    })),
  };
  // Points stand on a second, numeric axis, so that they can lie beside the middle of their group.
  const dots: ScatterSeriesOption[] = groups.map(({ name, samples, values }, place) => ({
    type: 'scatter',
    name: truncateMiddle(name, 24),
    ...axes,
    xAxisIndex: 2 * at + 1,
    symbol: 'circle',
    symbolSize: pointSize,
    itemStyle: { color: scale.color(name), opacity: 0.9 },
    encode: { x: 0, y: 1, itemName: 2, tooltip: [1] },
    dimensions: [
      { name: '位置', type: 'number' },
      { name: '数值', type: 'number' },
      { name: '样本', type: 'ordinal' },
    ],
    data: values.map((value, i) => [rounded(place + offset(i, values.length)), rounded(value), samples[i]!]),
    z: 3,
  }));
  const marks: ScatterSeriesOption = {
    type: 'scatter',
    ...axes,
    xAxisIndex: 2 * at + 1,
    silent: true,
    symbolSize: 0.01,
    data: groups.flatMap(({ values, letters: word }, place) =>
      values.length > 0 && word !== '' ? [{ name: word, value: [place, rounded(maximum(values))] }] : [],
    ),
    label: {
      show: true,
      formatter: '{b}',
      position: 'top',
      distance: 3 + pointSize / 2,
      fontFamily,
      fontSize,
      color: text,
    },
    z: 4,
  };
  return [box, ...(points ? dots : []), ...(letters ? [marks] : [])];
}
