import type { CellLayer } from '../drawing.ts';
import { cellPixels } from './cellPixels.ts';
import type { Place } from './place.ts';
import { onDevice } from './onDevice.ts';

/** Draws the cells of the view as pixels of the canvas. */
export function paintCells(layer: CellLayer, { context, plot, ratio, view }: Place): void {
  const { height, width, x, y } = onDevice(plot.rect, ratio);
  if (layer.rows === 0 || layer.columns === 0 || width < 1 || height < 1) return;
  const image = new ImageData(width, height);
  cellPixels({ words: new Uint32Array(image.data.buffer), width, height }, layer, view);
  context.putImageData(image, x, y);
}
