export type Rgb = readonly [red: number, green: number, blue: number];

const channelAt = (hex: string, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);

export const rgbOf = (hex: string): Rgb => [channelAt(hex, 1), channelAt(hex, 3), channelAt(hex, 5)];

/** A pixel of image data: straight alpha, red in the lowest byte. */
export const wordOf = ([red, green, blue]: Rgb, cover = 1): number =>
  ((Math.round(cover * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** A colour laid over a pixel. */
export function over(under: number, rgb: Rgb, cover: number): number {
  const below = ((under >>> 24) / 255) * (1 - cover);
  const whole = below + cover;
  const red = (rgb[0] * cover + (under & 255) * below) / whole + 0.5;
  const green = (rgb[1] * cover + ((under >>> 8) & 255) * below) / whole + 0.5;
  const blue = (rgb[2] * cover + ((under >>> 16) & 255) * below) / whole + 0.5;
  return (((whole * 255 + 0.5) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
