import type { EChartsOption } from 'echarts';
import { SVGRenderer } from 'echarts/renderers';
import { use as register } from 'echarts/core';
import { axisPatch } from './axisPatch.ts';
import type { ChartDrawing, Size } from './drawing.ts';
import { init } from './echarts.ts';
import { sameView } from './view.ts';
import type { Plot, View } from './plot.ts';

type Source = {
  readonly drawing: ChartDrawing;
  readonly option: EChartsOption;
  readonly size: Size;
  readonly colors: { readonly background: string };
  readonly plot: Plot | null;
  readonly view: View | null;
  readonly paint: (context: CanvasRenderingContext2D, ratio: number) => void;
};

/** Pixels of the picture of the layers for one of the figure: 300 dpi on a figure printed at 96. */
const density = 3;

register([SVGRenderer]);

const escaped = (text: string) => text.replace(/[<&]/g, (character) => (character === '<' ? '&lt;' : '&amp;'));

function layersOf({ drawing, paint, size: { height, width } }: Source): string {
  if (!drawing.layers?.length) return '';
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  paint(canvas.getContext('2d')!, density);
  return `<image width="${width}" height="${height}" href="${canvas.toDataURL('image/png')}"/>`;
}

/** The figure as a self-contained SVG document: axes, labels and legend stay vectors, our layers are one picture. */
export function svgOf(source: Source): string {
  const { colors, drawing, option, plot, size, view } = source;
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...size });
  try {
    chart.setOption({ ...option, animation: false });
    if (plot && plot.of !== 'figure' && view && !sameView(view, plot.full))
      chart.setOption(axisPatch(drawing, plot, view, size));
    const body = chart.renderToSVGString();
    const inside = body.indexOf('>') + 1;
    const ground = `<title>${escaped(drawing.summary)}</title><rect width="100%" height="100%" fill="${colors.background}"/>`;
    return body.slice(0, inside) + ground + layersOf(source) + body.slice(inside);
  } finally {
    chart.dispose();
  }
}
