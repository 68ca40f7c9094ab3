/** A colour in OKLab: lightness 0…1, green–red, blue–yellow. Ottosson 2020, https://bottosson.github.io/posts/oklab/ */
export type Oklab = readonly [lightness: number, a: number, b: number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** Linear-light red, green and blue, 0…1, of a `#rrggbb` colour. */
export function linearRgb(hex: string): [number, number, number] {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** OKLab of linear-light red, green and blue. */
function linearToOklab([red, green, blue]: readonly [number, number, number]): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** OKLab of red, green and blue as pictures store them, 0…255. */
export const rgbToOklab = (red: number, green: number, blue: number): Oklab =>
  linearToOklab([toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)]);

/** OKLab of a `#rrggbb` colour. */
export const hexToOklab = (hex: string): Oklab => linearToOklab(linearRgb(hex));

function oklabToLinear([lightness, a, b]: Oklab): [number, number, number] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const inGamut = (rgb: readonly number[]) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** `#rrggbb` of an OKLab colour. A colour outside sRGB loses chroma, never lightness. */
export function oklabToHex([lightness, a, b]: Oklab): string {
  let kept = 1;
  while (kept > 0 && !inGamut(oklabToLinear([lightness, a * kept, b * kept]))) kept = Math.max(0, kept - 0.02);
  return `#${oklabToLinear([lightness, a * kept, b * kept])
    .map((channel) => Math.round(255 * toGamma(Math.min(1, Math.max(0, channel)))))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Euclidean distance in OKLab; about 0.02 is a just visible difference between two large fields. */
export const colorDistance = (one: Oklab, other: Oklab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
