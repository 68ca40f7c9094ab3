import type { Drawn, Recipe, View } from '../view.ts';
import { byLevel } from './shapes/index.ts';

/** Colours of curves that are groups, or samples of groups. */
function ofCurves(v: View, name: string): Pick<Drawn, 'frames' | 'levels'> {
  const curves = v.distinct(name);
  const groups = v.groups();
  if (
    !groups ||
    curves.every((one) => v.scale.levels.includes(one)) ||
    curves.every((one) => v.scale.levelOf(one) === '')
  )
    return { frames: [v.frame()], levels: v.levels(name, 'line', { order: v.ordered(curves) }) };
  const named = {
    ...groups,
    table: { ...groups.table, columns: [{ ...groups.table.columns[0]!, name }, groups.table.columns[1]!] },
  };
  return {
    frames: [v.frame([{ do: 'lookup', frame: 'groups', by: name, column: 'group' }]), named],
    levels: v.levels('group', 'line', { from: groups.table }),
  };
}

const rankAbundance: Recipe = (v) => {
  const log = v.input.settings.own?.['x'] === 'log';
  const {
    frames: [data, ...others],
    levels,
  } = ofCurves(v, 'name');
  const steps = [
    { do: 'log10' as const, to: 'height', from: 'share' },
    ...(log ? [{ do: 'log10' as const, to: 'place', from: 'rank' }] : []),
  ];
  return {
    frames: [{ ...data!, steps: [...(data!.steps ?? []), ...steps] }, ...others],
    ...(levels && { levels }),
    x: { ...v.number('x'), ...(log && { power: true }) },
    y: { ...v.number('y'), power: true },
    marks: [{ mark: 'line', x: log ? 'place' : 'rank', y: 'height', ink: byLevel, group: 'name', width: 1.5 }],
  };
};

const accumulation: Recipe = (v) => {
  const { band = 'two' } = (v.input.settings.own ?? {}) as { band?: string };
  const by = band === 'one' ? 1 : 2;
  const {
    frames: [data, ...others],
    levels,
  } = ofCurves(v, 'name');
  const steps = [
    { do: 'times' as const, to: 'wide', from: 'sd', by },
    { do: 'times' as const, to: 'narrow', from: 'sd', by: -by },
    { do: 'plus' as const, to: 'high', from: ['richness', 'wide'] as const },
    { do: 'plus' as const, to: 'low', from: ['richness', 'narrow'] as const },
  ];
  return {
    frames: [{ ...data!, steps: [...(data!.steps ?? []), ...steps] }, ...others],
    ...(levels && { levels }),
    x: v.number('x'),
    y: v.number('y'),
    marks: [
      ...(band === 'none'
        ? []
        : [{ mark: 'area' as const, x: 'samples', low: 'low', y: 'high', ink: byLevel, opacity: 0.16 }]),
      { mark: 'line', x: 'samples', y: 'richness', ink: byLevel, width: 2 },
    ],
  };
};

const neutral: Recipe = (v) => {
  const fits = v.distinct('name');
  const place = { do: 'log10' as const, to: 'place', from: 'share' };
  return {
    frames: [
      v.frame([place]),
      { name: 'curve', file: 'data', table: v.data, steps: [place, { do: 'sort', column: 'place' }] },
    ],
    x: { kind: 'number', title: v.input.settings.xTitle ?? '平均相对丰度（对数刻度）', power: true },
    y: { kind: 'number', title: v.input.settings.yTitle ?? '出现频率' },
    levels: v.levels('class', 'point', {
      order: ['above', 'neutral', 'below'],
      words: { above: '高于预测', neutral: '符合预测', below: '低于预测' },
    }),
    ...(fits.length > 1 && {
      panels: {
        column: 'name',
        columns: Math.min(3, fits.length),
        free: false,
        items: fits.map((value) => ({ value, label: value })),
      },
    }),
    marks: [
      { mark: 'points', x: 'place', y: 'frequency', ink: byLevel, size: v.pointSize(), opacity: 0.8 },
      { mark: 'line', frame: 'curve', x: 'place', y: 'predicted', ink: v.colors.text, group: 'name', width: 1.8 },
      ...(['ci_low', 'ci_high'] as const).map((y) => ({
        mark: 'line' as const,
        frame: 'curve',
        x: 'place',
        y,
        ink: v.colors.text,
        group: 'name',
        dashed: true,
      })),
      ...(v.labelled().length > 0
        ? [
            {
              mark: 'texts' as const,
              x: 'place',
              y: 'frequency',
              text: 'feature',
              at: 'above' as const,
              where: { column: 'feature', is: v.labelled() },
            },
          ]
        : []),
    ],
    remarks: ['实线为中性模型的预测，虚线为 95% 区间；m 与 R² 见结果表 fit'],
  };
};

/** Charts of curves over abundances. */
export const abundanceRecipes: Readonly<Record<string, Recipe>> = {
  'accumulation-curve': accumulation,
  'ncm-fit': neutral,
  'rank-abundance-curve': rankAbundance,
};
