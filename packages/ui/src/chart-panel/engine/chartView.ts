import type { EChartsOption } from 'echarts';
import { axisPatch } from './axisPatch.ts';
import type { ChartDrawing, Size } from './drawing.ts';
import { init, type ECharts } from './echarts.ts';
import { listenToGestures, type Tool } from './gestures.ts';
import { createHitGrid, idsWithin, type HitGrid, type HitPoints } from './hitGrid.ts';
import { hitPointsOf } from './hitPoints.ts';
import { paintOutline } from './outline.ts';
import { paintCells } from './paintCells.ts';
import { paintPoints } from './paintPoints.ts';
import { pictureOf } from './picture.ts';
import { listOf, plotOf, toPixel, toValue, type Pixel, type Plot, type View } from './plot.ts';
import { createSurface } from './surface.ts';
import { createTip, pointTip, readable } from './tip.ts';
import { boxed, moved, sameView, zoomed } from './view.ts';

export type ChartColors = { readonly background: string; readonly text: string };
export type ChartViewEvents = {
  /** Points were clicked or lassoed: those with a label lose it, the others get one. */
  readonly onToggleLabels?: ((ids: readonly string[]) => void) | undefined;
  readonly onZoomedChange?: ((zoomed: boolean) => void) | undefined;
};

/** A chart that is on the page. */
export type ChartView = {
  /** Shows a drawing made for this size. The zoom stays while the axes are the same. */
  readonly show: (drawing: ChartDrawing, size: Size, colors: ChartColors) => void;
  readonly setTool: (tool: Tool) => void;
  /** Shows `scale` times as much around the middle. */
  readonly zoom: (scale: number) => void;
  /** Moves by shares of the plot, to the right and down. */
  readonly pan: (across: number, along: number) => void;
  readonly reset: () => void;
  /** The figure as it is shown, with its background, at `ratio` pixels a pixel. */
  readonly picture: (ratio: number) => HTMLCanvasElement;
  readonly dispose: () => void;
};

type Shown = { readonly drawing: ChartDrawing; readonly size: Size; readonly colors: ChartColors; readonly plot: Plot | null; readonly points: HitPoints | null };

const reach = 8;

/** With a dense layer our tooltip answers for all points, also the labelled ones that ECharts draws. */
const shownOption = ({ dense, option }: ChartDrawing): EChartsOption => (dense ? { ...option, tooltip: { show: false, renderMode: 'richText' } } : option);

