import { arrangeSpec, byDensity } from '../../parts/histogram/index.ts';
import { choiceOf } from '../../settings.ts';
import type { Drawn, Recipe, View } from '../view.ts';
import { byLevel } from './shapes/index.ts';

/** Bars of intervals: one plot per column, or one per column and group. */
export function histogram(v: View): Drawn {
  const densities = byDensity(v.input);
  const columns = v.distinct('column');
  const grouped = v.distinct('group').length > 1;
  const apart = grouped && choiceOf(v.input.settings.own, arrangeSpec) === 'panels';
  const height = densities ? 'density' : 'count';
  const panel = { do: 'join' as const, to: 'panel', from: apart ? ['column', 'group'] : ['column'], by: ' · ' };
  const groups = v.texts('group').map((name) => (name === '' ? v.ungrouped : name));
  const items = apart ? [...new Set(v.texts('column').map((name, row) => `${name} · ${groups[row]!}`))] : columns;
  const curves = v.input.tables['density'];
  const withCurve = densities && curves && curves.rows > 0 && v.input.settings.own?.['curve'] !== false;
  const ink = grouped ? byLevel : v.palette[0]!;
  return {
    frames: [
      v.frame([...v.blanks('group'), panel]),
      ...(withCurve ? [{ name: 'curves', table: curves, steps: [...v.blanks('group'), panel] }] : []),
    ],
    x: { kind: 'number', title: v.input.settings.xTitle ?? (columns.length > 1 ? '' : columns[0]!) },
    y: { kind: 'number', title: v.input.settings.yTitle ?? (densities ? '密度' : '频数') },
    ...(grouped && { levels: v.levels('group', 'box') }),
    ...(!grouped && { legend: 'none' as const }),
    ...(items.length > 1 && {
      panels: {
        column: 'panel',
        columns: Math.min(3, items.length),
        free: true,
        items: items.map((value) => ({ value, label: value })),
      },
    }),
    marks: [
      { mark: 'rects', x: ['from', 'to'], y: [0, height], ink, opacity: grouped && !apart ? 0.5 : 0.85 },
      ...(withCurve
        ? [
            {
              mark: 'line' as const,
              frame: 'curves',
              x: 'x',
              y: 'y',
              ink: grouped ? byLevel : v.colors.text,
              width: 1.8,
            },
          ]
        : []),
    ],
    ...(!densities && { remarks: ['频数图的密度曲线见结果表 density'] }),
  };
}

/** Charts of frequencies. */
export const frequencyRecipes: Readonly<Record<string, Recipe>> = { histogram };
