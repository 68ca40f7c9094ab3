import type { Size } from './drawing.ts';
import type { ECharts } from './echarts.ts';

type Source = { readonly size: Size; readonly background: string; readonly paint: (context: CanvasRenderingContext2D, ratio: number) => void; readonly chart: ECharts };

/** The figure as one picture: background, dense layer, axes and labels, all at the same density. */
export function pictureOf({ background, chart, paint, size }: Source, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const layer = document.createElement('canvas');
  layer.width = canvas.width;
  layer.height = canvas.height;
  paint(layer.getContext('2d')!, ratio);
  const context = canvas.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(layer, 0, 0);
  context.drawImage(chart.renderToCanvas({ pixelRatio: ratio, backgroundColor: 'transparent' }), 0, 0);
  return canvas;
}
