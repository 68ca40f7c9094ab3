import type { CellLayer } from '../../model/index.ts';
import { byLevel, byRamp } from '../figure.ts';
import type { Axis, Frame, Mark, Step } from '../figure.ts';
import { sampled } from '../view.ts';
import type { Drawn, View } from '../view.ts';
import { cellWords } from './cellWords.ts';
import { namesOf } from './names.ts';
import { number, tableFrom, text } from './table.ts';

type Points = {
  readonly x: string;
  readonly y: string;
  /** The column of the colours. */
  readonly by?: string;
  readonly id?: string;
  readonly ellipses?: boolean;
  readonly symbols?: boolean;
  readonly steps?: readonly Step[];
  readonly below?: readonly Mark[];
};

/** Named points, in the colours of a column, the chosen ones with their names. */
export function points(v: View, { below = [], by, ellipses, id, steps = [], symbols, x, y }: Points): Drawn {
  const coloured = by !== undefined && v.column(by) !== undefined;
  const levels = coloured ? v.levels(by, 'point') : undefined;
  const names = id ? namesOf(v, { id, x, y }) : { frames: [], marks: [] };
  return {
    frames: [v.frame([...steps, ...(coloured ? v.blanks(by) : [])]), ...names.frames],
    x: v.number('x'),
    y: v.number('y'),
    ...(levels && { levels }),
    marks: [
      ...below,
      {
        mark: 'points',
        x,
        y,
        ink: coloured ? byLevel : v.seriesColor((one) => one.type === 'scatter'),
        size: v.pointSize(),
        ...(symbols && coloured && { symbols }),
      },
      ...(ellipses && levels ? [{ mark: 'ellipses' as const, x, y }] : []),
      ...names.marks,
    ],
  };
}

/** The components of an ordination, whichever two were chosen. */
export function ordination(v: View, id = 'sample'): Drawn {
  const numeric = v.data.columns.filter(({ kind }) => kind !== 'text').map(({ name }) => name);
  const [x, y] = [numeric[0]!, numeric[1] ?? numeric[0]!];
  return points(v, {
    x,
    y,
    by: 'group',
    id,
    symbols: true,
    ellipses: v.series.some(({ data = [], type }) => type === 'line' && data.length > 20),
  });
}

/** A bar a name, from the first row on top or on the left. */
export function bars(
  v: View,
  along: 'x' | 'y',
  {
    column,
    ink,
    steps = [],
    text: written,
    value,
  }: {
    readonly column: string;
    readonly value: string;
    readonly ink?: string | typeof byLevel;
    readonly text?: string;
    readonly steps?: readonly Step[];
  },
): Pick<Drawn, 'frames' | 'x' | 'y' | 'marks'> {
  const names = v.names(along, column, { ...(written && { text: written }) });
  const numbers = v.number(along === 'x' ? 'y' : 'x');
  return {
    frames: [v.frame(steps)],
    x: along === 'x' ? names : numbers,
    y: along === 'x' ? numbers : names,
    marks: [{ mark: 'bars', along, name: column, value, ink: ink ?? v.seriesColor(({ type }) => type === 'bar') }],
  };
}

