import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { median } from '../../statistics/index.ts';
import { processes, type Process } from './processes.ts';

export type Pair = { readonly i: number; readonly j: number; readonly comparison: string };

const all = '全部';

/** Name of the comparison that a pair of samples belongs to: one group, or two groups in the order of the levels. */
export function comparisonOf(one: string, other: string, levels: readonly string[]): string {
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

/** Summary of all pairs, then within each group, then between each two groups. */
export function summariesOf(
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

export function pairsTable({ bnti, group, n, nti, pairs, process, rc, samples }: PairTable): Table {
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

export function summaryTable(rows: readonly Summary[]): Table {
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

/** The same with one row for each process, as charts and other programs need it. */
export function sharesTable(rows: readonly Summary[]): Table {
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
