import type { Recipe, View } from '../view.ts';
import { byLevel, number, tableFrom, text } from './shapes/index.ts';

/** Panels of model profiles with their features, in the order and the colours of the page. */
function stemProfiles(v: View): ReturnType<Recipe> {
  const panels = v.distinct('panel');
  const times = v.distinct('time');
  const cluster = new Map(v.texts('panel').map((name, row) => [name, v.texts('cluster')[row]!]));
  const inks = Object.fromEntries(
    panels.map((name) => [
      name,
      Number.isFinite(Number(cluster.get(name)))
        ? v.palette[(Number(cluster.get(name)) - 1) % v.palette.length]!
        : v.colors.neutral,
    ]),
  );
  const column = (name: string) => v.input.tables['assignments']!.columns.find((one) => one.name === name)!.values;
  const own = Array.from(column('profile') as Float64Array, (profile) => `模式 ${profile}`);
  const rows = [...own.keys()].filter((row) => panels.includes(own[row]!));
  const of = (name: string): Float64Array => Float64Array.from(rows, (row) => (column(name) as Float64Array)[row]!);
  // The columns of the file are named after the time points, which become the texts of the long table.
  const members = tableFrom('members', [
    text(
      'id',
      rows.map((row) => (column('id') as readonly string[])[row]!),
    ),
    text(
      'panel',
      rows.map((row) => own[row]!),
    ),
    ...times.map((name, j) => number(name, of(`t${j + 1}`))),
  ]);
  return {
    frames: [
      v.frame(),
      {
        name: 'members',
        table: members,
        steps: [{ do: 'long', keep: 2, columns: times, name: 'time', value: 'value' }],
      },
    ],
    x: { kind: 'names', title: '', column: 'time', order: times },
    y: {
      kind: 'number',
      title: v.input.settings.yTitle ?? 'log2 变化',
      lines: [{ at: 0, color: v.colors.grid, dashed: false }],
    },
    levels: {
      column: 'panel',
      mark: 'line',
      items: panels.map((value) => ({ value, label: value, color: inks[value]!, symbol: 'circle' })),
    },
    legend: 'none',
    panels: {
      column: 'panel',
      columns: Math.min(4, panels.length),
      free: false,
      items: panels.map((value) => ({ value, label: value })),
    },
    marks: [
      { mark: 'line', frame: 'members', x: 'time', y: 'value', group: 'id', ink: byLevel, width: 0.7, opacity: 0.3 },
      ...(v.input.settings.own?.['model'] === false
        ? []
        : [{ mark: 'line' as const, x: 'time', y: 'model', group: 'panel', ink: v.colors.text, dashed: true }]),
      { mark: 'line', x: 'time', y: 'mean', group: 'panel', ink: byLevel, width: 2.2 },
    ],
    remarks: ['各模式的特征数、期望数与校正后 P 值在 data.csv 中'],
  };
}

/** Charts of courses in time. */
export const courseRecipes: Readonly<Record<string, Recipe>> = { 'stem-profiles': stemProfiles };
