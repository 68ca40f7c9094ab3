import { extent } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import type { Ramp, Recipe, View } from '../view.ts';
import { sampled } from '../view.ts';
import { drawn } from './drawn/index.ts';
import { embedded } from './points/index.ts';
import { histogram } from './frequencies.ts';
import { bars, byLevel, byRamp, cells, lines, tiles } from './shapes/index.ts';

const communicationDots: Recipe = (v) => {
  const most = Array.from(v.column('mean')!.values as Float64Array).reduce((high, one) => Math.max(high, one), 0) || 1;
  return {
    frames: [v.frame()],
    x: v.names('x', 'pair', { order: v.distinct('pair') }),
    y: v.names('y', 'types', { order: v.distinct('types') }),
    ramp: {
      column: 'mean',
      title: '平均表达',
      min: 0,
      max: most,
      colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')),
    },
    marks: [
      {
        mark: 'points',
        x: 'pair',
        y: 'types',
        ink: byRamp,
        size: { column: 'strength', least: 2, most: 16, title: '−log10 p' },
      },
    ],
  };
};

/** Points on a map in the colours of a value. */
const valueMap =
  (column: string, title: string): Recipe =>
  (v) => {
    const [min, max] = extent(v.column(column)!.values as Float64Array) ?? [Infinity, -Infinity];
    return {
      frames: [v.frame([{ do: 'sort', column }])],
      x: v.number('x'),
      y: v.number('y'),
      ramp: {
        column,
        title,
        min: min < max ? min : min - 1,
        max: min < max ? max : max + 1,
        colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')),
      },
      marks: [{ mark: 'points', x: 'x', y: 'y', ink: byRamp, size: v.pointSize() }],
    };
  };

const doubletMap: Recipe = (v) => {
  if (v.input.settings.own?.['color'] === 'score') return valueMap('score', '得分')(v);
  return {
    frames: [v.frame()],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels('doublet', 'point', { order: ['单细胞', '双细胞'] }),
    marks: [{ mark: 'points', x: 'x', y: 'y', ink: byLevel, size: v.pointSize() }],
  };
};

const observedOverExpected: Recipe = (v) => ({
  ...tiles(v, { x: 'group', y: 'cluster', color: 'color', title: 'log2 Ro/e' }),
  remarks: ['颜色为 log2 Ro/e，其中的数字为 Ro/e'],
});

/** Map coordinates: both axes with the same scale, neither drawn. */
const spatialMap: Recipe = (v) => {
  const by = v.column('value');
  const title = by?.label === '总计数' ? '计数' : '表达';
  const ground = by
    ? valueMap('value', title)(v)
    : {
        frames: [v.frame()],
        x: v.number('x'),
        y: v.number('y'),
        levels: v.levels('cluster', 'point', {
          order: v.distinct('cluster'),
          words: Object.fromEntries(
            v.distinct('cluster').map((name) => [name, /^\d+$/.test(name) ? `簇 ${name}` : name]),
          ),
        }),
        marks: [{ mark: 'points' as const, x: 'x', y: 'y', ink: byLevel, size: v.pointSize() }],
      };
  return { ...ground, bare: true };
};

const spatialGenes: Recipe = (v) => {
  const [main, neutral] = [v.palette[0]!, v.colors.neutral];
  return {
    frames: [v.frame([{ do: 'split', to: 'kind', from: 'p_adj', at: 0.05, below: '显著', above: '不显著' }])],
    x: v.number('x'),
    y: v.names('y', 'gene'),
    legend: 'none',
    levels: {
      column: 'kind',
      mark: 'box',
      items: [
        { value: '显著', label: '显著', color: main, symbol: 'circle' },
        { value: '不显著', label: '不显著', color: neutral, symbol: 'circle' },
      ],
    },
    marks: [{ mark: 'bars', along: 'y', name: 'gene', value: 'i', ink: byLevel, beside: 'stacked' }],
  };
};

const doubletHistogram: Recipe = (v) => {
  const drawing = histogram(v);
  return { ...drawing, x: { ...drawing.x, lines: v.lines('x') }, remarks: ['竖线为判定阈值'] };
};

/** The curves, and the line at the top of the first; a prior that rises beyond it is cut off as on the page. */
const ambientPosterior: Recipe = (v) => {
  const drawing = lines(v, { x: 'rho', y: 'density', by: 'curve', order: v.distinct('curve'), width: 2 });
  return { ...drawing, remarks: ['页面上以浅色标出半高范围'] };
};

