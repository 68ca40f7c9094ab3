import type { EdgeLayer, PointLayer } from '../drawing.ts';
import { edgePixels } from './edgePixels.ts';
import { onDevice } from './onDevice.ts';
import type { Pixels } from './pixels.ts';
import type { Place } from './place.ts';
import { pointPixels } from './pointPixels.ts';

let kept: ImageData | undefined;

/** One picture for all charts: a page has many of them and draws one at a time. */
function emptyImage(width: number, height: number): ImageData {
  if (kept?.width === width && kept.height === height) kept.data.fill(0);
  else kept = new ImageData(width, height);
  return kept;
}

/**
 * Draws points and lines as pixels of one picture: canvas paths of as many shapes take several times as long.
 *
 * @param below - Something lies below already: image data would replace it, so a picture is laid over it.
 */
export function paintPixels(
  layers: readonly (PointLayer | EdgeLayer)[],
  { context, hidden, plot: { rect }, ratio, view }: Place,
  below: boolean,
): void {
  const { height, width, x: left, y: top } = onDevice(rect, ratio);
  if (width < 1 || height < 1) return;
  const image = emptyImage(width, height);
  const pixels: Pixels = { words: new Uint32Array(image.data.buffer), width, height };
  for (const layer of layers) {
    if (layer.kind === 'edges') edgePixels(pixels, layer, view, ratio);
    else pointPixels(pixels, layer, view, layer.radius * ratio, hidden);
  }
  if (!below) return context.putImageData(image, left, top);
  const picture = new OffscreenCanvas(width, height);
  picture.getContext('2d')!.putImageData(image, 0, 0);
  context.drawImage(picture, left, top);
}
