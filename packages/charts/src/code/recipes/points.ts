import { paletteColors, significanceColors } from '../../palette/index.ts';
import type { Recipe, View } from '../view.ts';
import { sampled } from '../view.ts';
import { namesOf, withNames } from './names.ts';
import { byLevel, byRamp, number, ordination, points, tableFrom, text } from './shapes.ts';

const volcanoOf = (v: View) => {
  const p = v.column('p') ? 'p' : 'p_adj';
  const made = points(v, {
    x: 'log2fc',
    y: 'height',
    by: 'direction',
    id: 'feature',
    steps: [{ do: 'minusLog10', to: 'height', from: p }],
  });
  const curve = v.input.tables['s0_curve'];
  // The line of s₀ is drawn only while the thresholds are those of the run.
  if (!curve || !v.series.some(({ data = [], type }) => type === 'line' && data.length > 2)) return made;
  return {
    ...made,
    frames: [
      ...made.frames,
      { name: 'curve', table: curve, steps: [{ do: 'minusLog10' as const, to: 'height', from: 'p' }] },
    ],
    marks: [
      ...made.marks,
      {
        mark: 'line' as const,
        frame: 'curve',
        x: 'log2fc',
        y: 'height',
        group: 'side',
        ink: v.colors.axis,
        width: 1.2,
        dashed: true,
      },
    ],
    remarks: ['虚线为 s₀ 曲线，曲线之上为差异特征'],
  };
};

const maOf = (level: string) => (v: View) => points(v, { x: level, y: 'log2fc', by: 'direction', id: 'feature' });

/** The columns of a table of the result. */
const columnsOf = (v: View, id: string) => v.input.tables[id]?.columns ?? [];
const numbersOf = (v: View, id: string, name: string): ArrayLike<number> =>
  (columnsOf(v, id).find((one) => one.name === name)?.values as Float64Array | undefined) ?? [];

