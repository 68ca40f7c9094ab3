import type { Drawn, Recipe, View } from '../../view.ts';
import { withNames } from '../names.ts';
import { byLevel, points } from '../shapes/index.ts';

/** A curve through the rows of the data in the order of a column. */
const curve = (v: View, x: string, steps: NonNullable<Drawn['frames'][number]['steps']> = []) => ({
  name: 'curve',
  file: 'data',
  table: v.data,
  steps: [...steps, { do: 'sort' as const, column: x }],
});
const named = (v: View, name: string, fallback: string): string => v.seriesColor((one) => one.name === name, fallback);

export const bcv: Recipe = (v) =>
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

export const varianceCount: Recipe = (v) =>
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

export const qlDispersion: Recipe = (v) => {
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

export const dispersion: Recipe = (v) => {
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

export const highlyVariable: Recipe = (v) => {
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
