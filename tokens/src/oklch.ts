/** A colour by perceived lightness (0 to 1), chroma (0 is grey) and hue in degrees (Ottosson 2020, “OKLab”). */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };
export type Rgb = readonly [red: number, green: number, blue: number];
export type Oklab = readonly [l: number, a: number, b: number];

/**
 * The channels of a colour as light, 0 to 1.
 *
 * @throws {Error} When the colour is not of the form `#rrggbb`.
 */
export function linearRgb(hex: string): Rgb {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) throw new Error(`not an opaque hex colour: ${hex}`);
  const light = (channel: 0 | 1 | 2): number => {
    const value = Number.parseInt(channels[channel]!, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [light(0), light(1), light(2)];
}

/** The nearest `#rrggbb`; a channel out of range is cut. */
export function hexOf(rgb: Rgb): string {
  const channel = (light: number) => {
    const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

export function oklabOf([r, g, b]: Rgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function rgbOf({ l: light, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** @throws {Error} When the colour is not of the form `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = oklabOf(linearRgb(hex));
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

// Half a step of eight bits, so that every colour of a screen counts as inside.
const slack = 0.002;
const inside = (rgb: Rgb) => rgb.every((channel) => channel > -slack && channel < 1 + slack);

/** The colour as `#rrggbb`; one that no screen shows gives up chroma and keeps lightness and hue. */
export function toHex(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  const whole = rgbOf({ ...color, l });
  if (inside(whole)) return hexOf(whole);
  let [low, high] = [0, color.c];
  for (let step = 0; step < 16; step += 1) {
    const c = (low + high) / 2;
    if (inside(rgbOf({ ...color, l, c }))) low = c;
    else high = c;
  }
  return hexOf(rgbOf({ ...color, l, c: low }));
}
