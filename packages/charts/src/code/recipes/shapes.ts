import type { Column, Table } from '@panome/analysis/model';
import { byLevel, byRamp } from '../figure.ts';
import type { Axis, Frame, Mark, Step } from '../figure.ts';
import { sampled } from '../view.ts';
import type { Drawn, View } from '../view.ts';

export const tableFrom = (id: string, columns: readonly Column[]): Table => ({ id, title: id, rows: columns[0]?.values.length ?? 0, columns });
export const text = (name: string, values: readonly string[]): Column => ({ name, label: name, kind: 'text', values });
export const number = (name: string, values: ArrayLike<number>): Column => ({ name, label: name, kind: 'number', values: Float64Array.from(values) });

type Points = {
  readonly x: string; readonly y: string;
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
  const labels = id ? v.labelled() : [];
  return {
    frames: [v.frame([...steps, ...(coloured ? v.blanks(by) : [])])],
    x: v.number('x'), y: v.number('y'),
    ...(levels && { levels }),
    marks: [
      ...below,
      { mark: 'points', x, y, ink: coloured ? byLevel : v.seriesColor((one) => one.type === 'scatter'), size: v.pointSize(), ...(symbols && coloured && { symbols }) },
      ...(ellipses && levels ? [{ mark: 'ellipses' as const, x, y }] : []),
      ...(labels.length > 0 ? [{ mark: 'texts' as const, x, y, text: id!, at: 'above' as const, where: { column: id!, is: labels } }] : []),
    ],
  };
}

/** The components of an ordination, whichever two were chosen. */
export function ordination(v: View, id = 'sample'): Drawn {
  const numeric = v.data.columns.filter(({ kind }) => kind !== 'text').map(({ name }) => name);
  const [x, y] = [numeric[0]!, numeric[1] ?? numeric[0]!];
  return points(v, { x, y, by: 'group', id, symbols: true, ellipses: v.series.some(({ data = [], type }) => type === 'line' && data.length > 20) });
}

/** A bar a name, from the first row on top or on the left. */
export function bars(v: View, along: 'x' | 'y', { column, ink, steps = [], text: written, value }: { readonly column: string; readonly value: string; readonly ink?: string | typeof byLevel; readonly text?: string; readonly steps?: readonly Step[] }): Pick<Drawn, 'frames' | 'x' | 'y' | 'marks'> {
  const names = v.names(along, column, { ...(written && { text: written }) });
  const numbers = v.number(along === 'x' ? 'y' : 'x');
  return {
    frames: [v.frame(steps)],
    x: along === 'x' ? names : numbers, y: along === 'x' ? numbers : names,
    marks: [{ mark: 'bars', along, name: column, value, ink: ink ?? v.seriesColor(({ type }) => type === 'bar') }],
  };
}

/** A column split in two or three by limits, with a colour for each part. */
export function parts(v: View, column: string, items: readonly (readonly [value: string, color: string, label?: string])[], mark: 'box' | 'point' = 'box'): Pick<Drawn, 'levels'> {
  return { levels: { column, mark, items: items.map(([value, color, label]) => ({ value, label: label ?? v.series.find(({ name }) => name?.startsWith(value))?.name ?? value, color, symbol: 'circle' })) } };
}

/** Boxes of the rows of each group, each row as a point beside. */
export function boxes(v: View, name: string, value: string, { by = name, dots = true, order }: { readonly by?: string; readonly dots?: boolean; readonly order?: readonly string[] } = {}): Drawn {
  const levels = v.levels(by, 'box');
  return {
    frames: [v.frame(v.blanks(by))], levels, legend: 'none',
    x: v.names('x', name, { order: order ?? (by === name ? levels.items.map((item) => item.value) : v.distinct(name)) }), y: v.number('y'),
    marks: [{ mark: 'boxes', name, value, ink: byLevel }, ...(dots ? [{ mark: 'points' as const, x: name, y: value, ink: byLevel, size: v.pointSize(), jitter: 0.12 }] : [])],
  };
}

