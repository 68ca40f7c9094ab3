import { guessGroups } from '@panome/analysis/groups';
import type { Groups } from '@panome/analysis/model';
import { paletteColors } from '@panome/charts';
import type { GroupContrast, GroupScheme } from '@panome/contract';
import { toScheme } from '../../runner/jobs/groupScheme.ts';
import type { SampleReader, SampleTable } from './sampleReader.ts';

type Design = Awaited<ReturnType<SampleReader['designOf']>>;
type Delivered = {
  readonly scheme: GroupScheme;
  readonly contrasts: GroupContrast[];
  readonly from: 'delivery' | 'table' | 'names';
  readonly table: string;
};

const control = /^(ck|ctrl|control|con|nc|wt|对照组?|空白组?|正常组?|normal|mock|sham|veh(icle)?)$/iu;
const noGroup = /^(qc|质控|blank|空白)$/iu;
const mostContrasts = 60;

/** Every group against the first that is called a control, or else against the first. */
export function contrastsOf(levels: readonly string[]): GroupContrast[] {
  const compared = levels.filter((level) => !noGroup.test(level));
  const reference = compared.find((level) => control.test(level)) ?? compared[0];
  if (reference === undefined) return [];
  return compared
    .filter((level) => level !== reference)
    .slice(0, mostContrasts)
    .map((test) => ({ test, reference, name: '' }));
}

function groupsOf(
  samples: readonly string[],
  group: (sample: string) => string,
  table: SampleTable | undefined,
): Groups {
  const grouped = samples.filter((sample) => group(sample) !== '');
  const rowOf = new Map(table?.groups.samples.map((sample, at) => [sample, at]));
  return {
    samples: grouped,
    group: grouped.map(group),
    levels: [...new Set(grouped.map(group))],
    colors: {},
    factors: (table?.groups.factors ?? []).map(({ name, values }) => ({
      name,
      values: grouped.map((sample) => values[rowOf.get(sample) ?? -1] ?? ''),
    })),
  };
}

/** The groups of the samples before anybody has grouped them, and where they come from. */
export function deliveredGroups({ groupOf, samples, table }: Design): {
  readonly groups: Groups;
  readonly from: Delivered['from'];
} {
  const rowOf = new Map(table?.groups.samples.map((sample, at) => [sample, at]));
  const isDelivered = [...groupOf.values()].some((group) => group !== '');
  const ofTable = (sample: string) => table?.groups.group[rowOf.get(sample) ?? -1] ?? '';
  const from = isDelivered ? 'delivery' : table ? 'table' : 'names';
  return {
    from,
    groups:
      from === 'names'
        ? guessGroups(samples).groups
        : groupsOf(samples, isDelivered ? (sample) => groupOf.get(sample) ?? '' : ofTable, table),
  };
}

/** How the samples of a place are grouped before anybody has grouped them: as delivered, by a table, or by their names. */
export function deliveredScheme(design: Design): Delivered {
  const { from, groups } = deliveredGroups(design);
  return {
    scheme: toScheme(groups, paletteColors(undefined, 'categorical', 'light')),
    contrasts: contrastsOf(groups.levels),
    from,
    table: design.table?.title ?? '',
  };
}
