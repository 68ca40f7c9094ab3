import type { CellLayer } from '../drawing.ts';
import { rgbOf, wordOf } from './color.ts';
import type { Place } from './place.ts';

const pictures = new WeakMap<CellLayer, HTMLCanvasElement>();

/** One pixel a cell; kept as long as the layer, since zooming only enlarges it. */
function pictureOf(layer: CellLayer): HTMLCanvasElement {
  const kept = pictures.get(layer);
  if (kept) return kept;
  const canvas = document.createElement('canvas');
  canvas.width = layer.columns;
  canvas.height = layer.rows;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(layer.columns, layer.rows);
  const words = new Uint32Array(image.data.buffer);
  const ramp = layer.ramp.map((hex) => wordOf(rgbOf(hex)));
  const missing = wordOf(rgbOf(layer.missing));
  const scale = layer.max > layer.min ? (ramp.length - 1) / (layer.max - layer.min) : 0;
  const middle = (ramp.length - 1) / 2;
  for (let cell = 0; cell < layer.values.length; cell++) {
    const value = layer.values[cell]!;
    const place = scale === 0 ? middle : (value - layer.min) * scale;
    words[cell] = Number.isFinite(value) ? ramp[Math.round(Math.min(ramp.length - 1, Math.max(0, place)))]! : missing;
  }
  context.putImageData(image, 0, 0);
  pictures.set(layer, canvas);
  return canvas;
}

/** Draws the cells of the view as one enlarged picture. */
export function paintCells(layer: CellLayer, { context, plot: { rect }, ratio, view }: Place): void {
  if (layer.rows === 0 || layer.columns === 0) return;
  const [across, along] = [view.x.max - view.x.min, view.y.max - view.y.min];
  // Cells smaller than a pixel are averaged; larger ones keep their edges.
  context.imageSmoothingEnabled = across > rect.width * ratio || along > rect.height * ratio;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    pictureOf(layer),
    view.x.min + 0.5,
    view.y.min + 0.5,
    across,
    along,
    rect.x * ratio,
    rect.y * ratio,
    rect.width * ratio,
    rect.height * ratio,
  );
}
