import type { PointLayer } from './drawing.ts';
import type { Plot, View } from './plot.ts';

/** The pixels of a disc around the middle of a pixel: offsets and how much of each is covered (0…255). */
function discOf(radius: number) {
  const reach = Math.ceil(radius);
  const disc: { dx: number; dy: number; cover: number }[] = [];
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const cover = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(dx, dy)));
      if (cover > 0) disc.push({ dx, dy, cover: Math.round(cover * 255) });
    }
  }
  return disc;
}

export const rgbOf = (hex: string): readonly [number, number, number] => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16)) as unknown as readonly [number, number, number];

/** Lays a colour over one pixel of straight (not premultiplied) RGBA. */
function blend(pixels: Uint8ClampedArray, from: number, rgb: readonly [number, number, number], cover: number): void {
  const under = (pixels[from + 3]! * (255 - cover)) / 255;
  const whole = under + cover;
  for (let channel = 0; channel < 3; channel++) pixels[from + channel] = (rgb[channel]! * cover + pixels[from + channel]! * under) / whole;
  pixels[from + 3] = whole;
}

/**
 * Draws the points colour by colour, the last on top, as discs stamped into pixels: a path of 20,000 arcs takes several times as long.
 *
 * A point that falls on the same pixel as one of its colour before it adds nothing and is skipped, so that a million points
 * cost little more than the pixels there are.
 *
 * @param hidden - Indices of the colours that the legend has turned off.
 */
export function paintPoints(context: CanvasRenderingContext2D, layer: PointLayer, plot: Plot, view: View, ratio: number, hidden: ReadonlySet<number>): void {
  const left = Math.round(plot.rect.x * ratio);
  const top = Math.round(plot.rect.y * ratio);
  const width = Math.round(plot.rect.width * ratio);
  const height = Math.round(plot.rect.height * ratio);
  if (width < 1 || height < 1) return;
  const image = context.createImageData(width, height);
  const words = new Uint32Array(image.data.buffer);
  const scaleX = width / (view.x.max - view.x.min);
  const scaleY = height / (view.y.max - view.y.min);
  const disc = discOf(layer.radius * ratio);
  const stamped = new Uint8Array(width * height);

  layer.colors.forEach((color, index) => {
    if (hidden.has(index)) return;
    const rgb = rgbOf(color);
    const opaque = ((255 << 24) | (rgb[2] << 16) | (rgb[1] << 8) | rgb[0]) >>> 0;
    for (let i = 0; i < layer.x.length; i++) {
      if (layer.color[i] !== index) continue;
      const x = Math.floor((layer.x[i]! - view.x.min) * scaleX);
      const y = Math.floor((view.y.max - layer.y[i]!) * scaleY);
      // A missing coordinate is NaN, which no comparison lets through.
      if (!(x >= -20 && x < width + 20 && y >= -20 && y < height + 20)) continue;
      const inside = x >= 0 && x < width && y >= 0 && y < height;
      if (inside && stamped[y * width + x] === index + 1) continue;
      if (inside) stamped[y * width + x] = index + 1;
      for (const { cover, dx, dy } of disc) {
        const px = x + dx;
        const py = y + dy;
        if (px < 0 || px >= width || py < 0 || py >= height) continue;
        const at = py * width + px;
        if (cover === 255) words[at] = opaque;
        else blend(image.data, at * 4, rgb, cover);
      }
    }
  });
  context.putImageData(image, left, top);
}
