import { gridRect } from '../../frame/index.ts';
import type { Frame, Mark } from '../figure.ts';
import type { Drawn, View } from '../view.ts';
import { keyOf } from './key.ts';
import { number, tableFrom, text } from './table.ts';
import { round, unitsOf, type Spot } from './units.ts';

type Style = {
  readonly fill?: string | Gradient;
  readonly stroke?: string;
  readonly opacity?: number;
  readonly fillOpacity?: number;
  readonly text?: string;
  readonly align?: string;
  readonly textAlign?: string;
  readonly fontSize?: number;
};
type Shape = Readonly<Record<string, unknown>> & { readonly points?: readonly (readonly [number, number])[] };
type Element = {
  readonly type: string;
  readonly x?: number;
  readonly y?: number;
  readonly shape?: Shape;
  readonly style?: Style;
  readonly elements?: readonly Element[];
  readonly children?: readonly Element[];
};
type Outline = { readonly spots: readonly Spot[]; readonly fill: string; readonly opacity: number };
type Path = { readonly spots: readonly Spot[]; readonly stroke: string };
type Words = {
  readonly at: Spot;
  readonly text: string;
  readonly align: 'left' | 'middle' | 'right';
  readonly ink?: string | undefined;
  readonly size?: number | undefined;
};
type Dot = { readonly at: Spot; readonly fill: string; readonly size: number };
type Picture = { readonly outlines: Outline[]; readonly paths: Path[]; readonly words: Words[]; readonly dots: Dot[] };

const num = (value: unknown): number => (typeof value === 'number' ? value : 0);
const hex = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[0-9a-f]{6}/i.test(value) ? value.slice(0, 7).toLowerCase() : undefined;
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

/** A bar of colours as rectangles of one colour each, which both languages can fill. */
function slices({ shape = {}, style = {}, type, ...moved }: Element): Outline[] {
  const { fill } = style;
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

function addElements(picture: Picture, elements: readonly Element[]): void {
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
    // A colour may carry its own strength: #rrggbbaa.
    const strength =
      typeof style.fill === 'string' && style.fill.length === 9 ? Number.parseInt(style.fill.slice(7), 16) / 255 : 1;
    if (found.closed && fill)
      picture.outlines.push({ spots: moved, fill, opacity: (style.fillOpacity ?? style.opacity ?? 1) * strength });
    if (stroke) picture.paths.push({ spots: found.closed ? [...moved, moved[0]!] : moved, stroke });
  }
}

type Value = {
  readonly value?: unknown;
  readonly itemStyle?: { readonly color?: unknown };
  readonly label?: { readonly show?: boolean; readonly formatter?: unknown };
  readonly symbolSize?: unknown;
};

