import { uniform } from '../../linear/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Removal, RunContext, Tree } from '../../model/index.ts';
import { abundancesOf, inGroups, type Abundances } from '../../abundances/index.ts';
import { featuresInTree } from '../../phylogeny/index.ts';
import type { BetaNtiOptions } from './betaNti.schema.ts';
import { heldBy, nearestTaxonIndex, prunedTree } from './nearestTaxa.ts';
import { processes, processOf } from './processes.ts';
import { raupCrick } from './raupCrick.ts';
import { comparisonOf, type Pair, pairsTable, sharesTable, summariesOf, summaryTable } from './resultTables.ts';

type Inputs = { readonly matrix: Matrix; readonly tree: Tree; readonly groups?: Groups | undefined };
type Chosen = {
  readonly samples: readonly string[];
  /** Level of each sample; `''` without groups. */
  readonly group: readonly string[];
  readonly levels: readonly string[];
  readonly features: readonly string[];
  readonly counts: Float64Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const salt = 0x9e37_79b9;

/**
 * How communities were assembled, pair by pair: βNTI by shuffling features across the tips of the tree, then Raup–Crick
 * of Bray–Curtis.
 *
 * @throws {InputError} When the table holds anything but counts, a feature is not in the tree, or fewer than 3 samples
 * or features are left.
 */
export function runBetaNti(inputs: Inputs, options: BetaNtiOptions, { progress, seed }: RunContext): MethodOutput {
  const { counts, features, group, levels, messages, removed, samples } = chosen(inputs);
  const n = samples.length;
  const placed = featuresInTree(features, inputs.tree);
  const held = heldBy(counts, n, options.weighted);
  const nti = nearestTaxonIndex(prunedTree(placed), held, options.nulls, uniform(seed), (fraction) =>
    progress('系统发育零模型', 0.6 * fraction),
  );
  const rc = raupCrick(counts, n, options.nulls, uniform(seed ^ salt), (fraction) =>
    progress('Raup–Crick 零模型', 0.6 + 0.4 * fraction),
  );
  const pairs: Pair[] = [];
  for (let i = 0; i < n; i += 1)
    for (let j = i + 1; j < n; j += 1) pairs.push({ i, j, comparison: comparisonOf(group[i]!, group[j]!, levels) });
  const process = pairs.map(({ i, j }) => processOf(nti.index[i * n + j]!, rc.index[i * n + j]!, options));
  const bnti = Float64Array.from(pairs, ({ i, j }) => nti.index[i * n + j]!);
  const summaries = summariesOf(pairs, process, bnti, levels);
  const undefinedPairs = process.filter((one) => one === '').length;
  const most = summaries[0]!.shares.reduce((best, share, at, shares) => (share > shares[best]! ? at : best), 0);

  return {
    tables: [
      pairsTable({ samples, group, pairs, process, bnti, nti, rc, n }),
      summaryTable(summaries),
      sharesTable(summaries),
    ],
    removed,
    messages: [
      ...messages,
      ...(placed.unused > 0
        ? [{ level: 'info' as const, text: `进化树中有 ${placed.unused} 个叶节点不在参与的特征中，未使用` }]
        : []),
      ...(undefinedPairs > 0
        ? [{ level: 'warning' as const, text: `${undefinedPairs} 对样本的零模型没有变化，βNTI 无法计算，未判断过程` }]
        : []),
    ],
    facts: {
      samples: n,
      features: features.length,
      pairs: pairs.length,
      groups: levels.length,
      undefined: undefinedPairs,
      dominant: processes[most]!,
      dominant_share: summaries[0]!.shares[most]!,
      stochastic: summaries[0]!.shares.slice(2).reduce((sum, share) => sum + share, 0),
    },
  };
}

/**
 * The samples and features that take part: samples with a group, when there are groups; features that one of them
 * holds.
 */
function chosen({ groups, matrix }: Inputs): Chosen {
  const found = abundancesOf(matrix, { whole: true, least: 3 });
  const grouped = groups && inGroups(found.samples, groups, { levels: 1 });
  const kept = grouped?.kept ?? Array.from(found.samples.keys());
  if (kept.length < 3)
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input: 'groups',
        what: `有分组的样本只有 ${kept.length} 个，至少需要 3 个`,
        remedy: '请检查分组表的样本名',
      },
    ]);
  const { counts, ids } = present(found, kept);
  if (ids.length < 3)
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input: 'matrix',
        what: `有计数的特征只有 ${ids.length} 个，至少需要 3 个`,
        remedy: '请检查数据表的方向：特征在行，样本在列',
      },
    ]);
  return {
    samples: kept.map((i) => found.samples[i]!),
    group: grouped ? Array.from(grouped.code, (level) => grouped.levels[level]!) : kept.map(() => ''),
    levels: grouped?.levels ?? [],
    features: ids,
    counts,
    removed: [...found.removed, ...(grouped?.removed ?? [])],
    messages: [...found.messages, ...(grouped?.messages ?? [])],
  };
}

function present(
  { ids, values }: Abundances,
  kept: readonly number[],
): { readonly counts: Float64Array; readonly ids: readonly string[] } {
  const features = ids.length;
  const used = Array.from(ids.keys()).filter((k) => kept.some((i) => values[i * features + k]! > 0));
  return {
    ids: used.map((k) => ids[k]!),
    counts: Float64Array.from(
      { length: kept.length * used.length },
      (_, at) => values[kept[Math.floor(at / used.length)]! * features + used[at % used.length]!]!,
    ),
  };
}
