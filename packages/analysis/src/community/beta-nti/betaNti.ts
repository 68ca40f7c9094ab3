import { uniform } from '../../linear/index.ts';
import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Removal, RunContext, Table, Tree } from '../../model/index.ts';
import { median } from '../../statistics/index.ts';
import { abundancesOf, inGroups, type Abundances } from '../../abundances/index.ts';
import { featuresInTree } from '../../phylogeny/index.ts';
import type { BetaNtiOptions } from './betaNti.schema.ts';
import { heldBy, nearestTaxonIndex, prunedTree } from './nearestTaxa.ts';
import { processes, processOf, type Process } from './processes.ts';
import { raupCrick } from './raupCrick.ts';

type Inputs = { readonly matrix: Matrix; readonly tree: Tree; readonly groups?: Groups | undefined };
type Chosen = {
  readonly samples: readonly string[];
  /** Level of each sample; `''` without groups. */ readonly group: readonly string[];
  readonly levels: readonly string[];
  readonly features: readonly string[];
  readonly counts: Float64Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};
type Pair = { readonly i: number; readonly j: number; readonly comparison: string };

const all = '全部';
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

/** What two samples are compared across: one group, or two in the order of the levels. */
function comparisonOf(one: string, other: string, levels: readonly string[]): string {
  if (levels.length === 0) return all;
  if (one === other) return one;
  return levels.indexOf(one) < levels.indexOf(other) ? `${one} – ${other}` : `${other} – ${one}`;
}

type Summary = {
  readonly comparison: string;
  readonly kind: string;
  readonly pairs: number;
  readonly counts: readonly number[];
  readonly shares: readonly number[];
  readonly lacking: number;
  readonly middle: number;
};

/** All pairs, then each group within, then each two groups. */
function summariesOf(
  pairs: readonly Pair[],
  process: readonly Process[],
  bnti: Float64Array,
  levels: readonly string[],
): Summary[] {
  const across = levels.flatMap((one, i) => levels.slice(i + 1).map((other) => `${one} – ${other}`));
  const asked = [
    { comparison: all, kind: all },
    ...levels.map((comparison) => ({ comparison, kind: '组内' })),
    ...across.map((comparison) => ({ comparison, kind: '组间' })),
  ];
  return asked.flatMap(({ comparison, kind }): Summary[] => {
    const rows = Array.from(pairs.keys()).filter((row) => kind === all || pairs[row]!.comparison === comparison);
    if (rows.length === 0) return [];
    const counts = processes.map((name) => rows.filter((row) => process[row] === name).length);
    const told = counts.reduce((sum, count) => sum + count, 0);
    return [
      {
        comparison,
        kind,
        pairs: rows.length,
        counts,
        shares: counts.map((count) => (told > 0 ? count / told : 0)),
        lacking: rows.length - told,
        middle: median(Float64Array.from(rows, (row) => bnti[row]!)),
      },
    ];
  });
}

type PairTable = {
  readonly samples: readonly string[];
  readonly group: readonly string[];
  readonly pairs: readonly Pair[];
  readonly process: readonly Process[];
  readonly bnti: Float64Array;
  readonly nti: { readonly observed: Float64Array; readonly mean: Float64Array; readonly sd: Float64Array };
  readonly rc: { readonly observed: Float64Array; readonly index: Float64Array };
  readonly n: number;
};

