import type { Spot } from '../../shapes/index.ts';

/** Chromosomes end to end around a circle. Angles in radians from the top, clockwise. */
export type Ring = {
  readonly spot: (angle: number, radius: number) => Spot;
  /** The angle of a place on a chromosome. */
  readonly angle: (chromosome: string, position: number) => number;
  /** From one angle to another along the circle. */
  readonly along: (from: number, to: number, radius: number) => Spot[];
  /** A closed piece of a ring, at least half a pixel wide. */
  readonly piece: (from: number, to: number, inner: number, outer: number) => Spot[];
};

const fineness = 0.025;

/** @param gap - Radians between chromosomes. */
export function ringOf(names: readonly string[], lengths: ArrayLike<number>, centre: Spot, gap: number): Ring {
  const total = Array.from(lengths).reduce((sum, length) => sum + length, 0);
  const unit = (2 * Math.PI - gap * names.length) / total;
  const starts = new Map<string, number>();
  let at = gap / 2;
  names.forEach((name, i) => {
    starts.set(name, at);
    at += lengths[i]! * unit + gap;
  });
  const spot = (angle: number, radius: number): Spot => [
    centre[0] + radius * Math.sin(angle),
    centre[1] - radius * Math.cos(angle),
  ];
  const along = (from: number, to: number, radius: number): Spot[] => {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / fineness));
    return Array.from({ length: steps + 1 }, (_, i) => spot(from + ((to - from) * i) / steps, radius));
  };
  return {
    spot,
    along,
    angle: (chromosome, position) => starts.get(chromosome)! + position * unit,
    piece: (from, to, inner, outer) => {
      const more = Math.max(0, 0.5 / outer - (to - from)) / 2;
      return [...along(from - more, to + more, outer), ...along(to + more, from - more, inner)];
    },
  };
}

/** From one angle to another by way of the middle of the circle. */
export function across({ spot }: Ring, centre: Spot, from: number, to: number, radius: number): Spot[] {
  const [a, b] = [spot(from, radius), spot(to, radius)];
  return Array.from({ length: 21 }, (_, i): Spot => {
    const t = (i + 1) / 22;
    const mix = (one: number, middle: number, other: number): number =>
      (1 - t) ** 2 * one + 2 * t * (1 - t) * middle + t ** 2 * other;
    return [mix(a[0], centre[0], b[0]), mix(a[1], centre[1], b[1])];
  });
}

/** The step between ticks, in units of the positions: 1, 2 or 5 of a decade, about `count` of them in all. */
export function tickStep(total: number, count: number): number {
  const rough = total / count;
  const decade = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].find((step) => step * decade >= rough)! * decade;
}
