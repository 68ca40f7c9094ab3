import type { ScatterSeriesOption } from 'echarts';
import { extent, rounded } from '../../frame/index.ts';
import type { Finding } from '../../parts/lefse/index.ts';
import { fontFamily } from '../../theme/index.ts';
import type { CladeNode } from './layout.ts';

/** A clade that covers most of the circle gets no coloured field, only its coloured point. */
export const isField = ({ from, to }: CladeNode): boolean => to - from < Math.PI * 1.2;

export type Element = Readonly<Record<string, unknown>>;
type Spot = readonly [x: number, y: number];
export type Circle = {
  readonly cx: number;
  readonly cy: number;
  /** Radius of the deepest clades. */
  readonly r: number;
  /** Width of one ring of keys. */
  readonly ring: number;
};

/** Where the key of a clade stands: at the rim of its field, else beside its point. */
export function keyPlace({ angle, depth, ...node }: CladeNode, { cx, cy, r, ring }: Circle, deepest: number): Spot {
  const field = isField({ angle, depth, ...node });
  const radius = field ? r + ring * (deepest - depth + 0.5) : (r * depth) / deepest;
  const [aside, below] = field ? [0, 0] : [12, 4];
  return [rounded(cx + radius * Math.sin(angle) + aside), rounded(cy - radius * Math.cos(angle) + below)];
}

type SectorLook = {
  readonly circle: Circle;
  readonly deepest: number;
  readonly inner: number;
  readonly color: string;
  /** Absent of clades that carry none. */
  readonly key: string | undefined;
  readonly fontSize: number;
};

/** The coloured field of a clade, wider outwards the higher its rank, with its key at the rim. */
export function sectorOf(node: CladeNode, { circle, color, deepest, fontSize, inner, key }: SectorLook): Element[] {
  const { depth, from, to } = node;
  const [x, y] = keyPlace(node, circle, deepest);
  const turned = Math.PI / 2;
  const written: Element[] =
    key === undefined
      ? []
      : [
          {
            type: 'text',
            silent: true,
            z: 4,
            x,
            y,
            style: {
              text: key,
              fill: color,
              fontFamily,
              fontSize: Math.min(fontSize, circle.ring + 1),
              fontWeight: 600,
              align: 'center',
              verticalAlign: 'middle',
            },
          },
        ];
  if (!isField(node)) return written;
  return [
    {
      type: 'sector',
      silent: true,
      z: 0,
      shape: {
        cx: circle.cx,
        cy: circle.cy,
        r0: rounded(inner),
        r: rounded(circle.r + circle.ring * (deepest - depth + 1)),
        startAngle: rounded(from - turned),
        endAngle: rounded(to - turned),
      },
      style: { fill: color, opacity: 0.2 },
    },
    ...written,
  ];
}

export function branchOf(
  node: CladeNode,
  parent: CladeNode,
  { cx, cy }: Circle,
  radiusOf: (depth: number) => number,
  { color: stroke, width: lineWidth }: { readonly color: string; readonly width: number },
): Element[] {
  const [inner, outer] = [radiusOf(parent.depth), radiusOf(node.depth)];
  const [sin, cos] = [Math.sin(node.angle), Math.cos(node.angle)];
  const style = { stroke, fill: 'none', lineWidth };
  const line = {
    type: 'line',
    silent: true,
    z: 1,
    shape: {
      x1: rounded(cx + inner * sin),
      y1: rounded(cy - inner * cos),
      x2: rounded(cx + outer * sin),
      y2: rounded(cy - outer * cos),
    },
    style,
  };
  if (parent.depth === 0 || Math.abs(parent.angle - node.angle) < 1e-9) return [line];
  const [start, end] = [Math.min(parent.angle, node.angle), Math.max(parent.angle, node.angle)];
  return [
    line,
    {
      type: 'arc',
      silent: true,
      z: 1,
      shape: {
        cx,
        cy,
        r: rounded(inner),
        startAngle: rounded(start - Math.PI / 2),
        endAngle: rounded(end - Math.PI / 2),
      },
      style,
    },
  ];
}

/** Pixels across the smallest points, of clades that differ and of others. */
const [leastKept, least] = [3.5, 1.5];

/** The clades as points, none wider than its room on its circle. */
export function pointsOf(
  nodes: readonly CladeNode[],
  at: (node: CladeNode) => [number, number],
  colorOf: (clade: Finding | null) => string,
  { background, radius, roomOf }: { background: string; radius: number; roomOf: (node: CladeNode) => number },
): ScatterSeriesOption {
  const means = nodes.flatMap(({ clade }) => (clade && Number.isFinite(clade.mean) ? [clade.mean] : []));
  const [low, high] = extent(means) ?? [0, 1];
  return {
    type: 'scatter',
    name: '分类单元',
    dimensions: [
      { name: 'x', type: 'number' },
      { name: 'y', type: 'number' },
      { name: 'LDA 得分', type: 'number' },
      { name: 'id', type: 'ordinal' },
    ],
    encode: { x: 0, y: 1, itemName: 3, tooltip: [2] },
    // Those that differ lie on top.
    data: nodes
      .toSorted((one, other) => Number(!!one.clade?.kept) - Number(!!other.clade?.kept))
      .map((node) => {
        const share = node.clade && Number.isFinite(node.clade.mean) ? (node.clade.mean - low) / (high - low || 1) : 0;
        return {
          value: [
            ...at(node).map(rounded),
            node.clade && Number.isFinite(node.clade.lda) ? rounded(node.clade.lda) : '-',
            node.clade?.path ?? '根',
          ],
          symbolSize: rounded(
            Math.max(node.clade?.kept ? leastKept : least, Math.min(radius * (1 + share), roomOf(node))),
          ),
          itemStyle: { color: colorOf(node.clade), opacity: 1, borderColor: background, borderWidth: 0.5 },
        };
      }),
    emphasis: { disabled: true },
    z: 3,
  };
}
