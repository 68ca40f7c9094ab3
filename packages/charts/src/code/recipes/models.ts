import type { Drawn, Recipe, View } from '../view.ts';
import { groupBox } from './lines.ts';
import { withNames } from './names.ts';
import { byLevel, number, points, tableFrom, text, tiles } from './shapes.ts';

/** A curve through the rows of the data in the order of a column. */
const curve = (v: View, x: string, steps: NonNullable<Drawn['frames'][number]['steps']> = []) => ({
  name: 'curve',
  file: 'data',
  table: v.data,
  steps: [...steps, { do: 'sort' as const, column: x }],
});
const named = (v: View, name: string, fallback: string): string => v.seriesColor((one) => one.name === name, fallback);

const bcv: Recipe = (v) =>
  withNames(
    v,
    { id: 'feature', x: 'log_cpm', y: 'tagwise' },
    {
      frames: [v.frame(), curve(v, 'log_cpm')],
      x: v.number('x'),
      y: v.number('y'),
      marks: [
        { mark: 'points', x: 'log_cpm', y: 'tagwise', ink: named(v, '逐特征', v.colors.neutral), size: v.pointSize() },
        { mark: 'line', frame: 'curve', x: 'log_cpm', y: 'common', ink: named(v, '共同', v.colors.text), dashed: true },
        { mark: 'line', frame: 'curve', x: 'log_cpm', y: 'trended', ink: named(v, '趋势', v.palette[1]!), width: 2 },
      ],
      remarks: ['点为逐特征 BCV，虚线为共同 BCV，实线为趋势'],
    },
  );

const varianceCount: Recipe = (v) =>
  withNames(
    v,
    { id: 'feature', x: 'log2_count', y: 'sd' },
    {
      frames: [v.frame(), curve(v, 'log2_count')],
      x: v.number('x'),
      y: v.number('y'),
      marks: [
        { mark: 'points', x: 'log2_count', y: 'sd', ink: named(v, '各蛋白', v.colors.neutral), size: v.pointSize() },
        {
          mark: 'line',
          frame: 'curve',
          x: 'log2_count',
          y: 'sd_limma',
          ink: named(v, '共同的先验（limma）', v.colors.text),
          dashed: true,
        },
        {
          mark: 'line',
          frame: 'curve',
          x: 'log2_count',
          y: 'sd_curve',
          ink: named(v, '随肽段数的先验', v.palette[1]!),
          width: 2,
        },
      ],
      remarks: ['点为各蛋白的残差标准差，实线为随肽段数的先验，虚线为各蛋白共同的先验'],
    },
  );

const qlDispersion: Recipe = (v) => {
  const [raw, moderated] = ['ql_raw', 'ql'];
  return {
    frames: [
      v.frame([{ do: 'long', keep: 2, columns: [raw, moderated], name: 'kind', value: 'value' }]),
      curve(v, 'log_cpm'),
    ],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels('kind', 'point', { order: [raw, moderated], words: { [raw]: '原始', [moderated]: '收缩后' } }),
    marks: [
      { mark: 'points', x: 'log_cpm', y: 'value', ink: byLevel, size: v.pointSize() },
      { mark: 'line', frame: 'curve', x: 'log_cpm', y: 'ql_trend', ink: named(v, '趋势', v.colors.text), width: 2 },
    ],
    remarks: ['曲线为趋势'],
  };
};

const dispersion: Recipe = (v) => {
  const [own, final] = ['gene_est', 'final'];
  const place = { do: 'log10' as const, to: 'place', from: 'base_mean' };
  return {
    frames: [
      v.frame([
        { do: 'long', keep: 2, columns: [own, final], name: 'kind', value: 'value' },
        place,
        { do: 'log10', to: 'height', from: 'value' },
      ]),
      curve(v, 'place', [place, { do: 'log10', to: 'height', from: 'fit' }]),
    ],
    x: v.number('x'),
    y: v.number('y'),
    levels: v.levels('kind', 'point', { order: [own, final], words: { [own]: '逐特征估计', [final]: '收缩后' } }),
    marks: [
      { mark: 'points', x: 'place', y: 'height', ink: byLevel, size: v.pointSize() },
      { mark: 'line', frame: 'curve', x: 'place', y: 'height', ink: named(v, '趋势', v.colors.text), width: 2 },
    ],
    remarks: ['曲线为趋势；离群、不收缩的特征见 data.csv 的 outlier 列'],
  };
};

