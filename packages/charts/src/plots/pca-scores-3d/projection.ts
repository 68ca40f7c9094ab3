import { maximum } from '@panome/analysis/extremes';
import type { Rect } from '../../frame/index.ts';
import type { Spot } from '../../shapes/index.ts';

/** A place in a cube from −1 to 1: right, back, up. */
export type Place = readonly [x: number, y: number, z: number];
export type Seen = { readonly spot: Spot; /** How far away; larger is farther. */ readonly depth: number };

const turned = (degrees: number): readonly [cos: number, sin: number] => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

/** Parallel projection of the cube onto a plane: right and up in units of the cube, and the distance. */
export function seenFrom(
  azimuth: number,
  elevation: number,
): (place: Place) => readonly [right: number, up: number, depth: number] {
  const [[cosA, sinA], [cosE, sinE]] = [turned(azimuth), turned(elevation)];
  return ([x, y, z]) => {
    const back = x * sinA + y * cosA;
    return [x * cosA - y * sinA, z * cosE + back * sinE, back * cosE - z * sinE];
  };
}

export const corners: readonly Place[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Place => [x, y, z])),
);

/** The projection scaled so that the whole cube stands in the middle of the rectangle. */
export function projection(azimuth: number, elevation: number, area: Rect): (place: Place) => Seen {
  const see = seenFrom(azimuth, elevation);
  const seen = corners.map(see);
  const [width, height] = [0, 1].map((side) => 2 * maximum(seen.map((one) => Math.abs(one[side]!)))) as [
    number,
    number,
  ];
  const unit = Math.min(area.width / width, area.height / height);
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  return (place) => {
    const [right, up, depth] = see(place);
    return { spot: [cx + right * unit, cy - up * unit], depth };
  };
}
