import type { EChartsOption, TitleComponentOption } from 'echarts';
import { gridRect, shortNames } from '../../frame/index.ts';
import { fitted } from '../panel-grid/index.ts';
import { fontFamily } from '../../theme/index.ts';

/** Bars that stand together under one heading. */
export type BarPanel = { readonly title: string; readonly names: readonly string[] };

type Axis = Readonly<Record<string, unknown>>;
const gap = 8;

/**
 * Parts a framed plot of bars into panels side by side, each as wide as it has bars, the vertical axis at the first
 * only.
 */
export function splitPanels(
  base: EChartsOption,
  panels: readonly BarPanel[],
  size: { readonly width: number; readonly height: number },
): EChartsOption {
  const { height, width, x, y } = gridRect(base, size);
  const { color, fontSize } = base.textStyle as { color: string; fontSize: number };
  const headed = panels.some(({ title }) => title !== '');
  const head = headed ? fontSize + 10 : 0;
  const bars = panels.reduce((sum, { names }) => sum + names.length, 0);
  const room = width - gap * (panels.length - 1);
  const [xAxis, yAxis] = [base.xAxis as Axis, base.yAxis as Axis];
  let left = x;
  const grids = panels.map(({ names }) => {
    const grid = {
      left,
      width: Math.max(2, Math.round((room * names.length) / bars)),
      top: y + head,
      height: height - head,
      outerBoundsMode: 'none' as const,
    };
    left += grid.width + gap;
    return grid;
  });
  const titles: TitleComponentOption[] = panels.map(({ title }, at) => {
    const grid = grids[at]!;
    return {
      text: fitted(title, grid.width + gap, fontSize),
      left: grid.left + grid.width / 2,
      top: y,
      padding: 0,
      textAlign: 'center',
      textStyle: { fontFamily, fontSize, fontWeight: 'normal', color },
    };
  });
  return {
    ...base,
    title: [...[base.title ?? []].flat(), ...(headed ? titles : [])],
    grid: grids,
    xAxis: panels.map(({ names }, at) => ({ ...xAxis, gridIndex: at, data: shortNames(names, 20), name: '' })),
    yAxis: panels.map((_, at) => ({
      ...yAxis,
      gridIndex: at,
      ...(at > 0 && { name: '', axisLine: { show: false }, axisTick: { show: false }, axisLabel: { show: false } }),
    })),
  } as EChartsOption;
}
