import { extent } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { clusterColors } from '../../parts/cell-clusters/index.ts';
import type { Ramp, Recipe, View } from '../view.ts';
import { sampled } from '../view.ts';
import { embedded } from './points/index.ts';
import { byLevel, byRamp, number, parts, tableFrom, text } from './shapes/index.ts';

const clusterWord = (name: string): string => (/^\d+$/.test(name) ? `簇 ${name}` : name);

const changedGenes: Recipe = (v) => ({
  frames: [
    v.frame([
      { do: 'long', keep: 2, columns: ['up', 'down'], name: 'direction', value: 'count' },
      { do: 'finite', column: 'count' },
      {
        do: 'call',
        column: 'cluster',
        words: Object.fromEntries(v.distinct('cluster').map((name) => [name, clusterWord(name)])),
      },
      { do: 'text', to: 'said', from: 'count' },
    ]),
  ],
  x: v.number('x'),
  y: v.names('y', 'cluster', { order: v.distinct('cluster').map(clusterWord) }),
  levels: v.levels('direction', 'box', { order: ['up', 'down'], words: { up: '上调', down: '下调' } }),
  marks: [{ mark: 'bars', along: 'y', name: 'cluster', value: 'count', ink: byLevel, beside: 'dodged' }],
  remarks: ['没有柱的细胞类型未检验，见 data.csv 的 tested 列'],
});

/** Changed features of each comparison. */
const changedFeatures: Recipe = (v) => ({
  frames: [v.frame([{ do: 'long', keep: 1, columns: ['up', 'down'], name: 'direction', value: 'count' }])],
  x: v.number('x'),
  y: v.names('y', 'contrast', { order: v.distinct('contrast') }),
  levels: v.levels('direction', 'box', { order: ['up', 'down'], words: { up: '上调', down: '下调' } }),
  marks: [{ mark: 'bars', along: 'y', name: 'contrast', value: 'count', ink: byLevel, beside: 'dodged' }],
});

const scoreMap: Recipe = (v) => {
  const [min, max] = extent(v.column('score')?.values as Float64Array) ?? [Infinity, -Infinity];
  return {
    frames: [v.frame([{ do: 'sort', column: 'score' }])],
    x: v.number('x'),
    y: v.number('y'),
    ramp: {
      column: 'score',
      title: '得分',
      min: min < max ? min : min - 1,
      max: min < max ? max : min + 1,
      colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')),
    },
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: byRamp, size: v.pointSize() }],
  };
};

/** The columns `gene1`, `gene2` … of a drawing with the name of each gene. */
const genesOf = (v: View) => v.data.columns.filter(({ name }) => /^gene\d+$/u.test(name));

/** One gene, or one panel per gene, each with a scale from 0 to its own maximum. */
const featureMap: Recipe = (v) => {
  const genes = genesOf(v);
  const ramp = (column: string, title: string, values: readonly number[]): Ramp => ({
    column,
    title,
    min: 0,
    max: values.reduce((most, one) => Math.max(most, one), 0) || 1,
    colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')),
  });
  const axes = {
    x: { ...v.number('x'), title: v.column('x')!.label },
    y: { ...v.number('y'), title: v.column('y')!.label },
  };
  if (genes.length < 2) {
    return {
      frames: [v.frame([{ do: 'sort', column: 'gene1' }])],
      ...axes,
      ramp: ramp('gene1', '表达', Array.from((genes[0]?.values ?? []) as Float64Array)),
      marks: [{ mark: 'points', x: 'x', y: 'y', ink: byRamp, size: v.pointSize() }],
    };
  }
  const most = genes.map(({ values }) => (values as Float64Array).reduce((high, one) => Math.max(high, one), 0) || 1);
  const cells = v.texts('cell');
  const of = <T>(take: (gene: number, cell: number) => T): T[] =>
    genes.flatMap((_, gene) => cells.map((__, cell) => take(gene, cell)));
  const at = (name: string, cell: number): number => (v.column(name)!.values as Float64Array)[cell]!;
  const long = tableFrom('shares', [
    text(
      'gene',
      of((gene) => genes[gene]!.label),
    ),
    number(
      'x',
      of((_, cell) => at('x', cell)),
    ),
    number(
      'y',
      of((_, cell) => at('y', cell)),
    ),
    number(
      'share',
      of((gene, cell) => (genes[gene]!.values as Float64Array)[cell]! / most[gene]!),
    ),
  ]);
  return {
    frames: [
      v.frame([
        { do: 'long', keep: 4, columns: genes.map(({ name }) => name), name: 'gene', value: 'expression' },
        { do: 'call', column: 'gene', words: Object.fromEntries(genes.map(({ label, name }) => [name, label])) },
      ]),
      { name: 'shares', table: long, steps: [{ do: 'sort', column: 'share' }] },
    ],
    ...axes,
    ramp: ramp('share', '表达 ÷ 最高', [1]),
    panels: {
      column: 'gene',
      columns: Math.ceil(Math.sqrt(genes.length)),
      free: false,
      items: genes.map(({ label }) => ({ value: label, label })),
    },
    marks: [{ mark: 'points', frame: 'shares', x: 'x', y: 'y', ink: byRamp, size: 2 }],
  };
};