/** Lines in the colours of a column. */
export function lines(v: View, { by, below = [], steps = [], width, x, y, ...more }: { readonly x: string; readonly y: string; readonly by: string; readonly width?: number; readonly steps?: readonly Step[]; readonly below?: readonly Mark[]; readonly words?: Readonly<Record<string, string>>; readonly order?: readonly string[] }): Drawn {
  return { frames: [v.frame([...steps, ...v.blanks(by)])], x: v.number('x'), y: v.number('y'), levels: v.levels(by, 'line', more), marks: [...below, { mark: 'line', x, y, ink: byLevel, ...(width && { width }) }] };
}

const most = { rows: 60, columns: 80 };

/** A matrix as cells, with the groups and the trees that stand beside it. */
export function cells(v: View, title: string): Drawn {
  const layer = v.drawing.layers?.find(({ kind }) => kind === 'cells');
  if (layer?.kind !== 'cells') throw new Error('the drawing has no cells');
  const { height, width } = { height: layer.rows, width: layer.columns };
  const groups = v.input.groups && layer.columnIds.some((id) => v.scale.levelOf(id) !== '') ? v.input.groups : null;
  const level = layer.columnIds.map((id) => v.scale.levelOf(id) || v.ungrouped);
  const above = groups ? 0 : 0.9;
  const trees = (v.drawing.layers ?? []).flatMap((one) => (one.kind === 'brackets' ? [one] : []));
  const deep = { top: Math.max(1, height * 0.14), left: Math.max(1, width * 0.14) };
  const segments = trees.flatMap((tree) => Array.from(tree.from).flatMap((_, at) => {
    const [a, b] = [tree.from[at]! + 1, tree.to[at]! + 1];
    const far = (value: number) => (tree.side === 'top' ? above - 0.5 : 0.4) - (value / tree.highest) * deep[tree.side];
    const [low, high, top] = [far(tree.fromHeight[at]!), far(tree.toHeight[at]!), far(tree.height[at]!)];
    const pieces = [[a, low, a, top], [a, top, b, top], [b, top, b, high]];
    return tree.side === 'top' ? pieces : pieces.map(([x0, y0, x1, y1]) => [y0!, x0!, y1!, x1!]);
  }));
  const column = (at: number) => Float64Array.from(segments, (segment) => segment[at]!);
  const frames: Frame[] = [
    // Without what the drawing says of its rows, such as their clusters.
    { ...v.frame([], { wide: 1 }), table: { ...v.data, columns: v.data.columns.filter(({ name }, at) => at === 0 || layer.columnIds.includes(name)) } },
    ...(groups ? [{ name: 'groups', table: tableFrom('groups', [text('sample', layer.columnIds), text('group', level), number('x', layer.columnIds.map((_, at) => at + 1)), number('y', layer.columnIds.map(() => 0))]) }] : []),
    ...(segments.length > 0 ? [{ name: 'tree', table: tableFrom('tree', ['x0', 'y0', 'x1', 'y1'].map((name, at) => number(name, column(at)))) }] : []),
  ];
  const axis = (name: 'x' | 'y'): Axis => {
    const has = trees.some(({ side }) => side === (name === 'x' ? 'left' : 'top'));
    return { kind: 'cells', title: '', hidden: name === 'x' ? width > most.columns : height > most.rows, least: name === 'x' ? (has ? 0.3 - deep.left : 0.5) : has ? above - 0.6 - deep.top : groups ? -0.4 : 0.5 };
  };
  return {
    frames, x: axis('x'), y: axis('y'),
    ramp: { column: 'value', title, colors: sampled(layer.ramp), min: layer.min, max: layer.max, missing: layer.missing },
    ...(groups && { levels: v.levels('group', 'box', { from: frames[1]!.table }) }),
    marks: [
      { mark: 'cells' },
      ...(groups ? [{ mark: 'strip' as const, frame: 'groups', x: 'x', y: 'y' }] : []),
      ...(segments.length > 0 ? [{ mark: 'segments' as const, frame: 'tree', from: ['x0', 'y0'] as const, to: ['x1', 'y1'] as const, ink: v.colors.text, width: 0.8 }] : []),
    ],
  };
}

export { byLevel, byRamp };
