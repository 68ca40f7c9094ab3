import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type Groups,
  type Message,
  type MethodOutput,
  type Options,
  type Records,
  type Table,
} from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { cellTallies, type CellTallies } from './cellTable.ts';
import { observedOverExpected, roeTable } from './observedOverExpected.ts';
import { proportionTests, type Comparison, type ProportionTest } from '../../group-tests/index.ts';

/**
 * Shares of the clusters in every sample, and whether groups differ in them.
 * @throws {InputError} See `cellTallies`.
 */
export function scComposition(records: Records, groups: Groups | undefined, options: Options): MethodOutput {
  const tallies = cellTallies(records, groups, options);
  const test = options['test'] as ProportionTest;
  const columns = tallies.levels.map((_, level) =>
    Int32Array.from([...tallies.group.keys()].filter((sample) => tallies.group[sample] === level)),
  );
  const tested = tallies.grouped ? [...columns.keys()].filter((level) => columns[level]!.length > 1) : [];
  const comparisons =
    tested.length > 1
      ? proportionTests(
          tallies.counts,
          tested.map((level) => columns[level]!),
          test,
        ).map((one) => ({ ...one, a: one.a < 0 ? -1 : tested[one.a]!, b: one.b < 0 ? -1 : tested[one.b]! }))
      : [];
  const adjusted = comparisons.map(({ p }) => pAdjust(p, 'BH'));
  const total = tallies.counts.reduce((sum, own) => sum + own.reduce((part, count) => part + count, 0), 0);
  const roe = observedOverExpected(tallies.counts, columns);
  const found = new Set(
    comparisons.flatMap((_, at) => tallies.clusters.filter((__, cluster) => adjusted[at]![cluster]! < 0.05)),
  );
  return {
    tables: [
      compositionTable(tallies),
      testTable(tallies, columns, comparisons, adjusted, test),
      roeTable(tallies, roe),
    ],
    removed: tallies.removed,
    messages: [...tallies.messages, ...said(tallies, columns, tested)],
    facts: {
      cells: total,
      samples: tallies.samples.length,
      clusters: tallies.clusters.length,
      groups: tallies.grouped ? tallies.levels.length : 0,
      sizes: tallies.grouped
        ? tallies.levels.map((level, at) => `${level} ${columns[at]!.length} 个样本`).join('、')
        : '',
      tested: tested.length,
      significant: found.size,
      left_out: tallies.removed.length,
      ...(columns.length > 1 && { chi_squared: roe.statistic, chi_df: roe.df, chi_p: roe.p }),
    },
  };
}

function said(
  { counts, grouped, levels, samples }: CellTallies,
  columns: readonly Int32Array[],
  tested: readonly number[],
): Message[] {
  const messages: Message[] = [];
  const single = levels.filter((_, level) => columns[level]!.length < 2);
  if (!grouped)
    messages.push({
      level: 'info',
      text: '没有分组，只给出各样本的比例。需要比较时，请在细胞注释表中加一列分组，或提供样本的分组表。',
    });
  else if (tested.length < 2)
    messages.push({
      level: 'warning',
      text:
        levels.length < 2
          ? '只有一组，没有可比较的组。'
          : `${single.map((level) => `“${level}”`).join('、')}只有 1 个样本，没有重复，不能检验；细胞不是独立的重复，不宜以细胞数作卡方检验。`,
    });
  else if (single.length > 0)
    messages.push({
      level: 'warning',
      text: `${single.map((level) => `“${level}”`).join('、')}只有 1 个样本，未参与检验。`,
    });
  const few = samples.filter((_, sample) => counts[sample]!.reduce((sum, count) => sum + count, 0) < 50);
  if (few.length > 0)
    messages.push({
      level: 'warning',
      text: `${few.slice(0, 5).join('、')}${few.length > 5 ? ` 等 ${few.length} 个样本` : ''}不足 50 个细胞，比例不可靠。`,
    });
  if (levels.length > 1)
    messages.push({
      level: 'info',
      text: 'Ro/e 的卡方检验把每个细胞当作独立的重复，细胞一多几乎都显著，只用于描述哪些细胞偏多；组间的差异请以“组间检验”（样本为重复）为准。',
    });
  return messages;
}

const shares = (own: Float64Array): Float64Array => {
  const total = own.reduce((sum, count) => sum + count, 0);
  return own.map((count) => count / total);
};