const ambientGenes: Recipe = (v) => {
  const drawing = bars(v, 'y', { column: 'gene', value: 'value' });
  return {
    ...drawing,
    marks: [
      ...drawing.marks,
      ...(v.distinct('share').some(Boolean)
        ? [{ mark: 'texts' as const, x: 'value', y: 'gene', text: 'share', at: 'right' as const }]
        : []),
    ],
  };
};

const clusterWord = (name: string): string => (/^\d+$/u.test(name) ? `簇 ${name}` : name);

const changeRamp = (v: View): Ramp => {
  const bound =
    Array.from(v.column('log2fc')!.values as Float64Array).reduce(
      (most, one) => (Number.isFinite(one) ? Math.max(most, Math.abs(one)) : most),
      0,
    ) || 1;
  return {
    column: 'log2fc',
    title: 'log2FC',
    min: -bound,
    max: bound,
    colors: sampled(paletteColors(v.input.settings.palette, 'diverging', 'light')),
  };
};

/** How far points are spread from the middle of a row is decided by the page. */
const neighbourhoodSwarm: Recipe = (v) => {
  const drawn = v.distinct('row');
  const known = [...new Set(v.texts('cluster', v.input.tables['clusters']!).map(clusterWord))];
  const rows = [...known.filter((name) => drawn.includes(name)), ...drawn.filter((name) => !known.includes(name))];
  return {
    frames: [v.frame()],
    x: v.number('x'),
    y: v.names('y', 'row', { order: rows }),
    ramp: changeRamp(v),
    marks: [
      {
        mark: 'points',
        x: 'log2fc',
        y: 'row',
        ink: v.colors.neutral,
        size: v.pointSize(),
        opacity: 0.8,
        jitter: 0.15,
        where: { column: 'kind', is: ['不显著'] },
      },
      {
        mark: 'points',
        x: 'log2fc',
        y: 'row',
        ink: byRamp,
        size: v.pointSize(),
        opacity: 0.8,
        jitter: 0.15,
        where: { column: 'kind', is: ['增多', '减少'] },
      },
    ],
    remarks: ['页面上同一位置的点上下错开，这里随机错开'],
  };
};

const neighbourhoodMap: Recipe = (v) => {
  const cells = v.input.tables['cells']!;
  return {
    frames: [
      v.frame(),
      {
        name: 'cells',
        table: { ...cells, columns: cells.columns.filter(({ name }) => ['cell', 'x', 'y'].includes(name)) },
      },
    ],
    x: v.number('x'),
    y: v.number('y'),
    ramp: { ...changeRamp(v), column: 'color', missing: v.colors.neutral },
    marks: [
      { mark: 'points', frame: 'cells', x: 'x', y: 'y', ink: v.colors.neutral, size: 2, opacity: 0.5 },
      { mark: 'points', x: 'x', y: 'y', ink: byRamp, size: { column: 'size', least: 3, most: 11, title: '细胞数' } },
    ],
  };
};

/** Charts of types of cells. */
export const cellTypeRecipes: Readonly<Record<string, Recipe>> = {
  'sc-composition-roe': observedOverExpected,
  'sc-marker-heatmap': (v) => cells(v, v.drawing.summary.includes('标准化') ? '标准化表达' : '平均表达'),
  'sc-doublet-map': doubletMap,
  'sc-milo-beeswarm': neighbourhoodSwarm,
  'sc-milo-map': neighbourhoodMap,
  'sc-cnv-heatmap': (v) => ({
    ...cells(v, '相对拷贝数'),
    remarks: ['细胞类型与染色体的界线不在代码中；列名为“染色体:序号”'],
  }),
  'sc-cnv-scores': embedded,
  'deconvolution-fit': embedded,
  'sc-spatial-map': spatialMap,
  'sc-spatial-genes': spatialGenes,
  'sc-spatial-neighbourhood': (v) => cells(v, 'z'),
  'sc-doublet-histogram': doubletHistogram,
  'sc-ambient-posterior': ambientPosterior,
  'sc-ambient-genes': ambientGenes,
  'sc-communication-dots': communicationDots,
  'sc-communication-counts': (v) => cells(v, v.drawing.summary.includes('总强度') ? '总强度' : '个数'),
  'sc-communication-chord': drawn,
};