/** What ECharts draws between axes: points, lines and bars, and the names of the axes. */
function addSeries(picture: Picture, v: View): void {
  const option = v.drawing.option as { grid?: object | readonly object[]; xAxis?: unknown; yAxis?: unknown };
  const grids = [option.grid ?? []].flat();
  const size = v.input.size;
  type Raw = {
    readonly type?: string;
    readonly data?: readonly unknown[];
    readonly min?: number;
    readonly max?: number;
    readonly inverse?: boolean;
    readonly gridIndex?: number;
    readonly show?: boolean;
    readonly axisLabel?: { readonly show?: boolean };
  };
  const axes = { x: v.axes.x as readonly Raw[], y: v.axes.y as readonly Raw[] };
  const rectOf = (index: number) =>
    gridRect({ ...v.drawing.option, grid: grids[index] ?? grids[0] } as typeof v.drawing.option, size);
  const place = (name: 'x' | 'y', index: number, value: unknown): number => {
    const axis = axes[name][index] ?? {};
    const rect = rectOf(axis.gridIndex ?? 0);
    const [from, length] = name === 'x' ? [rect.x, rect.width] : [rect.y, rect.height];
    const count = axis.data?.length ?? 1;
    const named = typeof value === 'string' ? (axis.data ?? []).indexOf(value) : num(value);
    const at = named < 0 ? Number.NaN : named;
    const share =
      axis.type === 'category'
        ? (at + 0.5) / count
        : (num(value) - num(axis.min)) / (num(axis.max) - num(axis.min) || 1);
    const flipped = (name === 'y') !== Boolean(axis.inverse);
    return from + length * (flipped ? 1 - share : share);
  };
  for (const one of v.series) {
    const { data = [], type, xAxisIndex = 0, yAxisIndex = 0 } = one;
    const color = hex(one.itemStyle?.color) ?? hex(one.lineStyle?.color) ?? v.colors.text;
    const values = (data as readonly unknown[]).map(
      (item) =>
        (item !== null && typeof item === 'object' && !Array.isArray(item)
          ? (item as Value)
          : { value: item }) as Value,
    );
    const spot = (value: unknown): Spot | null =>
      Array.isArray(value) &&
      value.slice(0, 2).every((part) => (typeof part === 'string' && part !== '-') || Number.isFinite(part))
        ? [place('x', xAxisIndex, value[0]), place('y', yAxisIndex, value[1])]
        : null;
    if (type === 'scatter') {
      for (const item of values) {
        const at = spot(item.value);
        const fill = hex(item.itemStyle?.color) ?? hex(one.itemStyle?.color);
        if (at && fill)
          picture.dots.push({ at, fill, size: num(item.symbolSize) || num(one.symbolSize) || v.pointSize() });
        if (at && typeof item.label?.formatter === 'string')
          picture.words.push({ at, text: item.label.formatter, align: 'middle' });
      }
    }
    if (type === 'line') {
      const runs = values.reduce<Spot[][]>(
        (all, { value }) => {
          const at = spot(value);
          if (at && at.every(Number.isFinite)) all.at(-1)!.push(at);
          else all.push([]);
          return all;
        },
        [[]],
      );
      for (const spots of runs) if (spots.length > 1) picture.paths.push({ spots, stroke: color });
    }
    if (type === 'bar') {
      const flat = axes.y[yAxisIndex]?.type === 'category';
      const half =
        (0.35 *
          (flat
            ? rectOf(axes.y[yAxisIndex]?.gridIndex ?? 0).height
            : rectOf(axes.x[xAxisIndex]?.gridIndex ?? 0).width)) /
        Math.max(1, values.length);
      values.forEach((item, at) => {
        if (typeof item.value !== 'number') return;
        const [zero, end] = flat
          ? [place('x', xAxisIndex, 0), place('x', xAxisIndex, item.value)]
          : [place('y', yAxisIndex, 0), place('y', yAxisIndex, item.value)];
        const middle = flat ? place('y', yAxisIndex, at) : place('x', xAxisIndex, at);
        const spots: Spot[] = flat
          ? [
              [zero, middle - half],
              [end, middle - half],
              [end, middle + half],
              [zero, middle + half],
            ]
          : [
              [middle - half, zero],
              [middle - half, end],
              [middle + half, end],
              [middle + half, zero],
            ];
        picture.outlines.push({ spots, fill: hex(item.itemStyle?.color) ?? color, opacity: 1 });
        if (!flat) picture.words.push({ at: [middle, end - 9], text: String(item.value), align: 'middle' });
      });
    }
  }
  for (const [index, axis] of axes.y.entries()) {
    if (axis.type !== 'category' || axis.show === false || axis.axisLabel?.show === false) continue;
    const rect = rectOf(axis.gridIndex ?? 0);
    (axis.data ?? []).forEach((name, at) =>
      picture.words.push({
        at: [rect.x - 6, place('y', index, at)],
        text: typeof name === 'string' ? name : String((name as { value: unknown }).value),
        align: 'left',
      }),
    );
  }
}

/** What words share that are written in one go. */
const lookOf = ({ align, ink = '', size = 0 }: Words): string => `${align} ${ink} ${size}`.trim();

type Axes = Pick<Drawn, 'x' | 'y' | 'bare'> & { readonly place: (spot: Spot) => Spot };

/** One plot keeps its axes, and its marks are counted in their units; anything else is drawn in pixels. */
function axesOf(v: View): Axes {
  const { height, width } = v.input.size;
  const units = (v.axes.x[0] as { show?: boolean } | undefined)?.show === false ? null : unitsOf(v);
  if (!units) {
    return {
      x: { kind: 'number', title: '', min: 0, max: width },
      y: { kind: 'number', title: '', min: 0, max: height, reverse: true },
      bare: true,
      place: (spot) => spot,
    };
  }
  return { x: v.number('x'), y: v.number('y'), place: units };
}

/**
 * A chart whose places the page works out: its outlines, lines and words, as files beside the data.
 *
 * What a chart without a recipe of its own gets.
 */
