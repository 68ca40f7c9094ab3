import type { Size } from './drawing.ts';

type Source = {
  readonly size: Size;
  readonly background: string;
  readonly paint: (context: CanvasRenderingContext2D, ratio: number) => void;
  readonly frame: (ratio: number) => HTMLCanvasElement;
};

/** The figure as one picture: background, our layers, axes and labels, all at the same density. */
export function pictureOf({ background, frame, paint, size }: Source, ratio: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * ratio);
  canvas.height = Math.round(size.height * ratio);
  const below = document.createElement('canvas');
  below.width = canvas.width;
  below.height = canvas.height;
  paint(below.getContext('2d')!, ratio);
  const context = canvas.getContext('2d')!;
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(below, 0, 0);
  context.drawImage(frame(ratio), 0, 0);
  return canvas;
}
