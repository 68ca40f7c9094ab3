import { oklabToHex, type Oklab } from '@panome/charts';

type Cluster = { readonly color: string; /** Of the pixels, 0 to 1. */ readonly share: number };

const mostRounds = 40;
const square = (one: Oklab, other: Oklab) =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

function nearest(pixel: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  let least = Infinity;
  centres.forEach((centre, at) => {
    const distance = square(pixel, centre);
    if (distance < least) [best, least] = [at, distance];
  });
  return best;
}

/** The mean first, then each time the pixel that is furthest from all centres: the same picture gives the same colours. */
function startingCentres(pixels: readonly Oklab[], count: number): Oklab[] {
  const mean = meanOf(pixels);
  const first = pixels.reduce((best, one) => (square(one, mean) < square(best, mean) ? one : best));
  const centres = [first];
  const apart = pixels.map((pixel) => square(pixel, first));
  while (centres.length < count) {
    let furthest = 0;
    apart.forEach((distance, at) => {
      if (distance > apart[furthest]!) furthest = at;
    });
    if (apart[furthest] === 0) break;
    const next = pixels[furthest]!;
    centres.push(next);
    pixels.forEach((pixel, at) => (apart[at] = Math.min(apart[at]!, square(pixel, next))));
  }
  return centres;
}

function meanOf(pixels: readonly Oklab[]): Oklab {
  const sum = [0, 0, 0];
  for (const pixel of pixels) for (const at of [0, 1, 2] as const) sum[at]! += pixel[at];
  return [sum[0]! / pixels.length, sum[1]! / pixels.length, sum[2]! / pixels.length];
}

/**
 * The colours that pixels gather around, by k-means in OKLab (Lloyd 1982), the commonest first. Fewer than asked for
 * when the pixels have fewer colours; none of no pixels.
 */
export function clusterColors(pixels: readonly Oklab[], count: number): Cluster[] {
  if (pixels.length === 0) return [];
  let centres = startingCentres(pixels, count);
  let places = new Int32Array(pixels.length).fill(-1);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = Int32Array.from(pixels, (pixel) => nearest(pixel, centres));
    if (next.every((place, at) => place === places[at])) break;
    places = next;
    centres = centres.map((centre, at) => {
      const members = pixels.filter((_, index) => places[index] === at);
      return members.length === 0 ? centre : meanOf(members);
    });
  }
  const sizes = centres.map((_, at) => places.reduce((size, place) => size + (place === at ? 1 : 0), 0));
  return centres
    .map((centre, at) => ({ color: oklabToHex(centre), share: sizes[at]! / pixels.length }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share);
}
