import type { EChartsOption } from 'echarts';
import * as core from 'echarts/core';
import * as renderers from 'echarts/renderers';
import { axisPatch } from './axisPatch.ts';
import type { ChartDrawing, DenseLayer, Size } from './drawing.ts';
import { init } from './echarts.ts';
import { paintCells } from './layers/paintCells.ts';
import { withTitles } from './names.ts';
import { sameView } from './view.ts';
import type { Plot, View } from './plot.ts';

type Source = {
  readonly drawing: ChartDrawing;
  readonly option: EChartsOption;
  readonly size: Size;
  readonly colors: { readonly background: string; readonly echarts?: object };
  readonly plot: Plot | null;
  readonly view: View | null;
  readonly paint: (context: CanvasRenderingContext2D, ratio: number, layers: readonly DenseLayer[]) => void;
  /** Pixels of the picture of the layers for one of the figure. */
  readonly ratio: number;
};

core.use([renderers.SVGRenderer]);

const escaped = (text: string) => text.replace(/[<&]/g, (character) => (character === '<' ? '&lt;' : '&amp;'));

function canvasOf(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return { canvas, context: canvas.getContext('2d')! };
}

/**
 * The cells as a picture of their own, in which each is the same number of pixels wide: a viewer that smooths pictures
 * has no edge between pixels to smooth.
 */
function cellsOf({ drawing: { layers = [] }, plot, ratio, view }: Source): string {
  const layer = layers.find(({ kind }) => kind === 'cells');
  if (layer?.kind !== 'cells' || !plot || !view) return '';
  const { rect } = plot;
  const times = (pixels: number, cells: number) =>
    cells > ratio * pixels ? Math.round(ratio * pixels) : cells * Math.ceil((ratio * pixels) / cells);
  const [width, height] = [times(rect.width, view.x.max - view.x.min), times(rect.height, view.y.max - view.y.min)];
  const { canvas, context } = canvasOf(width, height);
  const whole = { ...plot, rect: { x: 0, y: 0, width, height } };
  paintCells(layer, { context, plot: whole, view, ratio: 1, hidden: new Set() });
  return `<image x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" preserveAspectRatio="none" style="image-rendering:pixelated" href="${canvas.toDataURL('image/png')}"/>`;
}

function layersOf(source: Source): string {
  const { drawing, paint, ratio, size } = source;
  const layers = drawing.layers?.filter(({ kind }) => kind !== 'cells') ?? [];
  if (layers.length === 0) return cellsOf(source);
  const { canvas, context } = canvasOf(Math.round(size.width * ratio), Math.round(size.height * ratio));
  paint(context, ratio, layers);
  return `${cellsOf(source)}<image width="${size.width}" height="${size.height}" href="${canvas.toDataURL('image/png')}"/>`;
}

/** The figure as a self-contained SVG document: axes, labels and legend stay vectors, our layers are one picture. */
export function svgOf(source: Source): string {
  const { colors, drawing, option, plot, size, view } = source;
  const chart = init(null, colors.echarts, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption({ ...option, animation: false });
    if (plot && plot.of !== 'figure' && view && !sameView(view, plot.full))
      chart.setOption(axisPatch(drawing, plot, view, size));
    const body = withTitles(chart.renderToSVGString(), drawing.wholeNames);
    const inside = body.indexOf('>') + 1;
    const ground = `<title>${escaped(drawing.summary)}</title><rect width="100%" height="100%" fill="${colors.background}"/>`;
    return body.slice(0, inside) + ground + layersOf(source) + body.slice(inside);
  } finally {
    chart.dispose();
  }
}
