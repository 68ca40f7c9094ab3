import type { DenseLayer, EdgeLayer, PointLayer } from '../drawing.ts';
import { paintBrackets } from './paintBrackets.ts';
import { paintCells } from './paintCells.ts';
import { paintPixels } from './paintPixels.ts';
import type { Place } from './place.ts';

/** Paints layers, the first lowest; points and lines that follow one another are one picture. */
export function paintLayers(layers: readonly DenseLayer[] = [], place: Place): void {
  let together: (PointLayer | EdgeLayer)[] = [];
  let below = false;
  const flush = () => {
    if (together.length > 0) paintPixels(together, place, below);
    below = true;
    together = [];
  };
  for (const layer of layers) {
    if (layer.kind === 'points' || layer.kind === 'edges') {
      together.push(layer);
      continue;
    }
    if (together.length > 0) flush();
    if (layer.kind === 'cells') paintCells(layer, place);
    else paintBrackets(layer, place);
    below = true;
  }
  flush();
}
