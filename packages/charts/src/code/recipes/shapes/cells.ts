import type { BracketLayer, CellLayer } from '../../../model/index.ts';
import { byRamp } from '../../figure.ts';
import type { Axis, Frame } from '../../figure.ts';
import { sampled } from '../../view.ts';
import type { Drawn, View } from '../../view.ts';
import { cellWords } from '../cellWords.ts';
import { number, tableFrom, text } from '../table.ts';

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

/** The joints of the trees as straight pieces `[x0, y0, x1, y1]`, counted in cells outwards from the matrix. */
function treeSegments(
  trees: readonly BracketLayer[],
  above: number,
  deep: Readonly<Record<'top' | 'left', number>>,
): readonly (readonly number[])[] {
  return trees.flatMap((tree) =>
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
}

/** The group of each column, as a strip above the first row. */
const groupStrip = (ids: readonly string[], level: readonly string[]): Frame => ({
  name: 'groups',
  table: tableFrom('groups', [
    text('sample', ids),
    text('group', level),
    number(
      'x',
      ids.map((_, at) => at + 1),
    ),
    number(
      'y',
      ids.map(() => 0),
    ),
  ]),
});

const treeFrame = (segments: readonly (readonly number[])[]): Frame => ({
  name: 'tree',
  table: tableFrom(
    'tree',
    ['x0', 'y0', 'x1', 'y1'].map((name, at) =>
      number(
        name,
        segments.map((segment) => segment[at]!),
      ),
    ),
  ),
});

/** A matrix as cells, with the groups and the trees that stand beside it. */
export function cells(v: View, title: string): Drawn {
  const layer = cellLayer(v);
  const { height, width } = { height: layer.rows, width: layer.columns };
  const groups = v.input.groups && layer.columnIds.some((id) => v.scale.levelOf(id) !== '') ? v.input.groups : null;
  const level = layer.columnIds.map((id) => v.scale.levelOf(id) || v.ungrouped);
  const above = groups ? 0 : 0.9;
  const trees = (v.drawing.layers ?? []).flatMap((one) => (one.kind === 'brackets' ? [one] : []));
  const deep = { top: Math.max(1, height * 0.14), left: Math.max(1, width * 0.14) };
  const segments = treeSegments(trees, above, deep);
  const written = cellWords(v);
  const frames: Frame[] = [
    // Only the matrix, without further columns such as the clusters of rows.
    {
      ...v.frame([], { wide: 1 }),
      table: {
        ...v.data,
        columns: v.data.columns.filter(({ name }, at) => at === 0 || layer.columnIds.includes(name)),
      },
    },
    ...(groups ? [groupStrip(layer.columnIds, level)] : []),
    ...(segments.length > 0 ? [treeFrame(segments)] : []),
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