export function drawn(v: View): Drawn {
  const picture: Picture = { outlines: [], paths: [], words: [], dots: [] };
  addElements(
    picture,
    [(v.drawing.option as { graphic?: Element | readonly Element[] }).graphic ?? []].flat() as readonly Element[],
  );
  addSeries(picture, v);
  const { place, ...axes } = axesOf(v);
  if (!axes.bare) picture.words.length = 0;
  const spots = (shapes: readonly { readonly spots: readonly Spot[] }[]) =>
    shapes.flatMap((shape, at) => shape.spots.map((spot) => ({ at, spot })));
  const xy = (places: readonly Spot[]) => [
    number(
      'x',
      places.map((spot) => round(place(spot)[0])),
    ),
    number(
      'y',
      places.map((spot) => round(place(spot)[1])),
    ),
  ];
  const [corners, joints] = [spots(picture.outlines), spots(picture.paths)];
  const frames: Frame[] = [
    v.frame(),
    ...(corners.length > 0
      ? [
          {
            name: 'outlines',
            table: tableFrom('outlines', [
              number(
                'shape',
                corners.map(({ at }) => at + 1),
              ),
              ...xy(corners.map(({ spot }) => spot)),
              text(
                'fill',
                corners.map(({ at }) => picture.outlines[at]!.fill),
              ),
              text(
                'strength',
                corners.map(({ at }) => (picture.outlines[at]!.opacity < 0.9 ? 'pale' : 'full')),
              ),
            ]),
          },
        ]
      : []),
    ...(joints.length > 0
      ? [
          {
            name: 'paths',
            table: tableFrom('paths', [
              number(
                'shape',
                joints.map(({ at }) => at + 1),
              ),
              ...xy(joints.map(({ spot }) => spot)),
              text(
                'stroke',
                joints.map(({ at }) => picture.paths[at]!.stroke),
              ),
            ]),
          },
        ]
      : []),
    ...(picture.dots.length > 0
      ? [
          {
            name: 'dots',
            table: tableFrom('dots', [
              ...xy(picture.dots.map(({ at }) => at)),
              text(
                'fill',
                picture.dots.map(({ fill }) => fill),
              ),
              number(
                'size',
                picture.dots.map(({ size }) => size),
              ),
            ]),
          },
        ]
      : []),
    ...(picture.words.length > 0
      ? [
          {
            name: 'words',
            table: tableFrom('words', [
              ...xy(picture.words.map(({ at }) => at)),
              text(
                'text',
                picture.words.map((one) => one.text),
              ),
              text('look', picture.words.map(lookOf)),
            ]),
          },
        ]
      : []),
  ];
  const pale = picture.outlines.filter(({ opacity }) => opacity < 0.9);
  const strength =
    pale.length > 0 ? Math.max(0.15, pale.reduce((sum, { opacity }) => sum + opacity, 0) / pale.length) : 1;
  const strokes = [...new Set(picture.paths.map(({ stroke }) => stroke))];
  const fills = [...new Set(picture.dots.map(({ fill }) => fill))];
  const size = picture.dots.length > 0 ? picture.dots.reduce((sum, one) => sum + one.size, 0) / picture.dots.length : 6;
  const looks = [...new Map(picture.words.map((one) => [lookOf(one), one])).entries()];
  const key = keyOf(v);
  const marks: Mark[] = [
    ...(['pale', 'full'] as const)
      .filter((is) => picture.outlines.some(({ opacity }) => opacity < 0.9 === (is === 'pale')))
      .map((is): Mark => ({
        mark: 'polygons',
        frame: 'outlines',
        where: { column: 'strength', is: [is] },
        x: 'x',
        y: 'y',
        group: 'shape',
        ink: { column: 'fill' },
        opacity: is === 'pale' ? round(strength) : 1,
      })),
    ...strokes.map((stroke): Mark => ({
      mark: 'line',
      frame: 'paths',
      where: { column: 'stroke', is: [stroke] },
      x: 'x',
      y: 'y',
      group: 'shape',
      ink: stroke,
      width: 1,
    })),
    ...fills.map((fill): Mark => ({
      mark: 'points',
      frame: 'dots',
      where: { column: 'fill', is: [fill] },
      x: 'x',
      y: 'y',
      ink: fill,
      size: round(size),
    })),
    ...looks.map(([look, one]): Mark => ({
      mark: 'texts',
      frame: 'words',
      where: { column: 'look', is: [look] },
      x: 'x',
      y: 'y',
      text: 'text',
      at: one.align,
      ...(one.ink && one.ink !== v.colors.text && { ink: one.ink }),
      ...(one.size && { size: one.size }),
    })),
  ];
  return {
    frames: [...frames, ...key.frames],
    marks: [...key.marks, ...marks],
    ...axes,
    ...key.levels,
    legend: key.levels ? v.base().legend : 'none',
    size: v.input.size,
    remarks: [
      axes.bare
        ? '图形的位置由平台排布，以像素写在各个 CSV 中；data.csv 是图中的数值'
        : '点与线的坐标在各个 CSV 中；data.csv 是图中的数值',
    ],
  };
}