function batchPca(v: View) {
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

function permutation(v: View): ReturnType<Recipe> {
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

/** Where the arrows of the drawing end: all are lengthened alike, which the file of the data does not say. */
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

function triplot(v: View): ReturnType<Recipe> {
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

/** A triangle whose corners are the three shares. */
function ternary(v: View): ReturnType<Recipe> {
  const high = Math.sqrt(3) / 2;
  const grid = [0.2, 0.4, 0.6, 0.8].flatMap((share) => [
    [share / 2, share * high, 1 - share / 2, share * high],
    [share, 0, share / 2, share * high],
    [share, 0, 0.5 + share / 2, (1 - share) * high],
  ]);
  const lines = [[0, 0, 1, 0], [1, 0, 0.5, high], [0.5, high, 0, 0], ...grid];
  const column = (at: number) => lines.map((line) => line[at]!);
  const drawnWords = (
    [(v.drawing.option as { graphic?: unknown }).graphic ?? []].flat() as {
      elements?: { type: string; style: { text: string; fontWeight?: number; fontSize: number } }[];
    }[]
  )
    .flatMap(({ elements = [] }) => elements)
    .filter(({ style, type }) => type === 'text' && Number.isNaN(Number(style.text.replace('%', ''))));
  const names = drawnWords.slice(0, 3).map(({ style }) => style.text);
  const corners = [
    [0.5, high + 0.05],
    [-0.04, -0.05],
    [1.04, -0.05],
  ] as const;
  const levels = v.column('group') ? v.levels('group', 'point') : undefined;
  return {
    frames: [
      v.frame(v.blanks('group')),
      {
        name: 'triangle',
        table: tableFrom('triangle', [
          ...['x0', 'y0', 'x1', 'y1'].map((name, at) => number(name, column(at))),
          text(
            'line',
            lines.map((_, at) => (at < 3 ? 'edge' : 'grid')),
          ),
        ]),
      },
      {
        name: 'corners',
        table: tableFrom('corners', [
          number(
            'x',
            corners.map(([x]) => x),
          ),
          number(
            'y',
            corners.map(([, y]) => y),
          ),
          text('name', names.length === 3 ? names : ['A', 'B', 'C']),
        ]),
      },
    ],
    x: { kind: 'number', title: '', min: -0.1, max: 1.1 },
    y: { kind: 'number', title: '', min: -0.1, max: 0.98 },
    bare: true,
    ...(levels && { levels }),
    marks: [
      {
        mark: 'segments',
        frame: 'triangle',
        where: { column: 'line', is: ['grid'] },
        from: ['x0', 'y0'],
        to: ['x1', 'y1'],
        ink: v.colors.grid,
      },
      {
        mark: 'segments',
        frame: 'triangle',
        where: { column: 'line', is: ['edge'] },
        from: ['x0', 'y0'],
        to: ['x1', 'y1'],
        ink: v.colors.axis,
      },
      { mark: 'texts', frame: 'corners', x: 'x', y: 'y', text: 'name', at: 'middle', size: 13 },
      {
        mark: 'points',
        x: 'x',
        y: 'y',
        ink: levels ? byLevel : v.palette[0]!,
        size: { column: 'size', least: 4, most: 16, title: '大小' },
        opacity: 0.8,
      },
      ...(v.labelled().length > 0
        ? [
            {
              mark: 'texts' as const,
              x: 'x',
              y: 'y',
              text: 'name',
              at: 'above' as const,
              where: { column: 'name', is: v.labelled() },
            },
          ]
        : []),
    ],
  };
}

/** Terms from the top, the share or the fold along, the p-value as colour and the hits as size. */
function enrichmentBubble(v: View): ReturnType<Recipe> {
  const p = v.column('p_adj') ? 'p_adj' : 'p';
  const x = v.axes.x[0]?.name?.includes('倍数') ? 'fold' : 'rich_factor';
  const [terms, values, ps] = [
    v.texts('term'),
    v.column(x)!.values as Float64Array,
    v.column(p)!.values as Float64Array,
  ];
  const order = terms
    .map((_, at) => at)
    .toSorted((a, b) => values[b]! - values[a]! || ps[a]! - ps[b]!)
    .map((at) => terms[at]!);
  const heights = Array.from(ps, (value) => -Math.log10(value)).filter(Number.isFinite);
  const [low, high] = [Math.min(...heights, Infinity), Math.max(...heights, -Infinity)];
  return {
    frames: [v.frame([{ do: 'minusLog10', to: 'height', from: p }])],
    x: v.number('x'),
    y: v.names('y', 'term', { text: 'name', order }),
    ramp: {
      column: 'height',
      title: p === 'p_adj' ? '−log10 校正后 P' : '−log10 P',
      min: low < high ? low : 0,
      max: low < high ? high : Math.max(1, high),
      colors: sampled(significanceColors(v.input.settings.palette, 'light')),
    },
    marks: [
      { mark: 'points', x, y: 'term', ink: byRamp, size: { column: 'overlap', least: 5, most: 18, title: '命中数' } },
    ],
  };
}

function markerDots(v: View): ReturnType<Recipe> {
  const value = v.column('scaled') ? 'scaled' : v.data.columns[2]!.name;
  const [item, share] = [v.data.columns[0]!.name, v.data.columns[3]!];
  const signed = value === 'scaled';
  // 0 stands in the middle, or at the foot, as on the page.
  const bound =
    Array.from(v.column(value)!.values as Float64Array).reduce((most, one) => Math.max(most, Math.abs(one) || 0), 0) ||
    1;
  const colors = sampled(paletteColors(v.input.settings.palette, signed ? 'diverging' : 'sequential', 'light'));
  return {
    frames: [v.frame()],
    x: v.names('x', item),
    y: v.names('y', 'cluster'),
    ramp: { column: value, title: v.column(value)!.label, min: signed ? -bound : 0, max: bound, colors },
    marks: [
      {
        mark: 'points',
        x: item,
        y: 'cluster',
        ink: byRamp,
        size: { column: share.name, least: 3, most: 18, title: share.label },
      },
    ],
  };
}

function network(v: View): ReturnType<Recipe> {
  const places = v.input.tables['nodes'];
  const edges = v.input.tables['edges'];
  const source = (edges?.columns.find(({ name }) => name === 'source')?.values ?? []) as readonly string[];
  const target = (edges?.columns.find(({ name }) => name === 'target')?.values ?? []) as readonly string[];
  const at = new Map(v.texts('id', places).map((id, row) => [id, row]));
  const [xs, ys, r] = [numbersOf(v, 'nodes', 'x'), numbersOf(v, 'nodes', 'y'), numbersOf(v, 'edges', 'r')];
  const end = (ids: readonly string[], values: ArrayLike<number>) =>
    ids.map((id) => values[at.get(id) ?? -1] ?? Number.NaN);
  const by = v.series.some(({ name }) => name?.startsWith('数据表')) ? 'table' : 'module';
  const word = by === 'table' ? '数据表' : '模块';
  const values = v.distinct(by).toSorted((a, b) => Number(a) - Number(b));
  const signs = [
    ['正相关', v.colors.up],
    ['负相关', v.colors.down],
  ] as const;
  const said = namesOf(v, { id: 'id', x: 'x', y: 'y' });
  return {
    frames: [
      v.frame([
        { do: 'lookup', frame: 'layout', by: 'id', column: 'x' },
        { do: 'lookup', frame: 'layout', by: 'id', column: 'y' },
        { do: 'text', to: 'kind', from: by },
      ]),
      {
        name: 'layout',
        table: tableFrom('layout', [text('id', v.texts('id', places)), number('x', xs), number('y', ys)]),
      },
      {
        name: 'edges',
        table: tableFrom('edges', [
          text('source', source),
          text('target', target),
          number('r', r),
          text(
            'sign',
            Array.from(r, (value) => (value < 0 ? '负相关' : '正相关')),
          ),
          number('x0', end(source, xs)),
          number('y0', end(source, ys)),
          number('x1', end(target, xs)),
          number('y1', end(target, ys)),
        ]),
      },
      ...said.frames,
    ],
    x: { kind: 'number', title: '' },
    y: { kind: 'number', title: '' },
    bare: true,
    levels: {
      ...v.levels(by, 'point', {
        order: values,
        words: Object.fromEntries(values.map((value) => [value, `${word} ${value}`])),
      }),
      column: 'kind',
    },
    marks: [
      ...signs.map(([sign, ink]) => ({
        mark: 'segments' as const,
        frame: 'edges',
        where: { column: 'sign', is: [sign] },
        from: ['x0', 'y0'] as const,
        to: ['x1', 'y1'] as const,
        ink,
        opacity: 0.4,
      })),
      { mark: 'points', x: 'x', y: 'y', ink: byLevel, size: { column: 'degree', least: 5, most: 20, title: '度' } },
      ...said.marks,
    ],
    remarks: ['连线：红色为正相关，蓝色为负相关；节点的坐标在 layout.csv 中'],
  };
}

function drift(v: View): ReturnType<Recipe> {
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

const shepard: Recipe = (v) => ({
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

const mantel: Recipe = (v) => ({
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

/** Charts of points. */
export const pointRecipes: Readonly<Record<string, Recipe>> = {
  'pca-scores': ordination,
  'pls-scores': ordination,
  'pcoa-points': ordination,
  'nmds-points': ordination,
  'batch-pca': batchPca,
  'ordination-triplot': triplot,
  volcano: volcanoOf,
  'volcano-contrasts': volcanoOf,
  'sc-marker-volcano': volcanoOf,
  ma: maOf('level'),
  'ma-plot': maOf('mean'),
  's-plot': (v) => points(v, { x: 'p', y: 'p_corr', by: 'direction', id: 'feature' }),
  'permutation-plot': permutation,
  'nmds-shepard': shepard,
  'mantel-scatter': mantel,
  embedding: embedded,
  'sc-clusters': embedded,
  'ternary-plot': ternary,
  'enrichment-bubble': enrichmentBubble,
  'sc-marker-dots': markerDots,
  network,
  'drift-trend': drift,
};
