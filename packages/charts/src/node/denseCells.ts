import type { CellLayer } from '../model/index.ts';
import type { Rect } from '../frame/index.ts';
import { encodePng } from './png.ts';

const vectorLimit = 20_000;
const last = 255;

/** Index into the ramp; −1 for a missing value. */
export function rampIndex(value: number, { min, max }: CellLayer): number {
  if (!Number.isFinite(value)) return -1;
  const share = max > min ? (value - min) / (max - min) : 0.5;
  return Math.round(last * Math.min(1, Math.max(0, share)));
}

const at = (value: number) => Number(value.toFixed(2));

/** One path per colour, so that any number of cells of one colour costs one element. */
function vector(layer: CellLayer, rect: Rect): string {
  const edgeX = (column: number) => at(rect.x + (column * rect.width) / layer.columns);
  const edgeY = (row: number) => at(rect.y + (row * rect.height) / layer.rows);
  const paths = new Map<number, string[]>();
  for (let row = 0; row < layer.rows; row++) {
    for (let column = 0; column < layer.columns; column++) {
      const color = rampIndex(layer.values[row * layer.columns + column]!, layer);
      const path = paths.get(color) ?? paths.set(color, []).get(color)!;
      path.push(`M${edgeX(column)} ${edgeY(row)}H${edgeX(column + 1)}V${edgeY(row + 1)}H${edgeX(column)}z`);
    }
  }
  const fill = (color: number) => (color < 0 ? layer.missing : layer.ramp[color]!);
  return [...paths]
    .map(([color, path]) => `<path fill="${fill(color)}" shape-rendering="crispEdges" d="${path.join('')}"/>`)
    .join('');
}

const bytes = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** Pixels of the image for one of the figure, and how many there may be. */
const [density, mostPixels] = [3, 16_000_000];

/**
 * How many pixels wide a cell is in the image: the same number for all. Where a program smooths an image although it is
 * told not to, its blur then is a third of a pixel of the figure.
 */
function enlargement({ columns, rows }: CellLayer, rect: Rect): readonly [across: number, along: number] {
  const most = Math.max(1, Math.floor(mostPixels / (columns * rows)));
  const along = Math.min(most, Math.max(1, Math.ceil((density * rect.height) / rows)));
  return [
    Math.min(Math.max(1, Math.floor(most / along)), Math.max(1, Math.ceil((density * rect.width) / columns))),
    along,
  ];
}

/** Whole pixels for each cell, as one image. */
function raster(layer: CellLayer, rect: Rect): string {
  const colors = [...layer.ramp, layer.missing].map(bytes);
  const [across, along] = enlargement(layer, rect);
  const [width, height] = [layer.columns * across, layer.rows * along];
  const pixels = new Uint8Array(width * height * 3);
  for (let row = 0; row < layer.rows; row++) {
    const start = row * along * width * 3;
    for (let column = 0; column < layer.columns; column++) {
      const index = rampIndex(layer.values[row * layer.columns + column]!, layer);
      const color = colors[index < 0 ? colors.length - 1 : index]!;
      for (let at = 0; at < across; at++) pixels.set(color, start + 3 * (column * across + at));
    }
    for (let at = 1; at < along; at++) pixels.copyWithin(start + at * width * 3, start, start + width * 3);
  }
  const data = encodePng(pixels, width, height, 3).toString('base64');
  return `<image x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" preserveAspectRatio="none" style="image-rendering:pixelated" href="data:image/png;base64,${data}"/>`;
}

/** The cells as SVG that fills the rectangle: vector up to 20,000 cells, else one image. */
export const cellsSvg = (layer: CellLayer, rect: Rect): string =>
  (layer.rows * layer.columns <= vectorLimit ? vector : raster)(layer, rect);