/** Least-squares changes with their intervals, a line for each pair of a feature and a group. */
const foldChanges: Recipe = (v) => ({
  frames: [v.frame([{ do: 'join', to: 'row', from: ['feature', 'group'], by: ' · ' }])],
  x: v.number('x'),
  y: v.names('y', 'row'),
  levels: v.levels('group', 'point'),
  marks: [
    { mark: 'errors', along: 'y', name: 'row', low: 'ci_low', high: 'ci_high', ink: byLevel, caps: false },
    { mark: 'points', x: 'lfc', y: 'row', ink: byLevel, size: v.input.settings.pointSize ?? 7 },
  ],
});

const highlyVariable: Recipe = (v) => {
  const byVariance = v.axes.y[0]?.name?.includes('方差（log10）') ?? false;
  const [y, steps] = byVariance
    ? ['height', [{ do: 'log10' as const, to: 'height', from: 'variance' }]]
    : ['variance_standardized', []];
  const made = points(v, {
    x: 'place',
    y: v.column(y) || byVariance ? y : 'variance',
    id: 'gene',
    steps: [{ do: 'log10', to: 'place', from: 'mean' }, ...steps],
  });
  const levels = v.levels('selected', 'point', { order: ['是', '否'], words: { 是: '高变基因', 否: '未入选' } });
  return {
    ...made,
    levels,
    marks: made.marks.map((mark) => (mark.mark === 'points' ? { ...mark, ink: byLevel } : mark)),
  };
};

const wgcnaDendrogram: Recipe = (v) => {
  const path = (v.series.find(({ data = [], type }) => type === 'line' && data.length > 0)?.data ??
    []) as readonly unknown[];
  const spots = path.map((item) =>
    Array.isArray(item) && item.every((one) => typeof one === 'number') ? (item as number[]) : null,
  );
  const pieces = spots.flatMap((spot, at) =>
    spot && spots[at + 1]
      ? [
          [
            ...spot.map((value, side) => (side === 0 ? value + 1 : value)),
            ...spots[at + 1]!.map((value, side) => (side === 0 ? value + 1 : value)),
          ],
        ]
      : [],
  );
  const y = v.number('y');
  const foot = (y.min ?? 0) - ((y.max ?? 1) - (y.min ?? 0)) * 0.04;
  return {
    frames: [
      v.frame([{ do: 'set', to: 'foot', value: foot }]),
      {
        name: 'tree',
        table: tableFrom(
          'tree',
          ['x0', 'y0', 'x1', 'y1'].map((name, at) =>
            number(
              name,
              pieces.map((piece) => piece[at]!),
            ),
          ),
        ),
      },
    ],
    x: { kind: 'number', title: '', hidden: true },
    y: { kind: 'number', title: y.title },
    levels: v.levels('module', 'point'),
    marks: [
      { mark: 'points', x: 'position', y: 'foot', ink: byLevel, size: 6 },
      { mark: 'segments', frame: 'tree', from: ['x0', 'y0'], to: ['x1', 'y1'], ink: v.colors.text, width: 0.8 },
    ],
  };
};

const traits: Recipe = (v) => ({
  ...tiles(v, { x: 'trait', y: 'module', color: 'r', title: 'r' }),
  remarks: ['颜色与上面的数字为相关系数，括号中为 p 值'],
});

const softPower: Recipe = (v) => ({
  frames: [
    v.frame([
      { do: 'long', keep: 1, columns: ['r2_signed', 'mean_k'], name: 'measure', value: 'value' },
      { do: 'text', to: 'said', from: 'power' },
    ]),
  ],
  x: { kind: 'number', title: v.axes.x.find(({ name }) => name)?.name ?? '' },
  y: { kind: 'number', title: '' },
  panels: {
    column: 'measure',
    columns: 1,
    free: true,
    items: [
      { value: 'r2_signed', label: '无标度拟合（带号 R²）' },
      { value: 'mean_k', label: '平均连接度' },
    ],
  },
  marks: [
    { mark: 'line', x: 'power', y: 'value', ink: v.palette[0]!, group: 'measure' },
    { mark: 'points', x: 'power', y: 'value', ink: v.palette[0]!, size: v.pointSize() },
  ],
});