/** One panel per gene, with a violin per cluster. */
const featureViolin: Recipe = (v) => {
  const genes = genesOf(v);
  const clusters = v.distinct('cluster');
  const order = clusters.every((name) => /^\d+$/u.test(name))
    ? clusters.toSorted((a, b) => Number(a) - Number(b))
    : clusters;
  const colors = clusterColors(v.input, order);
  return {
    frames: [
      v.frame([
        { do: 'long', keep: 2, columns: genes.map(({ name }) => name), name: 'gene', value: 'expression' },
        { do: 'call', column: 'cluster', words: Object.fromEntries(clusters.map((name) => [name, clusterWord(name)])) },
        { do: 'call', column: 'gene', words: Object.fromEntries(genes.map(({ label, name }) => [name, label])) },
      ]),
    ],
    x: { kind: 'names', title: '', column: 'cluster', order: order.map(clusterWord), lines: [] },
    y: { kind: 'number', title: '表达 ln(1 + 每万计数)' },
    legend: 'none',
    levels: {
      column: 'cluster',
      mark: 'box',
      items: order.map((name, at) => ({
        value: clusterWord(name),
        label: clusterWord(name),
        color: colors[at]!,
        symbol: 'circle',
      })),
    },
    panels: { column: 'gene', columns: 1, free: true, items: genes.map(({ label }) => ({ value: label, label })) },
    marks: [{ mark: 'violins', name: 'cluster', value: 'expression', ink: byLevel }],
  };
};

/** White means 0, as on the page. */
const scoreDots: Recipe = (v) => {
  const value = v.column('scaled') ?? v.column('mean')!;
  const bound =
    Array.from(value.values as Float64Array).reduce((most, one) => Math.max(most, Math.abs(one) || 0), 0) || 1;
  return {
    frames: [
      v.frame([
        {
          do: 'call',
          column: 'cluster',
          words: Object.fromEntries(v.distinct('cluster').map((name) => [name, clusterWord(name)])),
        },
      ]),
    ],
    x: v.names('x', 'set', { order: v.distinct('set') }),
    y: v.names('y', 'cluster', { order: v.distinct('cluster').map(clusterWord) }),
    ramp: {
      column: value.name,
      title: value.label,
      min: -bound,
      max: bound,
      colors: sampled(paletteColors(v.input.settings.palette, 'diverging', 'light')),
    },
    marks: [
      {
        mark: 'points',
        x: 'set',
        y: 'cluster',
        ink: byRamp,
        size: { column: 'share', least: 3, most: 18, title: '高分细胞' },
      },
    ],
  };
};

/** One panel per gene: cells as points, one curve per lineage. */
const geneTrends: Recipe = (v) => {
  const genes = v.distinct('gene');
  const cells = v.series.flatMap(({ data = [], type, xAxisIndex = 0 }) =>
    type === 'scatter'
      ? (data as readonly (readonly [number, number])[]).map(([x, y]) => ({ gene: genes[xAxisIndex]!, x, y }))
      : [],
  );
  return {
    frames: [
      v.frame(),
      ...(cells.length > 0
        ? [
            {
              name: 'cells',
              table: tableFrom('cells', [
                text(
                  'gene',
                  cells.map(({ gene }) => gene),
                ),
                number(
                  'pseudotime',
                  cells.map(({ x }) => x),
                ),
                number(
                  'value',
                  cells.map(({ y }) => y),
                ),
              ]),
            },
          ]
        : []),
    ],
    x: { kind: 'number', title: v.input.settings.xTitle ?? '伪时间' },
    y: { kind: 'number', title: v.input.settings.yTitle ?? '表达 ln(1 + 每万计数)' },
    levels: v.levels('lineage', 'line', {
      order: v.distinct('lineage'),
      words: Object.fromEntries(v.distinct('lineage').map((name) => [name, `谱系 ${name}`])),
    }),
    panels: {
      column: 'gene',
      columns: Math.min(3, genes.length),
      free: true,
      items: genes.map((value) => ({ value, label: value })),
    },
    marks: [
      ...(cells.length > 0
        ? [
            {
              mark: 'points' as const,
              frame: 'cells',
              x: 'pseudotime',
              y: 'value',
              ink: v.colors.neutral,
              size: v.pointSize(),
              opacity: 0.55,
            },
          ]
        : []),
      { mark: 'line', x: 'pseudotime', y: 'fitted', ink: byLevel, width: 2.2 },
    ],
  };
};

const integrationMap: Recipe = (v) => {
  const stages = v.distinct('stage');
  const words = v.distinct('class');
  const bare =
    v.column('class')!.label === '簇' ? Object.fromEntries(words.map((name) => [name, clusterWord(name)])) : {};
  return {
    frames: [v.frame()],
    x: { kind: 'number', title: 'UMAP 1' },
    y: { kind: 'number', title: 'UMAP 2' },
    levels: v.levels('class', 'point', { words: bare }),
    panels: { column: 'stage', columns: 2, free: true, items: stages.map((value) => ({ value, label: value })) },
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: byLevel, size: v.pointSize() }],
  };
};

const mixing: Recipe = (v) => {
  const [scope, stage] = [v.texts('scope'), v.texts('stage')];
  return {
    frames: [v.frame([{ do: 'join', to: 'row', from: ['scope', 'stage'], by: ' ' }])],
    x: v.names('x', 'row', { order: scope.map((name, at) => `${name} ${stage[at]}`) }),
    y: v.number('y'),
    ...parts(v, 'stage', [
      ['整合前', v.colors.axis],
      ['整合后', v.palette[0]!],
    ]),
    marks: [{ mark: 'summaries', name: 'row', five: ['min', 'q1', 'median', 'q3', 'max'], ink: byLevel }],
  };
};

/** Charts of annotated cells. */
export const cellRecipes: Readonly<Record<string, Recipe>> = {
  'contrast-counts': changedFeatures,
  'sc-pseudobulk-counts': changedGenes,
  'sc-integration-map': integrationMap,
  'sc-integration-lisi': mixing,
  'sc-score-map': scoreMap,
  'sc-feature-map': featureMap,
  'sc-feature-violin': featureViolin,
  'sc-gene-trends': geneTrends,
  'sc-score-dots': scoreDots,
  'sc-score-labels': embedded,
};
