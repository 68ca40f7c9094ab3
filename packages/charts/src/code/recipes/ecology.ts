import { maximum } from '@panome/analysis/extremes';
import { niceScale } from '../../frame/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { sampled } from '../view.ts';
import type { Recipe } from '../view.ts';
import { bars, boxes, byLevel, byRamp } from './shapes/index.ts';

/** Arrows from where one table puts a sample to where the other does. */
const superimposed: Recipe = (v) => {
  const grouped = v.column('group') !== undefined;
  const ink = grouped ? byLevel : v.seriesColor(({ type }) => type === 'scatter');
  const symbols = v.series.some(({ data = [], symbol }) => symbol === 'triangle' && data.length > 0);
  const labels = v.labelled();
  const levels = grouped ? v.levels('group', 'point') : undefined;
  const line = {
    mark: 'segments',
    from: ['x', 'y'],
    to: ['x2', 'y2'],
    width: 1.2,
    opacity: 0.85,
    arrow: !symbols,
  } as const;
  return {
    frames: [v.frame(v.blanks('group'))],
    x: v.number('x'),
    y: v.number('y'),
    ...(levels && { levels }),
    marks: [
      ...(levels
        ? levels.items.map(({ color, value }) => ({ ...line, ink: color, where: { column: 'group', is: [value] } }))
        : [{ ...line, ink: v.seriesColor(({ type }) => type === 'scatter') }]),
      { mark: 'points', x: 'x', y: 'y', ink, size: v.pointSize() },
      ...(symbols
        ? [
            {
              mark: 'points' as const,
              x: 'x2',
              y: 'y2',
              ink: grouped ? ink : v.palette[1]!,
              size: Math.max(3, 0.6 * v.pointSize()),
            },
          ]
        : []),
      ...(labels.length > 0
        ? [
            {
              mark: 'texts' as const,
              x: 'x',
              y: 'y',
              text: 'sample',
              at: 'above' as const,
              where: { column: 'sample', is: labels },
            },
          ]
        : []),
    ],
    remarks: [
      symbols ? '大点为第一个表，小点为第二个表' : '箭头从第一个表指向第二个表',
      '第二个表旋转后的轴不在代码中',
    ],
  };
};

const residuals: Recipe = (v) => {
  const grouped = v.column('group') !== undefined;
  const made = bars(v, 'x', {
    column: 'sample',
    value: 'residual',
    ...(grouped && { ink: byLevel }),
    steps: v.blanks('group'),
  });
  return { ...made, ...(grouped && { levels: v.levels('group', 'box') }), remarks: ['虚线为残差的四分位数'] };
};

/** Specificity as colour from 0, fidelity as area, the first taxon on top. */
const indicators: Recipe = (v) => ({
  frames: [v.frame()],
  x: { kind: 'names', title: '', column: 'group', order: v.distinct('group'), lines: [] },
  y: { kind: 'names', title: '', column: 'name', order: v.distinct('name'), lines: [] },
  ramp: {
    column: 'a',
    title: '特异性',
    min: 0,
    max: niceScale(
      0,
      Math.max(0, maximum(Array.from(v.column('a')!.values as Float64Array).filter(Number.isFinite))) || 1,
      {
        ticks: 4,
      },
    ).max,
    colors: sampled(paletteColors(v.input.settings.palette, 'sequential', 'light')),
  },
  marks: [
    { mark: 'points', x: 'group', y: 'name', ink: byRamp, size: { column: 'b', least: 3, most: 18, title: '忠诚度' } },
  ],
});

const indicatorBars: Recipe = (v) => ({
  ...bars(v, 'y', { column: 'feature', value: 'stat', ink: byLevel, steps: v.blanks('group') }),
  levels: v.levels('group', 'box'),
  remarks: ['p 值在 data.csv 的最后一列'],
});

/** Taxa at their places, phylum by phylum. */
const taxa: Recipe = (v) => ({
  frames: [v.frame([{ do: 'minusLog10', to: 'height', from: 'p' }])],
  x: { kind: 'number', title: v.axes.x[0]?.name ?? '', ticks: [] },
  y: v.number('y'),
  levels: v.levels('phylum', 'point', { order: v.distinct('phylum') }),
  marks: [
    {
      mark: 'points',
      x: 'place',
      y: 'height',
      ink: byLevel,
      size: { column: 'abundance', least: 5, most: v.pointSize(), title: '平均相对丰度' },
    },
    ...(v.labelled().length > 0
      ? [
          {
            mark: 'texts' as const,
            x: 'place',
            y: 'height',
            text: 'feature',
            at: 'above' as const,
            where: { column: 'feature', is: v.labelled() },
          },
        ]
      : []),
  ],
  remarks: ['变化的方向在 data.csv 的 direction 列'],
});

/** Charts of two tables of the same samples, and of taxa that characterise groups. */
export const ecologyRecipes: Readonly<Record<string, Recipe>> = {
  'indicator-bar': indicatorBars,
  'indicator-dots': indicators,
  'nri-nti-box': (v) => boxes(v, 'group', v.data.columns.at(-1)!.name),
  'taxa-manhattan': taxa,
  'procrustes-plot': superimposed,
  'procrustes-residuals': residuals,
};