const scatter: Recipe = (v) => {
  const made = points(v, { x: 'x', y: 'y', by: 'group', id: 'id', symbols: true });
  const fits = v.input.tables['fits'];
  const drawn = fits?.columns.find(({ name }) => name === 'drawn')?.values ?? [];
  const fitted = v.texts('group', fits).filter((_, row) => Number(drawn[row]) > 0);
  const own =
    made.levels !== undefined && fitted.length > 0 && fitted.every((name) => v.distinct('group').includes(name));
  return { ...made, marks: [...made.marks, { mark: 'fit', x: 'x', y: 'y', ink: own ? byLevel : v.colors.text }] };
};

const manhattan: Recipe = (v) => {
  const chromosomes = v.input.tables['chromosomes'];
  const numbersOf = (name: string) =>
    (chromosomes?.columns.find((one) => one.name === name)?.values ?? new Float64Array()) as Float64Array;
  const ids = v.texts('chromosome', chromosomes);
  const starts = numbersOf('start');
  const kinds = ['奇数位染色体', '偶数位染色体'];
  return withNames(
    v,
    { id: 'name', x: 'place', y: 'height' },
    {
      frames: [
        v.frame([
          { do: 'minusLog10', to: 'height', from: 'p' },
          { do: 'lookup', frame: 'chromosomes', by: 'chromosome', column: 'start' },
          { do: 'lookup', frame: 'chromosomes', by: 'chromosome', column: 'parity' },
          { do: 'plus', to: 'place', from: ['start', 'position'] },
        ]),
        {
          name: 'chromosomes',
          table: tableFrom('chromosomes', [
            text('chromosome', ids),
            number('start', starts),
            text(
              'parity',
              ids.map((_, at) => kinds[at % 2]!),
            ),
          ]),
        },
      ],
      x: {
        ...v.number('x'),
        ticks: ids.map((name, at) => ({ at: starts[at]! + numbersOf('length')[at]! / 2, text: name })),
      },
      y: v.number('y'),
      levels: v.levels('parity', 'point', { order: kinds }),
      legend: 'none',
      marks: [{ mark: 'points', x: 'place', y: 'height', ink: byLevel, size: v.pointSize() }],
    },
  );
};

const quantiles: Recipe = (v) => ({
  frames: [v.frame()],
  x: v.number('x'),
  y: v.number('y'),
  marks: [
    ...(v.input.settings.own?.['band'] === false
      ? []
      : [{ mark: 'area' as const, x: 'expected', low: 'ci_low', y: 'ci_high', ink: v.colors.neutral, opacity: 0.35 }]),
    { mark: 'diagonal', ink: v.colors.axis },
    {
      mark: 'points',
      x: 'expected',
      y: 'observed',
      ink: v.seriesColor(({ type }) => type === 'scatter'),
      size: v.pointSize(),
    },
  ],
});

/** Charts of models: counts, networks of genes, cells, genome-wide tests. */
export const modelRecipes: Readonly<Record<string, Recipe>> = {
  'bcv-plot': bcv,
  'variance-count': varianceCount,
  'ql-dispersion-plot': qlDispersion,
  'dispersion-plot': dispersion,
  'ancom-bc-lfc': foldChanges,
  'sc-depth': (v) => points(v, { x: 'mean', y: 'depth_r', by: 'stage', id: 'gene' }),
  'sc-hvg': highlyVariable,
  'sc-composition-box': (v) => {
    const made = groupBox({
      ...v,
      distinct: (name, table) => v.distinct(name === 'feature' ? 'cluster' : name, table),
    });
    const items = v.distinct('cluster').map((value) => ({ value, label: /^\d+$/.test(value) ? `簇 ${value}` : value }));
    return {
      ...made,
      frames: [v.frame([...v.blanks('group'), { do: 'times', to: 'value', from: 'proportion', by: 100 }])],
      panels: { column: 'cluster', columns: Math.min(3, items.length), free: true, items },
    };
  },
  'wgcna-dendrogram': wgcnaDendrogram,
  'wgcna-traits': traits,
  'wgcna-eigengenes': groupBox,
  'wgcna-power': softPower,
  'scatter-plot': scatter,
  'manhattan-plot': manhattan,
  'qq-plot': quantiles,
};
