import type { PointLayer } from '../model/index.ts';
import type { Rect } from '../frame/index.ts';
import { encodePng } from './png.ts';

/** Pixel of a value on each axis. */
export type ToPixel = { readonly x: (value: number) => number; readonly y: (value: number) => number };

const vectorLimit = 5_000;
const samplesPerSide = 3;

const at = (value: number) => Number(value.toFixed(2));

function vector(layer: PointLayer, toPixel: ToPixel): string {
  const { radius } = layer;
  const disc = (i: number) =>
    `M${at(toPixel.x(layer.x[i]!) - radius)} ${at(toPixel.y(layer.y[i]!))}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  return layer.colors
    .map((color, index) => {
      const discs: string[] = [];
      for (let i = 0; i < layer.x.length; i++) {
        if (layer.color[i] === index && Number.isFinite(layer.x[i]!) && Number.isFinite(layer.y[i]!))
          discs.push(disc(i));
      }
      return `<path fill="${color}" d="${discs.join('')}"/>`;
    })
    .join('');
}

/** What rounding may change in a squared distance. */
const rounding = 1e-9;

/** Share of a pixel that a disc around (centreX, centreY) covers, from a 3 × 3 grid within the pixel. */
function coverage(pixelX: number, pixelY: number, centreX: number, centreY: number, radius: number): number {
  // Most pixels have all of their grid within or without: the farthest and the nearest point that it may have tell.
  const across = Math.abs(pixelX + 0.5 - centreX);
  const down = Math.abs(pixelY + 0.5 - centreY);
  const reach = (samplesPerSide - 1) / 2 / samplesPerSide;
  if ((across + reach) ** 2 + (down + reach) ** 2 < radius * radius - rounding) return 1;
  const nearest = Math.max(0, across - reach) ** 2 + Math.max(0, down - reach) ** 2;
  if (nearest > radius * radius + rounding) return 0;
  let inside = 0;
  for (let row = 0; row < samplesPerSide; row++) {
    for (let column = 0; column < samplesPerSide; column++) {
      const dx = pixelX + (column + 0.5) / samplesPerSide - centreX;
      const dy = pixelY + (row + 0.5) / samplesPerSide - centreY;
      if (dx * dx + dy * dy <= radius * radius) inside++;
    }
  }
  return inside / samplesPerSide ** 2;
}

type Picture = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

function stamp(
  { pixels, width, height }: Picture,
  centreX: number,
  centreY: number,
  radius: number,
  rgb: readonly number[],
) {
  for (let y = Math.max(0, Math.floor(centreY - radius)); y < Math.min(height, centreY + radius); y++) {
    for (let x = Math.max(0, Math.floor(centreX - radius)); x < Math.min(width, centreX + radius); x++) {
      const from = (y * width + x) * 4;
      // Where points are dense most pixels are full of their colour already, and stay so.
      if (pixels[from + 3] === 255 && rgb.every((value, channel) => value === pixels[from + channel])) continue;
      const over = coverage(x, y, centreX, centreY, radius);
      if (over === 0) continue;
      const under = (pixels[from + 3]! / 255) * (1 - over);
      for (let channel = 0; channel < 3; channel++) {
        pixels[from + channel] = Math.round((rgb[channel]! * over + pixels[from + channel]! * under) / (over + under));
      }
      pixels[from + 3] = Math.round(255 * (over + under));
    }
  }
}

function raster(layer: PointLayer, rect: Rect, toPixel: ToPixel, density: number): string {
  const [width, height] = [Math.ceil(rect.width * density), Math.ceil(rect.height * density)];
  const picture = { pixels: new Uint8Array(width * height * 4), width, height };
  layer.colors.forEach((color, index) => {
    const rgb = [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
    for (let i = 0; i < layer.x.length; i++) {
      if (layer.color[i] !== index || !Number.isFinite(layer.x[i]!) || !Number.isFinite(layer.y[i]!)) continue;
      stamp(
        picture,
        (toPixel.x(layer.x[i]!) - rect.x) * density,
        (toPixel.y(layer.y[i]!) - rect.y) * density,
        layer.radius * density,
        rgb,
      );
    }
  });
  const data = encodePng(picture.pixels, width, height).toString('base64');
  return `<image x="${rect.x}" y="${rect.y}" width="${width / density}" height="${height / density}" preserveAspectRatio="none" href="data:image/png;base64,${data}"/>`;
}

/**
 * The points as SVG: one path per colour up to 5,000 points, else one image of `density` pixels for one of the figure.
 */
export const pointsSvg = (layer: PointLayer, rect: Rect, toPixel: ToPixel, density: number): string =>
  layer.x.length <= vectorLimit ? vector(layer, toPixel) : raster(layer, rect, toPixel, density);
