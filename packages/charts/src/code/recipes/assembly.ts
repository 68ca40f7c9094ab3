import type { Recipe } from '../view.ts';
import { ownColors, summaries } from './lines/index.ts';
import { byLevel, cells, points } from './shapes/index.ts';

/** Shares of processes, one bar per comparison, the first at the top. */
const processes: Recipe = (v) => ({
  frames: [v.frame()],
  x: v.number('x'),
  y: v.names('y', 'comparison', { order: v.distinct('comparison') }),
  levels: v.levels('process', 'box', { order: v.distinct('process') }),
  marks: [
    { mark: 'bars', along: 'y', name: 'comparison', value: 'percent', ink: byLevel, beside: 'stacked', width: 0.68 },
  ],
});

/** Samples in the colours of their enterotypes. */
const types: Recipe = (v) => {
  const [x, y] = v.data.columns.filter(({ kind }) => kind !== 'text').map(({ name }) => name) as [
    string,
    string | undefined,
  ];
  return points(v, {
    x,
    y: y ?? x,
    by: 'group',
    id: 'sample',
    symbols: true,
    ellipses: v.series.some(({ data = [], type }) => type === 'line' && data.length > 20),
  });
};

/** An index against the number of types, the one taken larger. */
const index: Recipe = (v) => {
  const ink = v.seriesColor(({ type }) => type === 'line');
  return {
    frames: [v.frame()],
    x: { kind: 'number', title: '类数', lines: [] },
    y: v.number('y'),
    marks: [
      { mark: 'line', x: 'k', y: 'value', ink, width: 2 },
      { mark: 'points', x: 'k', y: 'value', ink, size: 8 },
      { mark: 'points', x: 'k', y: 'value', ink, size: 14, where: { column: 'chosen', is: ['1'] } },
    ],
  };
};

/** Pan and core curves in the colour of each group; the core falls and the pan rises with the number of samples. */
const corePan: Recipe = (v) => ({
  frames: [v.frame([{ do: 'sort', column: 'samples' }])],
  x: v.number('x'),
  y: v.number('y'),
  levels: v.levels('curve', 'line', { order: v.distinct('curve') }),
  marks: [
    { mark: 'line', x: 'samples', y: 'mean', ink: byLevel, width: 2 },
    { mark: 'points', x: 'samples', y: 'mean', ink: byLevel, size: 5 },
  ],
});

/** The composition of samples in the order of their tree; the tree itself is drawn by the page only. */
const composed: Recipe = (v) => {
  const taxa = v.data.columns.filter(({ name }) => name.startsWith('taxon_'));
  const names = taxa.map(({ name }) => name);
  return {
    frames: [
      v.frame([
        ...(v.column('group') ? v.blanks('group') : []),
        { do: 'long', keep: v.data.columns.length - taxa.length, columns: names, name: 'taxon', value: 'share' },
      ]),
    ],
    x: v.number('x'),
    y: v.names('y', 'sample', { order: v.distinct('sample') }),
    levels: v.levels('taxon', 'box', {
      order: names,
      words: Object.fromEntries(taxa.map(({ label, name }) => [name, label])),
    }),
    marks: [{ mark: 'bars', along: 'y', name: 'sample', value: 'share', ink: byLevel, beside: 'stacked', width: 0.84 }],
    remarks: ['样本已按聚类树的次序排列；聚类树见结果表 merge'],
  };
};

/** Charts of how communities assemble and what they consist of. */
export const assemblyRecipes: Readonly<Record<string, Recipe>> = {
  'assembly-bar': processes,
  'enterotype-points': types,
  'enterotype-index': index,
  'core-heatmap': (v) => cells(v, '检出率'),
  'core-pan-curve': corePan,
  'composition-tree': composed,
  'bnti-box': ownColors(summaries('comparison', ['low', 'q1', 'median', 'q3', 'high'])),
};
