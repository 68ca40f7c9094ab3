export type Crop = {
  /** 1 fills the square with the shorter side. */
  readonly zoom: number;
  /** The middle of the square, as shares of the picture's width and height. */
  readonly x: number;
  readonly y: number;
};
type Size = { readonly width: number; readonly height: number };

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The side of the square in pixels of the picture. */
const sideOf = ({ height, width }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest crop that lies wholly inside the picture. */
export function fitCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const fitted = within(zoom, 1, mostZoom);
  const [halfX, halfY] = [sideOf(size, fitted) / 2 / size.width, sideOf(size, fitted) / 2 / size.height];
  return { zoom: fitted, x: within(x, halfX, 1 - halfX), y: within(y, halfY, 1 - halfY) };
}

/** Moves the picture below the square by shares of the square's side. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return fitCrop(size, { ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height });
}

/** What the square shows, in pixels of the picture. */
export function placeCrop(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}
