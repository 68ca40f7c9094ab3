import type { Drawn, Recipe, View } from '../view.ts';
import { byLevel } from './shapes.ts';

/** Colours of curves that are groups, or samples of groups. */
function ofCurves(v: View, name: string): Pick<Drawn, 'frames' | 'levels'> {
  const curves = v.distinct(name);
  const groups = v.groups();
  if (!groups || curves.every((one) => v.scale.levels.includes(one)) || curves.every((one) => v.scale.levelOf(one) === '')) return { frames: [v.frame()], levels: v.levels(name, 'line', { order: v.ordered(curves) }) };
  const named = { ...groups, table: { ...groups.table, columns: [{ ...groups.table.columns[0]!, name }, groups.table.columns[1]!] } };
  return { frames: [v.frame([{ do: 'lookup', frame: 'groups', by: name, column: 'group' }]), named], levels: v.levels('group', 'line', { from: groups.table }) };
}

const rankAbundance: Recipe = (v) => {
  const log = v.input.settings.own?.['x'] === 'log';
  const { frames: [data, ...others], levels } = ofCurves(v, 'name');
  const steps = [{ do: 'log10' as const, to: 'height', from: 'share' }, ...(log ? [{ do: 'log10' as const, to: 'place', from: 'rank' }] : [])];
  return {
    frames: [{ ...data!, steps: [...(data!.steps ?? []), ...steps] }, ...others], ...(levels && { levels }),
    x: { ...v.number('x'), ...(log && { power: true }) }, y: { ...v.number('y'), power: true },
    marks: [{ mark: 'line', x: log ? 'place' : 'rank', y: 'height', ink: byLevel, group: 'name', width: 1.5 }],
  };
};

const accumulation: Recipe = (v) => {
  const { band = 'two' } = (v.input.settings.own ?? {}) as { band?: string };
  const by = band === 'one' ? 1 : 2;
  const { frames: [data, ...others], levels } = ofCurves(v, 'name');
  const steps = [{ do: 'times' as const, to: 'wide', from: 'sd', by }, { do: 'times' as const, to: 'narrow', from: 'sd', by: -by }, { do: 'plus' as const, to: 'high', from: ['richness', 'wide'] as const }, { do: 'plus' as const, to: 'low', from: ['richness', 'narrow'] as const }];
  return {
    frames: [{ ...data!, steps: [...(data!.steps ?? []), ...steps] }, ...others], ...(levels && { levels }), x: v.number('x'), y: v.number('y'),
    marks: [
      ...(band === 'none' ? [] : [{ mark: 'area' as const, x: 'samples', low: 'low', y: 'high', ink: byLevel, opacity: 0.16 }]),
      { mark: 'line', x: 'samples', y: 'richness', ink: byLevel, width: 2 },
    ],
  };
};

/** Charts of curves over abundances. */
export const abundanceRecipes: Readonly<Record<string, Recipe>> = {
  'accumulation-curve': accumulation,
  'rank-abundance-curve': rankAbundance,
};
