import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, Removal, RunContext, Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { abundancesOf, inGroups, type Grouped } from '../../abundances/index.ts';
import { distinctGroupings, shuffles } from '../../permutations/index.ts';
import { contributions, pairsOf, permutedP, type Community, type Contributions, type Pair } from './contributions.ts';
import type { SimperOptions } from './simper.schema.ts';

/** Features that add up to this share are what one reports. */
const reported = 0.7;
const significant = 0.05;

type Comparison = Contributions & {
  readonly name: string;
  readonly pair: Pair;
  readonly overall: number;
  /** Features by falling average; equal ones in the order of the table. */
  readonly order: readonly number[];
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
};
type Prepared = {
  readonly community: Community;
  readonly features: readonly string[];
  readonly grouped: Grouped;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/**
 * Similarity percentages: which features make two groups differ, for every pair of groups.
 *
 * @throws {InputError} For cells that are missing or negative; under two groups or three samples; when all samples of
 * two groups are the same.
 */
export function runSimper(
  { groups, matrix }: { readonly matrix: Matrix; readonly groups: Groups },
  options: SimperOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算各特征的贡献', 0);
  const { community, features, grouped, messages, removed } = prepare(matrix, groups, options.relative);
  const pairs = pairsOf(grouped.levels.length);
  const observed = pairs.map((pair) => contributions(community, pair));
  progress('置换检验', 0.1);
  const orders = shuffles(grouped.kept.length, options.permutations, seed);
  const p = permutedP(
    community,
    pairs,
    observed.map(({ average }) => average),
    orders,
    (fraction) => progress('置换检验', 0.1 + 0.85 * fraction),
  );
  const comparisons = pairs.map((pair, at): Comparison => {
    const { average, sd } = observed[at]!;
    const overall = average.reduce((sum, value) => sum + value, 0);
    return {
      average,
      sd,
      pair,
      overall,
      name: pair.map((group) => grouped.levels[group]!).join(' vs '),
      p: p[at]!,
      adjusted: pAdjust(p[at]!, options.p_adjust),
      order: Array.from(average.keys()).toSorted((one, other) => average[other]! - average[one]! || one - other),
    };
  });
  if (comparisons.every(({ overall }) => overall === 0))
    throw refusal('no-variation', 'matrix', '各组样本的组成完全相同，没有可分解的差异', '请检查数据表是否正确');

  return {
    tables: [resultTable(comparisons, community, features, options), pairsTable(comparisons, grouped)],
    removed,
    messages: [...messages, ...messagesOf(comparisons, grouped, options)],
    facts: factsOf(comparisons, features, grouped),
  };
}

const refusal = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

/** The table by feature, of samples with a group; features that none of them has are left out. */
function prepare(matrix: Matrix, groups: Groups, relative: boolean): Prepared {
  const { ids, messages, removed, samples, totals, values } = abundancesOf(matrix, { whole: false, least: 3 });
  const grouped = inGroups(samples, groups, { levels: 2 });
  if (grouped.kept.length < 3)
    throw refusal(
      'too-few-samples',
      'groups',
      `有分组的样本只有 ${grouped.kept.length} 个，至少需要 3 个`,
      '请检查分组表的样本名',
    );
  const whole = ids.map((_, feature) =>
    Float64Array.from(grouped.kept, (i) => values[i * ids.length + feature]! / (relative ? totals[i]! : 1)),
  );
  const kept = Array.from(ids.keys()).filter((feature) => whole[feature]!.some((value) => value > 0));
  const absent = ids.filter((_, feature) => !whole[feature]!.some((value) => value > 0));
  return {
    community: {
      columns: kept.map((feature) => whole[feature]!),
      totals: Float64Array.from(grouped.kept, (i) => (relative ? 1 : totals[i]!)),
      code: grouped.code,
      sizes: grouped.sizes,
    },
    features: kept.map((feature) => ids[feature]!),
    grouped,
    removed: [
      ...removed,
      ...grouped.removed,
      ...absent.map((id) => ({ kind: 'feature' as const, id, reason: '参与分析的样本中全部为 0' })),
    ],
    messages: [...messages, ...grouped.messages],
  };
}

function resultTable(
  comparisons: readonly Comparison[],
  { code, columns, sizes }: Community,
  features: readonly string[],
  { p_adjust, permutations, relative }: SimperOptions,
): Table {
  const sums = columns.map((column) => {
    const sum = new Float64Array(sizes.length);
    column.forEach((value, i) => (sum[code[i]!]! += value));
    return sum;
  });
  const rows = comparisons.flatMap(({ adjusted, average, name, order, overall, p, pair: [a, b], sd }) => {
    let running = 0;
    return order.map((feature, at) => ({
      name,
      feature: features[feature]!,
      rank: at + 1,
      average: average[feature]!,
      sd: sd[feature]!,
      ratio: average[feature]! / sd[feature]!,
      share: average[feature]! / overall,
      cumulative: (running += average[feature]!) / overall,
      mean_a: sums[feature]![a]! / sizes[a]!,
      mean_b: sums[feature]![b]! / sizes[b]!,
      p: p[feature]!,
      p_adj: adjusted[feature]!,
    }));
  });
  const of = (key: Exclude<keyof (typeof rows)[number], 'name' | 'feature'>): Float64Array =>
    Float64Array.from(rows, (row) => row[key]);
  const what = relative ? '相对丰度' : '表中数值';
  return tableOf('result', '各特征的贡献', [
    textColumn(
      'contrast',
      '比较',
      rows.map(({ name }) => name),
      { help: '比较的两组：第一组 vs 第二组，按分组方案的次序' },
    ),
    integerColumn('rank', '名次', of('rank'), { help: '该比较之内按平均贡献从大到小的名次' }),
    textColumn(
      'feature',
      '特征',
      rows.map(({ feature }) => feature),
      { help: '特征的编号或名称，取自数据表的第一列' },
    ),
    numberColumn('average', '平均贡献', of('average'), {
      help: '两组间全部样本对的 |a − b| ÷ (两样本总数之和) 的平均值；各特征相加为平均差异',
    }),
    numberColumn('sd', '贡献的标准差', of('sd'), { help: '全部样本对的贡献的标准差（n − 1）；只有一个样本对时为空' }),
    numberColumn('ratio', '平均 ÷ 标准差', of('ratio'), {
      help: '平均贡献 ÷ 标准差；越大说明在各样本对中的贡献越稳定，无贡献时为空',
    }),
    numberColumn('mean_a', '第一组平均值', of('mean_a'), { help: `第一组样本的平均${what}` }),
    numberColumn('mean_b', '第二组平均值', of('mean_b'), { help: `第二组样本的平均${what}` }),
    numberColumn('share', '贡献比例', of('share'), { help: '平均贡献 ÷ 两组的平均差异，0～1' }),
    numberColumn('cumulative', '累计比例', of('cumulative'), { help: '到该名次为止的贡献比例之和，最后一名为 1' }),
    numberColumn('p', 'p 值', of('p'), {
      help: `样本随机换组 ${permutations} 次：(平均贡献不小于实际的次数 + 1) ÷ (次数 + 1)`,
    }),
    numberColumn('p_adj', '校正后 p 值', of('p_adj'), {
      help: `在该比较的全部特征之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`,
    }),
  ]);
}

/** How many of the first features reach the share that is reported. */
function neededFor({ average, order, overall }: Comparison): number {
  let running = 0;
  const at = order.findIndex((feature) => (running += average[feature]!) >= reported * overall * (1 - 1e-12));
  return overall > 0 ? at + 1 : 0;
}

function pairsTable(comparisons: readonly Comparison[], { levels, sizes }: Grouped): Table {
  const of = (pick: (one: Comparison) => number): Float64Array => Float64Array.from(comparisons, pick);
  return tableOf('pairs', '各比较的平均差异', [
    textColumn(
      'contrast',
      '比较',
      comparisons.map(({ name }) => name),
      { help: '比较的两组：第一组 vs 第二组，按分组方案的次序' },
    ),
    textColumn(
      'group_a',
      '第一组',
      comparisons.map(({ pair }) => levels[pair[0]]!),
      { help: '比较的第一组，按分组方案的次序' },
    ),
    textColumn(
      'group_b',
      '第二组',
      comparisons.map(({ pair }) => levels[pair[1]]!),
      { help: '比较的第二组，按分组方案的次序' },
    ),
    integerColumn(
      'n_a',
      '第一组样本数',
      of(({ pair }) => sizes[pair[0]]!),
      { help: '第一组参与分析的样本数' },
    ),
    integerColumn(
      'n_b',
      '第二组样本数',
      of(({ pair }) => sizes[pair[1]]!),
      { help: '第二组参与分析的样本数' },
    ),
    numberColumn(
      'dissimilarity',
      '平均差异',
      of(({ overall }) => overall),
      { help: '两组间全部样本对的 Bray–Curtis 距离的平均值，0～1' },
    ),
    integerColumn('features_70', '累计 70% 的特征数', of(neededFor), {
      help: '贡献最大的多少个特征合计达到平均差异的 70%',
    }),
    integerColumn(
      'significant',
      '显著的特征数',
      of(({ adjusted }) => adjusted.filter((p) => p < significant).length),
      { help: `校正后 p 值小于 ${significant} 的特征数` },
    ),
  ]);
}

function messagesOf(
  comparisons: readonly Comparison[],
  { levels, sizes }: Grouped,
  { permutations }: SimperOptions,
): Message[] {
  const possible = distinctGroupings(sizes);
  const single = levels.filter((_, level) => sizes[level] === 1);
  const same = comparisons.filter(({ overall }) => overall === 0).map(({ name }) => name);
  return [
    ...(possible < permutations
      ? [
          {
            level: 'warning' as const,
            text: `样本很少，不同的分组方式只有 ${possible} 种，少于置换次数 ${permutations}；p 值不会低于约 ${(1 / possible).toPrecision(2)}`,
          },
        ]
      : []),
    ...(single.length > 0
      ? [{ level: 'warning' as const, text: `${single.join('、')} 只有一个样本，所在比较的贡献只反映这一个样本` }]
      : []),
    ...(same.length > 0
      ? [{ level: 'warning' as const, text: `${same.join('、')} 的样本组成完全相同，没有可分解的差异` }]
      : []),
    {
      level: 'info',
      text: '贡献大的多是丰度高、变动大的特征，组内变动大时贡献也大；贡献大不等于组间差异显著，请结合 p 值或差异分析',
    },
  ];
}

function factsOf(
  comparisons: readonly Comparison[],
  features: readonly string[],
  { kept, levels, sizes }: Grouped,
): MethodOutput['facts'] {
  const said = comparisons.slice(0, 6).map((one) => {
    const first = one.order
      .slice(0, 3)
      .map((feature) => `${features[feature]!}（${((100 * one.average[feature]!) / one.overall).toFixed(1)}%）`)
      .join('、');
    return one.overall > 0
      ? `${one.name} 的平均差异为 ${one.overall.toPrecision(3)}，贡献最大的为 ${first}，${neededFor(one)} 个特征合计达到 70%`
      : `${one.name} 没有差异`;
  });
  return {
    samples: kept.length,
    features: features.length,
    groups: levels.length,
    n_per_group: levels.map((level, i) => `${level} ${sizes[i]!}`).join('、'),
    comparisons: comparisons.length,
    said: `${said.join('；')}${comparisons.length > said.length ? `；其余 ${comparisons.length - said.length} 个比较见结果表` : ''}`,
  };
}
