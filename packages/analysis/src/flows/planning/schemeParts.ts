import { isQc } from '../../groups/index.ts';
import type { Groups } from '../../model/index.ts';
import type { Contrast, FactorKind, FlowGiven, PlannedInputs, StepSpec } from '../model.ts';

const BLANK = /^(?:blanks?|blk|空白|空白对照|空白样本)$/iu;
const QC = /^质控(?:样本)?$/u;
const factorNames: Readonly<Record<FactorKind, RegExp>> = {
  batch: /^(?:batch|批次)$/iu,
  order: /^(?:order|injection(?:[_ ]?order)?|run[_ ]?order|进样顺序|进样序号|序号)$/iu,
};

/** How many samples a level has. */
export const sizeOf = ({ group }: Groups, level: string): number => group.filter((one) => one === level).length;

/** Whether a group is one that others are held against: no quality control and no blank. */
export const isCompared = (level: string): boolean =>
  level !== '' && !isQc(level) && !QC.test(level.trim()) && !BLANK.test(level.trim());

/** The levels that are held against each other: not quality controls or blanks, and with samples. */
export const comparedLevels = (groups: Groups): readonly string[] =>
  groups.levels.filter((level) => isCompared(level) && sizeOf(groups, level) > 0);

export const hasQc = (groups: Groups | null): boolean =>
  groups?.levels.some((level) => isQc(level) && sizeOf(groups, level) > 0) ?? false;

/** The scheme with samples in these levels only, in this order; the others have no group and take no part. */
function withLevels(groups: Groups, levels: readonly string[]): Groups {
  const kept = new Set(levels);
  return { ...groups, levels, group: groups.group.map((level) => (kept.has(level) ? level : '')) };
}

/** The groups that a step gets; the reference comes first. */
export function groupsOfStep(
  mode: StepSpec['groups'],
  scheme: Groups | null,
  contrast: Contrast | null,
): Groups | null {
  if (!scheme || mode === 'none') return null;
  if (mode === 'whole') return scheme;
  if (mode === 'contrast') return contrast && withLevels(scheme, [contrast.reference, contrast.test]);
  return withLevels(scheme, comparedLevels(scheme));
}

/** The column of the scheme that is of this kind; undefined when there is none. */
export const factorOf = (groups: Groups | null, kind: FactorKind) =>
  groups?.factors.find(({ name }) => factorNames[kind].test(name.trim()));

/** What can be said of a factor beside the groups: it has one value, the groups hide it, or it can be told apart. */
export function factorState(groups: Groups, name: string): 'constant' | 'confounded' | 'separable' {
  const values = groups.factors.find((factor) => factor.name === name)?.values ?? [];
  const pairs = groups.group.flatMap((level, at) => (level !== '' && values[at] ? [[level, values[at]] as const] : []));
  if (new Set(pairs.map(([, value]) => value)).size < 2) return 'constant';
  // Groups and batches that hang together, directly or through others, can be told apart in a linear model.
  const reached = new Set([`group ${pairs[0]![0]}`]);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [level, value] of pairs) {
      const [one, other] = [`group ${level}`, `value ${value}`];
      if (reached.has(one)) reached.add(other);
      else if (reached.has(other)) reached.add(one);
    }
  }
  return pairs.every(([level, value]) => reached.has(`group ${level}`) && reached.has(`value ${value}`))
    ? 'separable'
    : 'confounded';
}

/**
 * The scheme with the columns that another table of the same samples has and it lacks, such as the order of injection;
 * that table's own groups where there is no scheme.
 */
export function withFactors(scheme: Groups | null, more: Groups): Groups {
  if (!scheme) return more;
  const taken = new Set(scheme.factors.map(({ name }) => name.trim().toLowerCase()));
  const rowOf = new Map(more.samples.map((sample, at) => [sample, at]));
  const added = more.factors
    .filter(({ name }) => !taken.has(name.trim().toLowerCase()))
    .map(({ name, values }) => ({
      name,
      values: scheme.samples.map((sample) => values[rowOf.get(sample) ?? -1] ?? ''),
    }));
  return { ...scheme, factors: [...scheme.factors, ...added] };
}

/**
 * The groups with the further names that the files of a step have. Tables of former steps name samples as the groups do,
 * so that a step of such tables is the same whatever was confirmed.
 */
export function withAliasesFor(groups: Groups, inputs: PlannedInputs, { roles }: Pick<FlowGiven, 'roles'>): Groups {
  const { aliases, ...rest } = groups;
  if (!aliases) return groups;
  const files = Object.values(inputs).flatMap((edge) => (edge.from === 'role' ? [roles[edge.role]?.samples] : []));
  const named = aliases.filter(({ name }) => files.some((samples) => samples?.includes(name) ?? true));
  return named.length > 0 ? { ...rest, aliases: named } : rest;
}