function pairsTable({ bnti, group, n, nti, pairs, process, rc, samples }: PairTable): Table {
  const of = (values: Float64Array): Float64Array => Float64Array.from(pairs, ({ i, j }) => values[i * n + j]!);
  return tableOf('pairs', '样本对', [
    textColumn(
      'sample_a',
      '样本一',
      pairs.map(({ i }) => samples[i]!),
      { help: '一对样本中的一个' },
    ),
    textColumn(
      'sample_b',
      '样本二',
      pairs.map(({ j }) => samples[j]!),
      { help: '一对样本中的另一个' },
    ),
    textColumn(
      'group_a',
      '样本一的组',
      pairs.map(({ i }) => group[i]!),
      { help: '样本一所在的组；没有分组表时为空' },
    ),
    textColumn(
      'group_b',
      '样本二的组',
      pairs.map(({ j }) => group[j]!),
      { help: '样本二所在的组；没有分组表时为空' },
    ),
    textColumn(
      'comparison',
      '比较',
      pairs.map(({ comparison }) => comparison),
      { help: '同组的一对写组名，不同组的写两个组名' },
    ),
    numberColumn('bmntd', 'βMNTD', of(nti.observed), { help: '两个样本的平均最近分类单元距离，单位同枝长' }),
    numberColumn('null_mean', '零模型均值', of(nti.mean), { help: '特征在进化树叶节点间随机换位后 βMNTD 的均值' }),
    numberColumn('null_sd', '零模型标准差', of(nti.sd), { help: '随机换位后 βMNTD 的标准差；为 0 时 βNTI 无法计算' }),
    numberColumn('bnti', 'βNTI', bnti, { help: '（βMNTD − 零模型均值）÷ 零模型标准差' }),
    numberColumn('bray', 'Bray–Curtis', of(rc.observed), { help: '两个样本计数的 Bray–Curtis 距离' }),
    numberColumn('rc', 'RC', of(rc.index), { help: 'Raup–Crick 指标，−1～1：正值表示比随机更不相似' }),
    textColumn('process', '主导过程', process, { help: '由 βNTI 与 RC 判断的群落构建过程；βNTI 无法计算时为空' }),
  ]);
}

function summaryTable(rows: readonly Summary[]): Table {
  const help = [
    'βNTI 大于阈值',
    'βNTI 小于阈值的负值',
    'βNTI 未超过阈值，RC 大于阈值',
    'βNTI 未超过阈值，RC 小于阈值的负值',
    'βNTI 与 RC 都未超过阈值',
  ];
  const names = [
    'variable_selection',
    'homogeneous_selection',
    'dispersal_limitation',
    'homogenizing_dispersal',
    'drift',
  ];
  return tableOf('summary', '各比较中的过程占比', [
    textColumn(
      'comparison',
      '比较',
      rows.map(({ comparison }) => comparison),
      { help: '全部样本对，各组之内，以及每两组之间' },
    ),
    textColumn(
      'kind',
      '类别',
      rows.map(({ kind }) => kind),
      { help: '全部、组内或组间' },
    ),
    integerColumn(
      'pairs',
      '样本对数',
      Float64Array.from(rows, ({ pairs }) => pairs),
      { help: '该比较的样本对数' },
    ),
    ...processes.map((process, at) =>
      numberColumn(
        names[at]!,
        process,
        Float64Array.from(rows, ({ shares }) => shares[at]!),
        { help: `${help[at]}的样本对占能判断的样本对的比例` },
      ),
    ),
    integerColumn(
      'undetermined',
      '无法判断',
      Float64Array.from(rows, ({ lacking }) => lacking),
      { help: 'βNTI 无法计算的样本对数，不计入占比' },
    ),
    numberColumn(
      'median_bnti',
      'βNTI 中位数',
      Float64Array.from(rows, ({ middle }) => middle),
      { help: '该比较中全部样本对 βNTI 的中位数' },
    ),
  ]);
}

/** The same, one row a process, as charts and other programs take it. */
function sharesTable(rows: readonly Summary[]): Table {
  const long = rows.flatMap(({ comparison, counts, shares }) =>
    processes.map((process, at) => ({ comparison, process, count: counts[at]!, share: shares[at]! })),
  );
  return tableOf('shares', '过程占比（长表）', [
    textColumn(
      'comparison',
      '比较',
      long.map(({ comparison }) => comparison),
      { help: '全部样本对，各组之内，以及每两组之间' },
    ),
    textColumn(
      'process',
      '主导过程',
      long.map(({ process }) => process),
      { help: '由 βNTI 与 RC 判断的群落构建过程' },
    ),
    integerColumn(
      'count',
      '样本对数',
      Float64Array.from(long, ({ count }) => count),
      { help: '由该过程主导的样本对数' },
    ),
    numberColumn(
      'share',
      '占比',
      Float64Array.from(long, ({ share }) => share),
      { help: '该过程主导的样本对占能判断的样本对的比例' },
    ),
  ]);
}
