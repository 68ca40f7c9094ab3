import type { Drawn, Recipe, View } from '../view.ts';
import { bars, byLevel, number, tableFrom, text } from './shapes/index.ts';

/** The error against the number of features on a logarithmic axis. */
function rfeError(v: View): Drawn {
  const column = (name: string) => v.column(name)!.values as Float64Array;
  const ends = (sign: number) =>
    Float64Array.from(column('error'), (value, at) => 100 * Math.max(0, value + sign * column('se')[at]!));
  const spread = tableFrom('spread', [
    number('features', column('features')),
    number('low', ends(-1)),
    number('high', ends(1)),
    text('choice', v.texts('choice')),
  ]);
  const withSpread = v.input.settings.own?.['spread'] !== false;
  const place = { do: 'log10' as const, to: 'place', from: 'features' };
  return {
    frames: [
      v.frame([place, { do: 'times', to: 'percent', from: 'error', by: 100 }]),
      ...(withSpread ? [{ name: 'spread', table: spread, steps: [place] }] : []),
    ],
    x: { ...v.number('x'), power: true },
    y: v.number('y'),
    marks: [
      ...(withSpread
        ? [
            {
              mark: 'segments' as const,
              frame: 'spread',
              from: ['place', 'low'] as const,
              to: ['place', 'high'] as const,
              ink: v.colors.neutral,
            },
          ]
        : []),
      { mark: 'line', x: 'place', y: 'percent', ink: v.palette[0]!, width: 1.6 },
      { mark: 'points', x: 'place', y: 'percent', ink: v.palette[0]!, size: v.input.settings.pointSize ?? 6 },
      {
        mark: 'points',
        x: 'place',
        y: 'percent',
        ink: v.palette[1]!,
        size: (v.input.settings.pointSize ?? 6) + 6,
        where: { column: 'choice', is: ['选取'] },
      },
    ],
    remarks: ['竖线为错误率加减标准误，大点为选取的特征数'],
  };
}

function rfeRanking(v: View): Drawn {
  const value = v.data.columns[2]!.name;
  if (value === 'stability') return { ...bars(v, 'y', { column: 'feature', value, ink: v.colors.up }), legend: 'none' };
  const [high, low] = ['在目标组较高', '在参照组较高'];
  const made = bars(v, 'y', {
    column: 'feature',
    value,
    ink: byLevel,
    steps: [{ do: 'split', to: 'direction', from: value, at: 0, below: low, above: high }],
  });
  return {
    ...made,
    levels: {
      column: 'direction',
      mark: 'box',
      items: [
        { value: high, label: high, color: v.colors.up, symbol: 'circle' },
        { value: low, label: low, color: v.colors.down, symbol: 'circle' },
      ],
    },
  };
}

/** Charts of recursive feature elimination. */
export const eliminationRecipes: Readonly<Record<string, Recipe>> = {
  'rfe-error': rfeError,
  'rfe-ranking': rfeRanking,
};
