import { colorDistance, hexToOklab, oklabToHex } from './oklab.ts';
import type { Oklab } from './oklab.ts';

/** Colours in a ramp: one for each value of a byte. */
const rampSize = 256;

const mix = (from: Oklab, to: Oklab, share: number): Oklab => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** `count` colours at equal perceived distances along the line through the anchors. */
function walk(anchors: readonly Oklab[], count: number): Oklab[] {
  const reached = [0];
  for (let i = 1; i < anchors.length; i++) reached.push(reached[i - 1]! + colorDistance(anchors[i - 1]!, anchors[i]!));
  const length = reached.at(-1)!;
  let leg = 1;
  return Array.from({ length: count }, (_, step) => {
    const at = (length * step) / (count - 1);
    while (leg < anchors.length - 1 && reached[leg]! < at) leg++;
    return mix(anchors[leg - 1]!, anchors[leg]!, (at - reached[leg - 1]!) / (reached[leg]! - reached[leg - 1]!));
  });
}

/** 256 colours through the anchors in steps of equal perceived size. */
export function sequentialRamp(anchors: readonly string[]): readonly string[] {
  return walk(anchors.map(hexToOklab), rampSize).map(oklabToHex);
}

/**
 * 256 colours through an odd number of anchors, the middle one neutral.
 *
 * Both arms get one common lightness profile, so that +2 and −2 look equally strong.
 */
export function divergingRamp(anchors: readonly string[]): readonly string[] {
  const lab = anchors.map(hexToOklab);
  const middle = (lab.length - 1) / 2;
  const half = rampSize / 2;
  const low = walk(lab.slice(0, middle + 1), half);
  const high = walk(lab.slice(middle), half);
  const arms = [...low, ...high];
  return arms.map(([lightness, a, b], step) => oklabToHex([(lightness + arms[rampSize - 1 - step]![0]) / 2, a, b]));
}