/** How a colour of some strength looks on paper. */
const onPaper = (color: string): string => {
  const strength = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(255 - (255 - Number.parseInt(color.slice(at, at + 2), 16)) * strength)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

/** Bars that each have the colour of the drawing. */
export function ownBars(v: View, along: 'x' | 'y', on: Parameters<typeof bars>[2]): Drawn {
  const named = ((along === 'x' ? v.axes.x : v.axes.y) as readonly { data?: readonly string[] }[]).flatMap(
    ({ data = [] }) => data,
  );
  const drawn = v.series
    .filter(({ type }) => type === 'bar')
    .flatMap(({ data = [] }) =>
      data.map((item, at) => [named[at]!, (item as { itemStyle?: { color?: string } }).itemStyle?.color] as const),
    );
  const colors = new Map(
    drawn.filter((one): one is readonly [string, string] => typeof one[1] === 'string' && one[1].startsWith('#')),
  );
  const fallback = v.seriesColor(({ type }) => type === 'bar');
  return {
    ...bars(v, along, { ...on, ink: byLevel }),
    legend: 'none',
    levels: {
      column: on.column,
      mark: 'box',
      items: v
        .distinct(on.column)
        .map((value) => ({ value, label: value, color: onPaper(colors.get(value) ?? fallback), symbol: 'circle' })),
    },
  };
}

/** A column split in two or three by limits, with a colour for each part. */
export function parts(
  v: View,
  column: string,
  items: readonly (readonly [value: string, color: string, label?: string])[],
  mark: 'box' | 'point' = 'box',
): Pick<Drawn, 'levels'> {
  return {
    levels: {
      column,
      mark,
      items: items.map(([value, color, label]) => ({
        value,
        label: label ?? v.series.find(({ name }) => name?.startsWith(value))?.name ?? value,
        color,
        symbol: 'circle',
      })),
    },
  };
}

/** Boxes of the rows of each group, each row as a point beside. */
export function boxes(
  v: View,
  name: string,
  value: string,
  {
    by = name,
    dots = true,
    order,
  }: { readonly by?: string; readonly dots?: boolean; readonly order?: readonly string[] } = {},
): Drawn {
  const levels = v.levels(by, 'box');
  return {
    frames: [v.frame(v.blanks(by))],
    levels,
    legend: 'none',
    x: v.names('x', name, {
      order: order ?? (by === name ? levels.items.map((item) => item.value) : v.distinct(name)),
    }),
    y: v.number('y'),
    marks: [
      { mark: 'boxes', name, value, ink: byLevel },
      ...(dots
        ? [{ mark: 'points' as const, x: name, y: value, ink: byLevel, size: v.pointSize(), jitter: 0.12 }]
        : []),
    ],
  };
}

/** Lines in the colours of a column. */
export function lines(
  v: View,
  {
    by,
    below = [],
    steps = [],
    width,
    x,
    y,
    ...more
  }: {
    readonly x: string;
    readonly y: string;
    readonly by: string;
    readonly width?: number;
    readonly steps?: readonly Step[];
    readonly below?: readonly Mark[];
    readonly words?: Readonly<Record<string, string>>;
    readonly order?: readonly string[];
  },
): Drawn {
  return {
    frames: [v.frame([...steps, ...v.blanks(by)])],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels(by, 'line', more),
    marks: [...below, { mark: 'line', x, y, ink: byLevel, ...(width && { width }) }],
  };
}

const most = { rows: 60, columns: 80 };

/** @throws When the drawing has no cells. */
function cellLayer(v: View): CellLayer {
  const layer = v.drawing.layers?.find(({ kind }) => kind === 'cells');
  if (layer?.kind !== 'cells') throw new Error('the drawing has no cells');
  return layer;
}

/** A cell for each row of the data, at its two names, with what the page writes there. */
export function tiles(
  v: View,
  { color, title, x, y }: { readonly x: string; readonly y: string; readonly color: string; readonly title: string },
): Drawn {
  const layer = cellLayer(v);
  const written = cellWords(v, layer);
  return {
    frames: [v.frame(), ...written.frames],
    x: v.names('x', x, { title: '', order: layer.columnIds }),
    y: v.names('y', y, { title: '', order: layer.rowIds }),
    ramp: { column: color, title, colors: sampled(layer.ramp), min: layer.min, max: layer.max, missing: layer.missing },
    marks: [{ mark: 'tiles', x, y, ink: byRamp }, ...written.marks],
  };
}

/** A matrix as cells, with the groups and the trees that stand beside it. */
export function cells(v: View, title: string): Drawn {
  const layer = cellLayer(v);
  const { height, width } = { height: layer.rows, width: layer.columns };
  const groups = v.input.groups && layer.columnIds.some((id) => v.scale.levelOf(id) !== '') ? v.input.groups : null;
  const level = layer.columnIds.map((id) => v.scale.levelOf(id) || v.ungrouped);
  const above = groups ? 0 : 0.9;
  const trees = (v.drawing.layers ?? []).flatMap((one) => (one.kind === 'brackets' ? [one] : []));
  const deep = { top: Math.max(1, height * 0.14), left: Math.max(1, width * 0.14) };
  const segments = trees.flatMap((tree) =>
    Array.from(tree.from).flatMap((_, at) => {
      const [a, b] = [tree.from[at]! + 1, tree.to[at]! + 1];
      const far = (value: number) =>
        (tree.side === 'top' ? above - 0.5 : 0.4) - (value / tree.highest) * deep[tree.side];
      const [low, high, top] = [far(tree.fromHeight[at]!), far(tree.toHeight[at]!), far(tree.height[at]!)];
      const pieces = [
        [a, low, a, top],
        [a, top, b, top],
        [b, top, b, high],
      ];
      return tree.side === 'top' ? pieces : pieces.map(([x0, y0, x1, y1]) => [y0!, x0!, y1!, x1!]);
    }),
  );
  const column = (at: number) => Float64Array.from(segments, (segment) => segment[at]!);
  const written = cellWords(v);
  const frames: Frame[] = [
    // Without what the drawing says of its rows, such as their clusters.
    {
      ...v.frame([], { wide: 1 }),
      table: {
        ...v.data,
        columns: v.data.columns.filter(({ name }, at) => at === 0 || layer.columnIds.includes(name)),
      },
    },
    ...(groups
      ? [
          {
            name: 'groups',
            table: tableFrom('groups', [
              text('sample', layer.columnIds),
              text('group', level),
              number(
                'x',
                layer.columnIds.map((_, at) => at + 1),
              ),
              number(
                'y',
                layer.columnIds.map(() => 0),
              ),
            ]),
          },
        ]
      : []),
    ...(segments.length > 0
      ? [
          {
            name: 'tree',
            table: tableFrom(
              'tree',
              ['x0', 'y0', 'x1', 'y1'].map((name, at) => number(name, column(at))),
            ),
          },
        ]
      : []),
    ...written.frames,
  ];
  const axis = (name: 'x' | 'y'): Axis => {
    const has = trees.some(({ side }) => side === (name === 'x' ? 'left' : 'top'));
    return {
      kind: 'cells',
      title: '',
      hidden: name === 'x' ? width > most.columns : height > most.rows,
      least: name === 'x' ? (has ? 0.3 - deep.left : 0.5) : has ? above - 0.6 - deep.top : groups ? -0.4 : 0.5,
    };
  };
  return {
    frames,
    x: axis('x'),
    y: axis('y'),
    ramp: {
      column: 'value',
      title,
      colors: sampled(layer.ramp),
      min: layer.min,
      max: layer.max,
      missing: layer.missing,
    },
    ...(groups && { levels: v.levels('group', 'box', { from: frames[1]!.table }) }),
    marks: [
      { mark: 'cells' },
      ...written.marks,
      ...(groups ? [{ mark: 'strip' as const, frame: 'groups', x: 'x', y: 'y' }] : []),
      ...(segments.length > 0
        ? [
            {
              mark: 'segments' as const,
              frame: 'tree',
              from: ['x0', 'y0'] as const,
              to: ['x1', 'y1'] as const,
              ink: v.colors.text,
              width: 0.8,
            },
          ]
        : []),
    ],
  };
}

export { byLevel, byRamp, number, tableFrom, text };
