import { polygon, polyline, type Shape, type Spot } from '../../shapes/index.ts';

/** A node in pixels of the figure. */
export type Placed = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
};
type End = 'arrow' | 'bar' | 'plain';
export type LinkLook = { readonly start: End; readonly end: End; readonly dashed: boolean };

const plain = new Set([
  '',
  'maplink',
  'shared compound',
  'binding/association',
  'dissociation',
  'missing interaction',
  'substrate, reversible',
  'substrate, irreversible',
]);
const inhibiting = new Set(['inhibition', 'repression']);
const loose = new Set(['indirect effect', 'maplink', 'state change', 'missing interaction']);
/** Said of a change beside what it does. */
const manner = new Set([
  'phosphorylation',
  'dephosphorylation',
  'glycosylation',
  'ubiquitination',
  'methylation',
  'indirect effect',
  'state change',
]);

/**
 * How a relation is drawn, as KEGG draws it: arrows for activation, a bar for inhibition, dashes for what is indirect.
 */
export function lookOf(kinds: readonly string[]): LinkLook {
  const said = kinds.filter((kind) => !manner.has(kind));
  const end = said.some((kind) => inhibiting.has(kind))
    ? 'bar'
    : said.length > 0 && said.every((kind) => plain.has(kind))
      ? 'plain'
      : 'arrow';
  return {
    start: kinds.includes('substrate, reversible') ? 'arrow' : 'plain',
    end,
    dashed: kinds.some((kind) => loose.has(kind)),
  };
}

/** Where the way from the middle of a node to a place leaves it. */
function rim({ height, round, width, x, y }: Placed, [toX, toY]: Spot, gap: number): Spot {
  const [dx, dy] = [toX - x, toY - y];
  const far = Math.hypot(dx, dy);
  if (far === 0) return [x, y];
  const out = round
    ? width / 2
    : Math.min(width / 2 / Math.max(Math.abs(dx), 1e-9), height / 2 / Math.max(Math.abs(dy), 1e-9)) * far;
  const share = (out + gap) / far;
  return [x + dx * share, y + dy * share];
}

/**
 * A relation between two nodes: from rim to rim; nothing where they touch.
 *
 * @param scale - 1 for a head of 7 pixels and a line of one.
 */
export function linkShapes(
  from: Placed,
  to: Placed,
  { dashed, end, start }: LinkLook,
  color: string,
  scale: number,
): Shape[] {
  const [a, b] = [rim(from, [to.x, to.y], 1), rim(to, [from.x, from.y], end === 'bar' ? 3 * scale : 1)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = Math.hypot(dx, dy);
  if (far < 2 || dx * (to.x - from.x) + dy * (to.y - from.y) <= 0) return [];
  const [ux, uy] = [dx / far, dy / far];
  const head = Math.min(7 * scale, far * 0.6);
  const tipAt = ([x, y]: Spot, way: 1 | -1, kind: End): Shape[] => {
    if (kind === 'plain') return [];
    const [wx, wy] = [-uy * head * 0.42, ux * head * 0.42];
    if (kind === 'bar')
      return [
        polyline(
          [
            [x + wx * 1.3, y + wy * 1.3],
            [x - wx * 1.3, y - wy * 1.3],
          ],
          { stroke: color, lineWidth: 1.4 * scale, z: 1 },
        ),
      ];
    const back: Spot = [x - way * ux * head, y - way * uy * head];
    return [
      polygon(
        [
          [x, y],
          [back[0] + wx, back[1] + wy],
          [back[0] - wx, back[1] - wy],
        ],
        { fill: color, z: 1 },
      ),
    ];
  };
  return [
    polyline([a, b], {
      stroke: color,
      lineWidth: Math.min(1, scale),
      ...(dashed && { dash: [4 * scale, 3 * scale] }),
      z: 0,
    }),
    ...tipAt(b, 1, end),
    ...tipAt(a, -1, start),
  ];
}
