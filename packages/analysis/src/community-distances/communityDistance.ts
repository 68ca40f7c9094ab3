import { joinSamples } from '../groups/index.ts';
import { InputError } from '../model/index.ts';
import type { DistanceTable, Groups, Matrix, Message, MethodOutput, Removal, Tree } from '../model/index.ts';
import { abundancesOf, inGroups, type Grouped } from '../abundances/index.ts';
import { featuresInTree, unifrac } from '../phylogeny/index.ts';
import { isPhylogenetic, measureNames, type DistanceOptions } from './distance.schema.ts';
import { communityDistances } from './measures.ts';

export type DistanceInputs = {
  readonly matrix?: Matrix | undefined;
  readonly distance?: DistanceTable | undefined;
  readonly tree?: Tree | undefined;
};

/** Distances among samples, from the input or computed. `values` is `ids.length²` long. */
export type CommunityDistance = DistanceTable & {
  /** Whether the user gave the distances. */
  readonly given: boolean;
  /** Chinese name of the measure. */
  readonly name: string;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  /** What the note says of them; see `distanceSentence`. */
  readonly facts: MethodOutput['facts'];
};

const refusal = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

/** Refuses before any calculation when neither a table nor distances are given. */
export function requireDistance({ distance, matrix }: DistanceInputs): void {
  if (!matrix && !distance)
    throw refusal('matrix-missing', 'matrix', '没有提供丰度表，也没有提供距离矩阵', '请选择两者之一后重新提交');
}

/**
 * The distances a method starts from: those given, else computed from the abundances.
 *
 * @throws {InputError} Without either input; for UniFrac without a tree of all features; for cells from which no
 * distance can be computed; under `least` samples.
 */
export function communityDistance(inputs: DistanceInputs, options: DistanceOptions, least = 3): CommunityDistance {
  requireDistance(inputs);
  return inputs.distance
    ? givenDistance(inputs.distance, inputs.matrix !== undefined, least)
    : computed(inputs.matrix!, inputs.tree, options, least);
}

function givenDistance({ ids, values }: DistanceTable, both: boolean, least: number): CommunityDistance {
  const size = ids.length;
  if (size < least)
    throw refusal(
      'too-few-samples',
      'distance',
      `距离矩阵中只有 ${size} 个样本，至少需要 ${least} 个`,
      '请补充样本后重试',
    );
  const wrong = values.findIndex((value) => !(value >= 0) || !Number.isFinite(value));
  if (wrong >= 0) {
    throw refusal(
      'value-range',
      'distance',
      `样本“${ids[Math.floor(wrong / size)]!}”与“${ids[wrong % size]!}”的距离缺失或为负值`,
      '距离须为不小于 0 的数，请检查距离矩阵',
    );
  }
  const messages: Message[] = both ? [{ level: 'info', text: '提供了距离矩阵，丰度表未使用' }] : [];
  return {
    ids,
    values,
    given: true,
    name: '距离',
    removed: [],
    messages,
    facts: { samples: size, features: 0, distance_given: 1 },
  };
}

function computed(
  matrix: Matrix,
  tree: Tree | undefined,
  { distance, pseudocount, relative }: DistanceOptions,
  least: number,
): CommunityDistance {
  const found = abundancesOf(matrix, { whole: false, least });
  const [size, features] = [found.samples.length, found.ids.length];
  if (isPhylogenetic(distance) && !tree)
    throw refusal(
      'tree-missing',
      'tree',
      `${measureNames[distance]} 距离需要进化树，没有提供`,
      '请选择进化树（Newick）的文件，或改选其他距离',
    );
  const shared = isPhylogenetic(distance) || (relative && distance !== 'aitchison' && distance !== 'jaccard');
  const values = shared
    ? found.values.map((value, at) => value / found.totals[Math.floor(at / features)]!)
    : found.values;
  return {
    ids: found.samples,
    values: isPhylogenetic(distance)
      ? unifrac(featuresInTree(found.ids, tree!), values, distance === 'unifrac' ? 'unweighted' : 'weighted-normalized')
      : communityDistances(values, size, features, distance, pseudocount),
    given: false,
    name: `${measureNames[distance]}${distance === 'euclidean' || distance.startsWith('jaccard') ? '' : ' 距离'}`,
    removed: found.removed,
    messages: found.messages,
    facts: { samples: size, features, distance_given: 0 },
  };
}

/** The distances among some of the samples, in the order of their positions. */
export function subDistance({ ids, values }: DistanceTable, kept: readonly number[]): DistanceTable {
  const size = kept.length;
  const result = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) result[i * size + j] = values[kept[i]! * ids.length + kept[j]!]!;
  return { ids: kept.map((i) => ids[i]!), values: result };
}

/** Distances among the samples that have a group. */
export type GroupedDistance = CommunityDistance & { readonly grouped: Grouped };

/**
 * As `communityDistance`, without the samples that have no group or lack one of the factors.
 * @throws {InputError} Also under two groups, or when a name of `least` or more samples is left.
 */
export function groupedDistance(
  inputs: DistanceInputs & { readonly groups: Groups },
  options: DistanceOptions,
  factors: readonly string[] = [],
): GroupedDistance {
  const all = communityDistance(inputs, options);
  const grouped = inGroups(all.ids, inputs.groups, { levels: 2, factors });
  if (grouped.kept.length < 3)
    throw refusal(
      'too-few-samples',
      'groups',
      `有分组的样本只有 ${grouped.kept.length} 个，至少需要 3 个`,
      '请检查分组表的样本名',
    );
  return {
    ...all,
    ...(grouped.kept.length === all.ids.length ? {} : subDistance(all, grouped.kept)),
    grouped,
    removed: [...all.removed, ...grouped.removed],
    messages: [...all.messages, ...grouped.messages],
    facts: {
      ...all.facts,
      samples: grouped.kept.length,
      groups: grouped.levels.length,
      n_per_group: grouped.levels.map((level, i) => `${level} ${grouped.sizes[i]!}`).join('、'),
    },
  };
}

/** Positions of the same samples in two lists of names, ascending in the first. */
export function sharedSamples(
  left: readonly string[],
  right: readonly string[],
): { readonly left: number[]; readonly right: number[]; readonly leftOnly: readonly string[] } {
  const { leftOnly, pairs } = joinSamples(left, right);
  const sorted = pairs.toSorted((a, b) => a.left - b.left);
  return { left: sorted.map((pair) => pair.left), right: sorted.map((pair) => pair.right), leftOnly };
}
