import type { ScatterSeriesOption } from 'echarts';
import { truncateMiddle } from '../frame/index.ts';
import type { GroupScale } from './groupScale.ts';

/** Series without points that put the groups into the legend of a figure whose marks are coloured one by one. */
export function groupLegend(scale: GroupScale): readonly ScatterSeriesOption[] {
  return scale.levels
    .filter((level) => level !== '')
    .map((level) => ({
      type: 'scatter',
      name: truncateMiddle(level, 24),
      symbol: 'rect',
      data: [],
      itemStyle: { color: scale.color(level), opacity: 1 },
    }));
}
