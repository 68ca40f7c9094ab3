import type { ScatterSeriesOption } from 'echarts';
import { truncateMiddle } from '../frame/index.ts';
import type { GroupScale } from './groupScale.ts';

/**
 * Series without points that put the groups into the legend of a figure whose marks are coloured one by one; `marks`
 * says what stands there for a group.
 */
export function groupLegend(scale: GroupScale, marks: 'areas' | 'symbols' = 'areas'): readonly ScatterSeriesOption[] {
  return scale.levels
    .filter((level) => level !== '')
    .map((level) => ({
      type: 'scatter',
      name: truncateMiddle(level, 24),
      symbol: marks === 'areas' ? 'rect' : scale.symbol(level),
      data: [],
      itemStyle: { color: scale.color(level), opacity: 1 },
    }));
}