function compositionTable({ clusters, counts, group, levels, samples }: CellTallies): Table {
  const rows = samples.flatMap((name, sample) =>
    clusters.map((cluster, at) => ({
      name,
      cluster,
      level: levels[group[sample]!] ?? '',
      cells: counts[sample]![at]!,
      share: shares(counts[sample]!)[at]!,
    })),
  );
  return tableOf('composition', '细胞组成', [
    textColumn(
      'sample',
      '样本',
      rows.map(({ name }) => name),
      { help: '样本名，按分组排列' },
    ),
    textColumn(
      'group',
      '分组',
      rows.map(({ level }) => level),
      { help: '样本所属的组；没有分组时为空' },
    ),
    textColumn(
      'cluster',
      '簇',
      rows.map(({ cluster }) => cluster),
      { help: '簇或细胞类型的名称' },
    ),
    integerColumn(
      'cells',
      '细胞数',
      Float64Array.from(rows, ({ cells }) => cells),
      { help: '该样本中属于该簇的细胞个数' },
    ),
    numberColumn(
      'proportion',
      '比例',
      Float64Array.from(rows, ({ share }) => share),
      { help: '占该样本全部细胞的比例，0～1；没有这种细胞时为 0' },
    ),
  ]);
}

const kinds: Readonly<Record<ProportionTest, readonly [pair: string, all: string]>> = {
  logit: ['moderated-t', 'moderated-f'],
  asin: ['moderated-t', 'moderated-f'],
  wilcoxon: ['wilcoxon', 'kruskal'],
};

function testTable(
  { clusters, counts, levels }: CellTallies,
  columns: readonly Int32Array[],
  comparisons: readonly Comparison[],
  adjusted: readonly Float64Array[],
  test: ProportionTest,
): Table {
  const proportions = counts.map(shares);
  const meanOf = (level: number, cluster: number): number =>
    level < 0
      ? Number.NaN
      : columns[level]!.reduce((sum, sample) => sum + proportions[sample]![cluster]!, 0) / columns[level]!.length;
  const rows = comparisons.flatMap((one, at) =>
    clusters.map((cluster, c) => ({ one, at, cluster, c, a: meanOf(one.a, c), b: meanOf(one.b, c) })),
  );
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  return tableOf('tests', '组间检验', [
    textColumn(
      'cluster',
      '簇',
      rows.map(({ cluster }) => cluster),
      { help: '簇或细胞类型的名称' },
    ),
    textColumn(
      'comparison',
      '比较',
      rows.map(({ one }) => (one.a < 0 ? 'all' : 'pair')),
      { help: 'all 为各组总的比较（多于两组时），pair 为两组之间' },
    ),
    textColumn(
      'group_a',
      '参照组',
      rows.map(({ one }) => levels[one.a] ?? ''),
      { help: '两组比较中作为参照的组；总的比较为空' },
    ),
    textColumn(
      'group_b',
      '比较组',
      rows.map(({ one }) => levels[one.b] ?? ''),
      { help: '两组比较中与参照相比的组；总的比较为空' },
    ),
    numberColumn(
      'mean_a',
      '参照组平均比例',
      column(({ a }) => a),
      { help: '参照组各样本比例的平均值，0～1' },
    ),
    numberColumn(
      'mean_b',
      '比较组平均比例',
      column(({ b }) => b),
      { help: '比较组各样本比例的平均值，0～1' },
    ),
    numberColumn(
      'log2_ratio',
      'log2 比值',
      column(({ a, b }) => (a > 0 && b > 0 ? Math.log2(b / a) : Number.NaN)),
      { help: '比较组与参照组平均比例之比的 log2；有一组为 0 时为空' },
    ),
    numberColumn(
      'statistic',
      '统计量',
      column(({ c, one }) => one.statistic[c]!),
      { help: '两组为调节 t 或 W，多组为调节 F 或 Kruskal–Wallis 的 H；正的 t 为比较组更高' },
    ),
    numberColumn(
      'df',
      '自由度',
      column(({ c, one }) => one.df[c]!),
      { help: 'limma 检验为残差与先验自由度之和，Kruskal–Wallis 为组数 − 1；秩和检验没有，F 的为无穷时为空' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ c, one }) => one.p[c]!),
      { help: '双侧 P 值；所有样本比例相同时为空' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      column(({ at, c }) => adjusted[at]![c]!),
      { help: '在同一比较的各簇中按 Benjamini–Hochberg 校正' },
    ),
    textColumn(
      'test',
      '检验',
      rows.map(({ one }) => kinds[test][one.a < 0 ? 1 : 0]),
      { help: 'moderated-t、moderated-f 为 limma 的检验，wilcoxon、kruskal 为秩检验' },
    ),
  ]);
}