/** Draws charts in `host`, an element that is positioned: our dense layer below, ECharts' axes, labels and legend above. */
export function createChartView(host: HTMLElement, events: ChartViewEvents = {}): ChartView {
  const dense = createSurface(host, '0');
  const stage = document.createElement('div');
  Object.assign(stage.style, { position: 'absolute', inset: '0', zIndex: '1' });
  host.append(stage);
  const outline = createSurface(host, '2');
  const tip = createTip(host);
  let chart: ECharts | null = null;
  let shown: Shown | null = null;
  let view: View | null = null;
  let tool: Tool = 'pan';
  let hidden: ReadonlySet<number> = new Set();
  let selected: Readonly<Record<string, boolean>> = {};
  let grid: HitGrid | null = null;
  let frame = 0;

  function paint(context: CanvasRenderingContext2D, ratio: number): void {
    if (!shown?.plot || !view) return;
    const { drawing, plot } = shown;
    if (drawing.dense?.kind === 'points') paintPoints(context, drawing.dense, plot, view, ratio, hidden);
    else if (drawing.dense) paintCells(context, drawing.dense, plot, view, ratio);
  }
  function paintDense(): void {
    if (!shown) return;
    dense.clear(shown.size);
    paint(dense.context, dense.ratio());
  }
  const isZoomed = () => Boolean(shown?.plot && view && !sameView(view, shown.plot.full));

  function showView(next: View): void {
    if (!shown?.plot || (view && sameView(view, next))) return;
    const before = isZoomed();
    view = next;
    tip.hide();
    outline.clear(shown.size);
    // Several moves of the pointer within one frame are drawn once.
    frame ||= requestAnimationFrame(drawView);
    if (before !== isZoomed()) events.onZoomedChange?.(isZoomed());
  }
  function drawView(): void {
    frame = 0;
    if (!shown?.plot || !view || !chart) return;
    const { drawing, plot, size } = shown;
    if (isZoomed()) chart.setOption(axisPatch(drawing, plot, view, size), { lazyUpdate: false, silent: true });
    else chart.setOption(withLegend(drawing), { notMerge: true });
    paintDense();
  }
  const withLegend = (drawing: ChartDrawing): EChartsOption => {
    const option = shownOption(drawing);
    return option.legend && Object.keys(selected).length > 0 ? { ...option, legend: listOf(option.legend).map((legend) => ({ ...legend, selected: { ...selected } })) } : option;
  };

  function chartOf(size: Size): ECharts {
    if (chart) {
      if (chart.getWidth() !== size.width || chart.getHeight() !== size.height) chart.resize({ ...size });
      return chart;
    }
    chart = init(stage, null, { renderer: 'canvas', ...size });
    chart.on('legendselectchanged', (event) => {
      selected = (event as { selected: Record<string, boolean> }).selected;
      hideUnselected();
      paintDense();
    });
    return chart;
  }
  function hideUnselected(): void {
    const layer = shown?.drawing.dense;
    hidden = new Set(layer?.kind === 'points' ? layer.names.flatMap((name, index) => (selected[name] === false ? [index] : [])) : []);
  }
  const nearest = (at: Pixel): number => {
    if (!shown?.plot || !shown.points || !view) return -1;
    grid ??= createHitGrid(shown.points, shown.plot.full);
    return grid.nearest(shown.plot, view, at, reach, hidden);
  };

  function hover(at: Pixel | null): void {
    if (!shown?.plot || !view || !shown.drawing.dense) return;
    const { colors, drawing, plot, size } = shown;
    if (at && drawing.dense?.kind === 'cells') {
      const { columnIds, columns, rowIds, values } = drawing.dense;
      const value = toValue(plot, view, at);
      const [row, column] = [Math.round(value.y), Math.round(value.x)];
      if (rowIds[row] !== undefined && columnIds[column] !== undefined) return tip.show([rowIds[row], columnIds[column], readable(values[row * columns + column]!)], at, size);
    }
    const point = at ? nearest(at) : -1;
    if (!at || point < 0 || drawing.dense?.kind !== 'points') {
      tip.hide();
      return paintOutline(outline, size, colors.text, null);
    }
    const ring = toPixel(plot, view, { x: drawing.dense.x[point]!, y: drawing.dense.y[point]! });
    paintOutline(outline, size, colors.text, { ring, radius: drawing.dense.radius + 2 });
    tip.show(pointTip(drawing, point), at, size);
  }

  const stopListening = listenToGestures(host, {
    plot: () => shown?.plot ?? null,
    tool: () => tool,
    onHover: hover,
    onClick: (at) => {
      const point = events.onToggleLabels && shown?.drawing.labelIds ? nearest(at) : -1;
      if (point >= 0) events.onToggleLabels!([shown!.points!.ids[point]!]);
    },
    onPan: (by) => {
      if (!shown?.plot || !view) return;
      const { plot } = shown;
      const x = (-by.x / plot.rect.width) * (view.x.max - view.x.min);
      const y = (by.y / plot.rect.height) * (view.y.max - view.y.min) * (plot.down ? -1 : 1);
      showView(moved(plot, view, { x, y }));
    },
    onZoom: (scale, at) => shown?.plot && view && showView(zoomed(shown.plot, view, scale, toValue(shown.plot, view, at))),
    onDraw: (line) => shown && paintOutline(outline, shown.size, shown.colors.text, { line, box: tool === 'box' }),
    onDrawn: (line) => {
      if (!shown?.plot || !view) return;
      paintOutline(outline, shown.size, shown.colors.text, null);
      if (tool === 'box') return showView(boxed(shown.plot, toValue(shown.plot, view, line[0]!), toValue(shown.plot, view, line.at(-1)!)));
      const ids = shown.points ? idsWithin(shown.points, shown.plot, view, line, hidden) : [];
      if (ids.length > 0) events.onToggleLabels?.(ids);
    },
  });

  return {
    show: (drawing, size, colors) => {
      const plot = plotOf(drawing, size);
      const stays = plot && view && shown?.plot && sameView(plot.full, shown.plot.full);
      if (drawing.dense !== shown?.drawing.dense || drawing.option !== shown?.drawing.option) grid = null;
      shown = { drawing, size, colors, plot, points: hitPointsOf(drawing) };
      if (!stays) {
        if (isZoomed()) events.onZoomedChange?.(false);
        view = plot?.full ?? null;
      }
      hideUnselected();
      tip.colors(colors.background, colors.text);
      tip.hide();
      outline.clear(size);
      paintDense();
      chartOf(size).setOption(withLegend(drawing), { notMerge: true });
      if (isZoomed()) drawView();
    },
    setTool: (next) => {
      tool = next;
      // A drag on a touch screen scrolls the page unless it draws.
      Object.assign(host.style, { touchAction: next === 'pan' ? 'pan-y' : 'none', cursor: next === 'pan' ? '' : 'crosshair' });
      stage.style.pointerEvents = next === 'pan' ? '' : 'none';
    },
    zoom: (scale) => {
      if (shown?.plot && view) showView(zoomed(shown.plot, view, scale, { x: (view.x.min + view.x.max) / 2, y: (view.y.min + view.y.max) / 2 }));
    },
    pan: (across, along) => {
      if (!shown?.plot || !view) return;
      const { plot } = shown;
      showView(moved(plot, view, { x: across * (view.x.max - view.x.min), y: along * (view.y.max - view.y.min) * (plot.down ? 1 : -1) }));
    },
    reset: () => shown?.plot && showView(shown.plot.full),
    picture: (ratio) => pictureOf({ size: shown!.size, background: shown!.colors.background, paint, chart: chart! }, ratio),
    dispose: () => {
      cancelAnimationFrame(frame);
      stopListening();
      chart?.dispose();
      for (const part of [dense, outline, tip, stage]) part.remove();
    },
  };
}
