import type { Spot } from '../units.ts';
import { hex, num } from './picture.ts';
import type { Outline, Picture } from './picture.ts';

type Style = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly opacity?: number;
  readonly fillOpacity?: number;
  readonly text?: string;
  readonly align?: string;
  readonly textAlign?: string;
  readonly fontSize?: number;
};
type Shape = Readonly<Record<string, unknown>> & { readonly points?: readonly (readonly [number, number])[] };
/** A shape of the page's own, as ECharts takes it. */
export type Element = {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly shape?: Shape;
  readonly style?: Style;
  readonly elements?: readonly Element[];
  readonly children?: readonly Element[];
};
const ring = (cx: number, cy: number, r: number, from = 0, to = 2 * Math.PI): Spot[] =>
  Array.from({ length: 49 }, (_, at) => [
    cx + r * Math.cos(from + ((to - from) * at) / 48),
    cy + r * Math.sin(from + ((to - from) * at) / 48),
  ]);

function spotsOf({ shape = {}, type }: Element): { readonly spots: readonly Spot[]; readonly closed: boolean } | null {
  const { cx, cy, endAngle, height, points, r, r0, startAngle, width, x, x1, x2, y, y1, y2 } = Object.fromEntries(
    Object.entries(shape).map(([key, value]) => [key, key === 'points' ? 0 : num(value)]),
  ) as Record<string, number>;
  void points;
  switch (type) {
    case 'polygon':
      return { spots: shape.points ?? [], closed: true };
    case 'polyline':
      return { spots: shape.points ?? [], closed: false };
    case 'line':
      return {
        spots: [
          [x1!, y1!],
          [x2!, y2!],
        ],
        closed: false,
      };
    case 'rect':
      return {
        spots: [
          [x!, y!],
          [x! + width!, y!],
          [x! + width!, y! + height!],
          [x!, y! + height!],
        ],
        closed: true,
      };
    case 'circle':
      return { spots: ring(cx!, cy!, r!), closed: true };
    case 'arc':
      return { spots: ring(cx!, cy!, r!, startAngle, endAngle), closed: false };
    case 'sector':
      return {
        spots: [
          ...ring(cx!, cy!, r!, startAngle, endAngle),
          ...ring(cx!, cy!, r0 ?? 0, startAngle, endAngle).toReversed(),
        ],
        closed: true,
      };
    default:
      return null;
  }
}

type Gradient = {
  readonly type?: string;
  readonly x: number;
  readonly x2: number;
  readonly colorStops: readonly { readonly offset: number; readonly color: string }[];
};

/** A gradient as rectangles of one colour each, which both languages can fill. */
function slices({ shape = {}, style = {}, type, ...moved }: Element): Outline[] {
  const fill = style.fill as unknown as Gradient | undefined;
  if (type !== 'rect' || typeof fill !== 'object' || fill.type !== 'linear') return [];
  const [left, top, width, height] = [
    num(shape['x']) + num(moved.x),
    num(shape['y']) + num(moved.y),
    num(shape['width']),
    num(shape['height']),
  ];
  const stops = fill.colorStops;
  return stops.map(({ color }, at): Outline => {
    const [from, to] = [at / stops.length, (at + 1) / stops.length];
    // Upright bars have their lowest colour at the foot.
    const [x0, x1, y0, y1] = fill.x === fill.x2 ? [0, 1, 1 - from, 1 - to] : [from, to, 0, 1];
    return {
      spots: (
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ] as const
      ).map(([x, y]): Spot => [left + x * width, top + y * height]),
      fill: color,
      opacity: 1,
    };
  });
}

/** Adds the outlines, lines and words of shapes and of what they hold. */
export function addElements(picture: Picture, elements: readonly Element[]): void {
  for (const element of elements) {
    const { style = {} } = element;
    addElements(picture, [...(element.elements ?? []), ...(element.children ?? [])]);
    if (element.type === 'text' && style.text) {
      const align = style.textAlign ?? style.align ?? 'left';
      picture.words.push({
        at: [num(element.x), num(element.y)],
        text: style.text,
        align: align === 'center' ? 'middle' : align === 'right' ? 'left' : 'right',
        ink: hex(style.fill),
        size: style.fontSize,
      });
    }
    picture.outlines.push(...slices(element));
    const found = spotsOf(element);
    if (!found || found.spots.length < 2) continue;
    const moved = found.spots.map(([x, y]): Spot => [x + num(element.x), y + num(element.y)]);
    const [fill, stroke] = [hex(style.fill), hex(style.stroke)];
    // A colour may have an opacity of its own: #rrggbbaa.
    const strength = style.fill && style.fill.length === 9 ? Number.parseInt(style.fill.slice(7), 16) / 255 : 1;
    if (found.closed && fill)
      picture.outlines.push({ spots: moved, fill, opacity: (style.fillOpacity ?? style.opacity ?? 1) * strength });
    if (stroke) picture.paths.push({ spots: found.closed ? [...moved, moved[0]!] : moved, stroke });
  }
}
