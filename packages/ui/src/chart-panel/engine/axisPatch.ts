import type { EChartsOption } from 'echarts';
import type { ChartDrawing, Size } from './drawing.ts';
import { gridRect, listOf, type Plot, type Span, type View } from './plot.ts';

/** About five round numbers within a span. */
function ticksOf({ max, min }: Span): number[] {
  const rough = (max - min) / 5;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = unit * ([1, 2, 5, 10].find((factor) => factor * unit >= rough) ?? 10);
  const first = Math.ceil(min / step - 1e-9);
  const count = Math.floor(max / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** ECharts would write the very ends of the window as labels; round numbers inside it are what a reader expects. */
function numeric(span: Span) {
  const customValues = ticksOf(span);
  return { ...span, axisLabel: { customValues }, axisTick: { customValues } };
}

const category = ({ max, min }: Span) => ({ min: Math.round(min + 0.5), max: Math.round(max - 0.5) });

/**
 * What ECharts must be told so that its axes show `view`. The axes of other grids that stand exactly above, below or
 * beside the cells (trees, group strips) follow.
 */
export function axisPatch(drawing: ChartDrawing, plot: Plot, view: View, size: Size): EChartsOption {
  if (plot.of === 'axes') return { xAxis: [numeric(view.x)], yAxis: [numeric(view.y)] };
  const grids = listOf(drawing.option.grid).map((_, index) => gridRect(drawing, size, index));
  const patch = (axes: readonly { readonly type?: string }[], span: Span, follows: (index: number) => boolean) =>
    axes.map((axis, index) => (follows(index) ? (axis.type === 'category' ? category(span) : span) : {}));
  const { rect } = plot;
  const series = listOf(drawing.option.series).map((one) =>
    (one as { type?: string }).type === 'line' ? { clip: true } : {},
  );
  return {
    xAxis: patch(
      listOf(drawing.option.xAxis) as readonly { type?: string }[],
      view.x,
      (index) => grids[index]?.x === rect.x && grids[index].width === rect.width,
    ),
    yAxis: patch(
      listOf(drawing.option.yAxis) as readonly { type?: string }[],
      view.y,
      (index) => !plot.across && grids[index]?.y === rect.y && grids[index].height === rect.height,
    ),
    series,
  } as EChartsOption;
}
