import type { LineSeriesOption } from 'echarts';
import { rounded } from '../../frame/index.ts';
import type { Scale } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { booleanOf } from '../../settings.ts';
import { numbers, tableOf } from '../../table/index.ts';
import type { Axes, Sample } from './samples.ts';
import { turnedSpec } from './settings.ts';

export const arrows = (pairs: readonly Sample[], color: string, arrow: boolean): LineSeriesOption['markLine'] => ({
  silent: true,
  animation: false,
  symbol: ['none', arrow ? 'arrow' : 'none'],
  symbolSize: 7,
  label: { show: false },
  lineStyle: { color, width: 1.2, type: 'solid', opacity: 0.85 },
  data: pairs.map(({ from, to }) => [{ coord: from.map(rounded) }, { coord: to.map(rounded) }]),
});

/** Where a line through 0 leaves the plot, both ways. */
function through([dx, dy]: readonly [number, number], x: Scale, y: Scale): [number, number][] {
  const reach = (sign: 1 | -1): number =>
    Math.min(
      dx === 0 ? Infinity : (sign * dx > 0 ? x.max : x.min) / (sign * dx),
      dy === 0 ? Infinity : (sign * dy > 0 ? y.max : y.min) / (sign * dy),
    );
  return ([-1, 1] as const).map((sign) => [rounded(sign * dx * reach(sign)), rounded(sign * dy * reach(sign))]);
}

/** The axes of the second table where the turn has brought them, as far as they lie in the plane of the figure. */
export function turnedAxes(
  input: ChartInput,
  { x, y }: Axes,
  scales: readonly [Scale, Scale],
  color: string,
): LineSeriesOption[] {
  if (!booleanOf(input.settings.own, turnedSpec) || x === y) return [];
  const table = tableOf(input, 'rotation');
  const [dx, dy] = [numbers(table, `x${x}`), numbers(table, `x${y}`)];
  const lines = [x, y]
    .map((axis) => [dx[axis - 1]!, dy[axis - 1]!] as const)
    .filter(([one, other]) => Math.hypot(one, other) > 0.05);
  return lines.map((direction) => ({
    type: 'line',
    data: through(direction, ...scales),
    symbol: 'none',
    silent: true,
    tooltip: { show: false },
    lineStyle: { color, width: 1, type: 'dashed' },
    z: 1,
  }));
}
