/** A point in the unit square of the picture. */
export type Point = { readonly x: number; readonly y: number };

const rings = 6;
const corners = 6;
export const nodeCount = rings * corners;

/** Where each ring stands as a molecule, and how it is turned: a loose hand-set circle, so that no two rings touch. */
const places = [
  { x: 0.22, y: 0.3, turn: 0.2 },
  { x: 0.48, y: 0.2, turn: 0.5 },
  { x: 0.76, y: 0.32, turn: 0.05 },
  { x: 0.3, y: 0.66, turn: 0.35 },
  { x: 0.55, y: 0.52, turn: 0.15 },
  { x: 0.78, y: 0.7, turn: 0.45 },
] as const;
const radius = 0.075;
/** The picture is four parts high for five parts wide; rings stay round in it. */
export const aspect = 0.8;

/** The atoms of the molecules. */
export const atoms: readonly Point[] = places.flatMap(({ turn, x, y }) =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners + turn) * 2 * Math.PI;
    return { x: x + radius * Math.cos(angle), y: y + (radius / aspect) * Math.sin(angle) };
  }),
);

/** The bonds within the molecules. */
export const bonds: readonly (readonly [number, number])[] = Array.from({ length: nodeCount }, (_, node) => {
  const ring = Math.floor(node / corners) * corners;
  return [node, ring + ((node - ring + 1) % corners)] as const;
});

/** The links that make a network of the molecules: each ring to its neighbours, by their nearest atoms. */
export const links: readonly (readonly [number, number])[] = (
  [
    [0, 1],
    [1, 2],
    [0, 3],
    [3, 4],
    [4, 5],
    [1, 4],
    [2, 5],
    [2, 4],
  ] as const
).map(([one, other]) => {
  const pairs = Array.from(
    { length: corners * corners },
    (_, pair) => [one * corners + Math.floor(pair / corners), other * corners + (pair % corners)] as const,
  );
  const length = ([a, b]: readonly [number, number]) =>
    Math.hypot(atoms[a]!.x - atoms[b]!.x, atoms[a]!.y - atoms[b]!.y);
  return pairs.reduce((best, pair) => (length(pair) < length(best) ? pair : best));
});

/** Three peaks over a base line, as a chromatogram has them. */
const peak = (x: number, centre: number, width: number, height: number) =>
  height * Math.exp(-(((x - centre) / width) ** 2));
const signal = (x: number) => peak(x, 0.24, 0.055, 0.42) + peak(x, 0.5, 0.07, 0.66) + peak(x, 0.78, 0.06, 0.3);

/** The frame of the chart. */
export const plot = { left: 0.1, right: 0.9, top: 0.14, bottom: 0.82 } as const;

const order = atoms.map((_, node) => node).sort((a, b) => atoms[a]!.x - atoms[b]!.x);

/** The same nodes as the points of the chart; the order along x stays, so that no two cross far. */
export const curve: readonly Point[] = atoms.map((_, node) => {
  const share = order.indexOf(node) / (nodeCount - 1);
  return {
    x: plot.left + share * (plot.right - plot.left),
    y: plot.bottom - 0.03 - signal(share) * (plot.bottom - plot.top),
  };
});

/** The nodes from left to right: the line of the chart. */
export const curveOrder: readonly number[] = order;
