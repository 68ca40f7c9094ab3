import { contrastsOfLevels } from '@panome/analysis/flows';
import { guessGroups } from '@panome/analysis/groups';
import type { Groups } from '@panome/analysis/model';
import { paletteColors } from '@panome/charts';
import type { GroupContrast, GroupScheme } from '@panome/contract';
import { toScheme } from '../../runner/jobs/groupScheme.ts';
import type { Design } from './sampleReader.ts';

type Delivered = {
  readonly scheme: GroupScheme;
  readonly contrasts: GroupContrast[];
  readonly from: 'delivery' | 'table' | 'names';
  readonly table: string;
};

const mostContrasts = 60;

/** The contrasts that a run of the engine would take by itself, as people keep them. */
export const contrastsOf = (levels: readonly string[]): GroupContrast[] =>
  contrastsOfLevels(levels)
    .slice(0, mostContrasts)
    .map(({ reference, test }) => ({ test, reference, name: '' }));

/** What is known of the samples beside their groups: as delivered, then by a table of samples. */
function factorsOf({ factorsOf: delivered, table }: Design, samples: readonly string[]): Groups['factors'] {
  const rowOf = new Map(table?.groups.samples.map((sample, at) => [sample, at]));
  const names = new Set([...delivered.values()].flatMap((factors) => Object.keys(factors)));
  return [
    ...[...names].map((name) => ({ name, values: samples.map((sample) => delivered.get(sample)?.[name] ?? '') })),
    ...(table?.groups.factors ?? [])
      .filter(({ name }) => !names.has(name))
      .map(({ name, values }) => ({ name, values: samples.map((sample) => values[rowOf.get(sample) ?? -1] ?? '') })),
  ];
}

/** The groups of the samples before anybody has grouped them, and where they come from. */
export function deliveredGroups(design: Design): { readonly groups: Groups; readonly from: Delivered['from'] } {
  const { groupOf, samples, table } = design;
  const rowOf = new Map(table?.groups.samples.map((sample, at) => [sample, at]));
  const isDelivered = [...groupOf.values()].some((group) => group !== '');
  if (!isDelivered && !table) return { from: 'names', groups: guessGroups(samples).groups };
  const group = (sample: string) =>
    (isDelivered ? groupOf.get(sample) : table?.groups.group[rowOf.get(sample) ?? -1]) ?? '';
  const grouped = samples.filter((sample) => group(sample) !== '');
  return {
    from: isDelivered ? 'delivery' : 'table',
    groups: {
      samples: grouped,
      group: grouped.map(group),
      levels: [...new Set(grouped.map(group))],
      colors: {},
      factors: factorsOf(design, grouped),
    },
  };
}

/** How the samples of a place are grouped before anybody has grouped them: as delivered, by a table, or by their names. */
export function deliveredScheme(design: Design): Delivered {
  const { from, groups } = deliveredGroups(design);
  const delivered = new Set([...design.factorsOf.values()].flatMap((factors) => Object.keys(factors)));
  const isTaken = from === 'table' || design.table?.groups.factors.some(({ name }) => !delivered.has(name));
  return {
    scheme: toScheme(groups, paletteColors(undefined, 'categorical', 'light')),
    contrasts: contrastsOf(groups.levels),
    from,
    table: (isTaken && design.table?.title) || '',
  };
}
