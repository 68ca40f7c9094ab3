import type { EChartsOption } from 'echarts';
import { axisPatch } from './axisPatch.ts';
import { createMagnifier } from './magnifier.ts';
import type { ChartDrawing, Size } from './drawing.ts';
import { init, type ECharts } from './echarts.ts';
import { wholeNameAt, type WholeNames } from './names.ts';
import { listOf, type Pixel, type Plot, type View } from './plot.ts';

/** A text of a figure and its size in pixels. */
export type FigureText = { readonly text: string; readonly size: number };
type Selected = Readonly<Record<string, boolean>>;

/** What a text element of ECharts says of itself. */
type TextStyle = { readonly text?: string; readonly font?: string; readonly fontSize?: number | string };

/** With layers of our own our tooltip answers for all points, also the labelled ones that ECharts draws. */
const shownOption = ({ layers, option }: ChartDrawing): EChartsOption =>
  layers?.length ? { ...option, tooltip: { show: false, renderMode: 'richText' } } : option;

type FrameEvents = {
  /** The legend hid or showed something. */
  readonly onSelect: () => void;
  /** The pointer is at a shortened name, or no longer. */
  readonly onName: (whole: string | null, at: Pixel) => void;
};

/** ECharts above our layers: axes, labels, legend and every mark that is not dense. */
export function createFrame(host: HTMLElement, { onName, onSelect }: FrameEvents) {
  const stage = document.createElement('div');
  Object.assign(stage.style, { position: 'absolute', inset: '0', zIndex: '1' });
  host.append(stage);
  let chart: ECharts | null = null;
  let magnifier: ReturnType<typeof createMagnifier> | null = null;
  let selected: Selected = {};
  let worn: object | undefined;
  let names: WholeNames = {};

  const option = (drawing: ChartDrawing): EChartsOption => {
    const shown = shownOption(drawing);
    return shown.legend && Object.keys(selected).length > 0
      ? { ...shown, legend: listOf(shown.legend).map((legend) => ({ ...legend, selected: { ...selected } })) }
      : shown;
  };
  function chartOf(size: Size, theme: object | undefined): ECharts {
    if (chart) {
      if (worn !== theme) chart.setTheme(theme ?? {}, { silent: true });
      worn = theme;
      if (chart.getWidth() !== size.width || chart.getHeight() !== size.height) chart.resize({ ...size });
      return chart;
    }
    chart = init(stage, theme, { renderer: 'canvas', ...size });
    worn = theme;
    magnifier = createMagnifier(chart);
    chart.on('legendselectchanged', (event) => {
      selected = (event as { selected: Selected }).selected;
      onSelect();
    });
    const made = chart;
    made.getZr().on('mousemove', ({ offsetX, offsetY }) => {
      const at = { x: offsetX, y: offsetY };
      onName(wholeNameAt(made, names, at), at);
    });
    made.getZr().on('globalout', () => onName(null, { x: 0, y: 0 }));
    return chart;
  }

  return {
    /** What ECharts shows of a drawing, with the choices of the legend. */
    option,
    /** Draws everything anew, at full view; `theme` gives what the option leaves open. */
    show: (drawing: ChartDrawing, size: Size, theme?: object) => {
      magnifier?.reset();
      names = drawing.wholeNames ?? {};
      chartOf(size, theme).setOption(option(drawing), { notMerge: true });
    },
    /** Lets the axes, or the whole figure, follow a zoom. */
    follow: (drawing: ChartDrawing, plot: Plot, view: View, size: Size) =>
      plot.of === 'figure'
        ? magnifier?.show(view, size)
        : chart?.setOption(axisPatch(drawing, plot, view, size), { silent: true }),
    /** Indices of the colours of the points that the legend has turned off. */
    hidden: ({ layers = [] }: ChartDrawing): ReadonlySet<number> => {
      const layer = layers.find(({ kind }) => kind === 'points');
      return new Set(
        layer?.kind === 'points' ? layer.names.flatMap((name, index) => (selected[name] === false ? [index] : [])) : [],
      );
    },
    /** Lets the pointer through to the plot, or keeps it for the drag that is being drawn. */
    takesPointer: (takes: boolean) => void (stage.style.pointerEvents = takes ? '' : 'none'),
    canvas: (ratio: number): HTMLCanvasElement =>
      chart!.renderToCanvas({ pixelRatio: ratio, backgroundColor: 'transparent' }),
    /** Every text that ECharts draws. */
    texts: (): readonly FigureText[] =>
      (chart?.getZr().storage.getDisplayList(true) ?? []).flatMap((element) => {
        const { font, fontSize, text } = element.style as TextStyle;
        if (element.type !== 'tspan' || !text) return [];
        return [{ text, size: Number(fontSize ?? /([\d.]+)px/.exec(font ?? '')?.[1] ?? 12) }];
      }),
    dispose: () => {
      chart?.dispose();
      stage.remove();
    },
  };
}
