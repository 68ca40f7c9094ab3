import type { ScatterSeriesOption } from 'echarts';
import type { ChartColors } from '../theme/index.ts';
import { rounded } from './numbers.ts';
import type { Placement } from './placeLabels.ts';

export type PointGroup = {
  /** Name of the series, as in the legend. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly color: string;
  readonly symbol: string;
  readonly size: number;
};

export type PointLook = {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly colors: ChartColors;
  readonly fontSize: number;
  /** The ids that carry their name, and where. */
  readonly labels: ReadonlyMap<string, Placement>;
};

/** The label of a point at its place. ECharts takes braces for its own signs. */
export const labelAt = ({ offset, text }: Placement, id: string) => ({
  show: true,
  position: [...offset],
  ...(text !== id && { formatter: text.replaceAll(/[{}]/gu, '') }),
});

/** A scatter of named points; the tooltip shows the name and both values, the chosen ones carry their name. */
export function pointSeries(
  group: PointGroup,
  { xLabel, yLabel, colors, fontSize, labels }: PointLook,
): ScatterSeriesOption {
  return {
    type: 'scatter',
    name: group.name,
    symbol: group.symbol,
    symbolSize: group.size,
    itemStyle: { color: group.color, opacity: 1, borderColor: colors.background, borderWidth: 0.5 },
    dimensions: [
      { name: xLabel, type: 'number' },
      { name: yLabel, type: 'number' },
      { name: 'id', type: 'ordinal' },
    ],
    encode: { x: 0, y: 1, itemName: 2, tooltip: [0, 1] },
    data: group.ids.map((id, i) => {
      const value = [rounded(group.x[i]!), rounded(group.y[i]!), id];
      const place = labels.get(id);
      if (!place) return value;
      return { value, label: labelAt(place, id), labelLine: { show: place.far } };
    }),
    label: {
      show: false,
      formatter: '{b}',
      align: 'left',
      verticalAlign: 'top',
      fontSize: fontSize - 1,
      color: colors.text,
    },
    labelLine: { show: false, lineStyle: { color: colors.axis, width: 0.7 } },
    emphasis: { disabled: true },
    z: 3,
  };
}
