import type { Recipe, View } from '../../view.ts';
import { withNames } from '../names.ts';
import { byLevel, number, points, tableFrom, text } from '../shapes/index.ts';

/** The columns of a table of the result. */
const columnsOf = (v: View, id: string) => v.input.tables[id]?.columns ?? [];
export const numbersOf = (v: View, id: string, name: string): ArrayLike<number> =>
  (columnsOf(v, id).find((one) => one.name === name)?.values as Float64Array | undefined) ?? [];

export function batchPca(v: View) {
  const column = v.input.settings.own?.['color'] === 'group' && v.input.groups ? 'group' : 'batch';
  const groups = column === 'group' ? v.groups() : null;
  const from = groups?.table ?? v.data;
  const stages = v.distinct('stage');
  const words: Readonly<Record<string, string>> = { before: '校正前', after: '校正后' };
  return {
    frames: [
      v.frame(groups ? [{ do: 'lookup', frame: 'groups', by: 'sample', column: 'group' }] : []),
      ...(groups ? [groups] : []),
    ],
    x: { kind: 'number', title: 'PC1' },
    y: { kind: 'number', title: 'PC2' },
    levels: v.levels(column, 'point', {
      from,
      words:
        column === 'batch'
          ? Object.fromEntries(
              v.distinct('batch').map((name) => [name, /批|batch/i.test(name) ? name : `批次 ${name}`]),
            )
          : {},
    }),
    panels: {
      column: 'stage',
      columns: 2,
      free: true,
      items: stages.map((value) => ({ value, label: words[value] ?? value })),
    },
    marks: [{ mark: 'points', x: 'PC1', y: 'PC2', ink: byLevel, size: v.pointSize() }],
  } satisfies ReturnType<Recipe>;
}

export function permutation(v: View): ReturnType<Recipe> {
  return {
    frames: [v.frame([{ do: 'long', keep: 1, name: 'measure', value: 'value' }])],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels('measure', 'point', { order: ['r2y', 'q2'], words: { r2y: 'R²Y', q2: 'Q²' } }),
    marks: [
      { mark: 'points', x: 'r', y: 'value', ink: byLevel, size: v.pointSize(), symbols: true },
      ...(v.series.some(({ type, data = [] }) => type === 'line' && data.length === 2)
        ? [{ mark: 'fit' as const, x: 'r', y: 'value', ink: byLevel }]
        : []),
    ],
  };
}

/** Where the arrows end: the page lengthens all by one factor that is not in the data file. */
function arrowHeads(v: View) {
  const ends = v.series.flatMap(({ markLine }) =>
    (markLine?.data ?? []).flatMap((line) => {
      const [from, to] = Array.isArray(line)
        ? (line as readonly { readonly name?: string; readonly coord?: readonly [number, number] }[])
        : [];
      return from?.name !== undefined && to?.coord ? [{ id: from.name, x: to.coord[0], y: to.coord[1] }] : [];
    }),
  );
  return tableFrom('arrows', [
    text(
      'id',
      ends.map(({ id }) => id),
    ),
    number(
      'x',
      ends.map(({ x }) => x),
    ),
    number(
      'y',
      ends.map(({ y }) => y),
    ),
  ]);
}

export function triplot(v: View): ReturnType<Recipe> {
  const groups = v.groups();
  const kinds: readonly string[] = v.distinct('kind');
  const samples = kinds.filter((kind): boolean => kind === '样本');
  const others = kinds.filter((kind) => kind !== '环境因子' && !samples.includes(kind));
  const heads = arrowHeads(v);
  return withNames(
    v,
    { id: 'id', x: 'x', y: 'y' },
    {
      frames: [
        ...(heads.rows > 0 ? [{ name: 'arrows', table: heads }] : []),
        v.frame(groups ? [{ do: 'lookup', frame: 'groups', by: 'id', column: 'group' }] : []),
        ...(groups
          ? [
              {
                ...groups,
                table: {
                  ...groups.table,
                  columns: [{ ...groups.table.columns[0]!, name: 'id' }, groups.table.columns[1]!],
                },
              },
            ]
          : []),
      ],
      x: v.number('x'),
      y: v.number('y'),
      ...(groups && { levels: v.levels('group', 'point', { from: groups.table }) }),
      marks: [
        ...(others.length > 0
          ? [
              {
                mark: 'points' as const,
                x: 'x',
                y: 'y',
                ink: v.colors.neutral,
                size: 5,
                where: { column: 'kind', is: others },
              },
            ]
          : []),
        {
          mark: 'points' as const,
          x: 'x',
          y: 'y',
          ink: groups ? byLevel : v.palette[0]!,
          size: v.pointSize(),
          where: { column: 'kind', is: samples },
          ...(groups && { symbols: true }),
        },
        ...(heads.rows > 0
          ? [
              {
                mark: 'segments' as const,
                frame: 'arrows',
                from: [0, 0] as const,
                to: ['x', 'y'] as const,
                ink: v.colors.text,
                arrow: true,
              },
            ]
          : []),
      ],
      remarks: ['箭头按页面的比例放大，终点写在 arrows.csv 中；原来的数值在 data.csv 中'],
    },
  );
}

export function drift(v: View): ReturnType<Recipe> {
  return {
    frames: [
      v.frame([{ do: 'long', keep: 4, columns: ['before', 'after'], name: 'stage', value: 'value' }]),
      { name: 'curve', file: 'data', table: v.data, steps: [{ do: 'set', to: 'stage', value: 'before' }] },
    ],
    x: { kind: 'number', title: v.axes.x.at(-1)?.name ?? '' },
    y: { kind: 'number', title: v.axes.y[0]?.name ?? '' },
    levels: v.levels('kind', 'point', { order: ['QC', '样本'] }),
    panels: {
      column: 'stage',
      columns: 1,
      free: false,
      items: [
        { value: 'before', label: '校正前' },
        { value: 'after', label: '校正后' },
      ],
    },
    marks: [
      { mark: 'line', frame: 'curve', x: 'order', y: 'fit', group: 'batch', ink: v.colors.text, width: 1.2 },
      { mark: 'points', x: 'order', y: 'value', ink: byLevel, size: v.pointSize(), symbols: true },
    ],
  };
}

export const embedded: Recipe = (v) => ({
  ...points(v, { x: 'x', y: 'y', by: 'class', id: 'id' }),
  x: { ...v.number('x'), lines: [] },
  y: { ...v.number('y'), lines: [] },
});

export const shepard: Recipe = (v) => ({
  frames: [v.frame()],
  x: v.number('x'),
  y: v.number('y'),
  marks: [
    {
      mark: 'points',
      x: 'dissimilarity',
      y: 'distance',
      ink: v.seriesColor(({ type }) => type === 'scatter'),
      size: v.pointSize(),
      opacity: 0.6,
    },
    {
      mark: 'line',
      x: 'dissimilarity',
      y: 'fitted',
      ink: v.seriesColor(({ type }) => type === 'line', v.palette[1]),
      steps: true,
    },
  ],
});

export const mantel: Recipe = (v) => ({
  frames: [v.frame()],
  x: v.number('x'),
  y: v.number('y'),
  marks: [
    {
      mark: 'points',
      x: 'environment',
      y: 'community',
      ink: v.seriesColor(({ type }) => type === 'scatter'),
      size: v.pointSize(),
      opacity: 0.6,
    },
    { mark: 'fit', x: 'environment', y: 'community', ink: v.seriesColor(({ type }) => type === 'line', v.palette[1]) },
  ],
});
