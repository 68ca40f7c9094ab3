import { kruskalTest, outcomes, rankSumTest, tTest, welchAnova } from '../../group-tests/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import type { Grouped } from '../../abundances/index.ts';
import { adjustAuthors } from '../../options/shared/index.ts';
import type { AlphaOptions } from './alpha.schema.ts';

/** One index: its name, its values at the samples. */
export type IndexValues = { readonly name: string; readonly values: Float64Array };

type TestRow = {
  readonly index: string;
  readonly comparison: string;
  readonly a: string;
  readonly b: string;
  readonly test: string;
  readonly statistic: number;
  readonly df1: number;
  readonly df2: number;
  readonly p: number;
  readonly adjusted: number;
  readonly kind: string;
};

/**
 * Tests every index between the groups: all groups together when there are more than two, then each pair. Without
 * groups `grouped` is `null` and the table is empty.
 */
export function testsTable(indices: readonly IndexValues[], grouped: Grouped | null, options: AlphaOptions): Table {
  const rows = grouped ? indices.flatMap((index) => rowsOf(index, grouped, options)) : [];
  const numbers = (of: (row: TestRow) => number): Float64Array => Float64Array.from(rows, of);
  const words = (of: (row: TestRow) => string): string[] => rows.map(of);
  const rank = options.test === 'rank';
  return tableOf('tests', '组间检验', [
    textColumn(
      'index',
      '指数',
      words((row) => row.index),
      { help: '检验的多样性指数，与指数表的列名相同' },
    ),
    textColumn(
      'comparison',
      '比较',
      words((row) => row.comparison),
      { help: '全部各组一起比较（文件中为 all），或两组之间比较（pair）' },
    ),
    textColumn(
      'group_a',
      '组 1',
      words((row) => row.a),
      { help: '两两比较的第一组；全部比较时为空' },
    ),
    textColumn(
      'group_b',
      '组 2',
      words((row) => row.b),
      { help: '两两比较的第二组；全部比较时为空' },
    ),
    textColumn(
      'test',
      '检验',
      words((row) => row.test),
      {
        help: rank
          ? 'Kruskal–Wallis（kruskal）或 Wilcoxon 秩和检验（wilcoxon）'
          : 'Welch 方差分析（welch-anova）或 Welch t 检验（welch）',
      },
    ),
    numberColumn(
      'statistic',
      '统计量',
      numbers((row) => row.statistic),
      {
        help: rank
          ? 'H 值；两两比较为 W 值：组 2 的值大于组 1 的值的对数，相等计半'
          : 'F 值；两两比较为 t 值：（组 2 均值 − 组 1 均值）÷ 标准误',
      },
    ),
    numberColumn(
      'df',
      '自由度',
      numbers((row) => row.df1),
      { help: rank ? 'H 值的自由度，组数 − 1；秩和检验没有自由度' : 'F 值的分子自由度，或 Welch t 检验的自由度' },
    ),
    numberColumn(
      'df2',
      '分母自由度',
      numbers((row) => row.df2),
      { help: 'Welch 方差分析 F 值的分母自由度；其他检验为空' },
    ),
    numberColumn(
      'p',
      'p 值',
      numbers((row) => row.p),
      { help: '双侧 p 值，未经多重检验校正；指数在组内没有变化时为空' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      numbers((row) => row.adjusted),
      { help: `在同一指数的各对比较内作 ${adjustAuthors[options.p_adjust]} 校正；全部比较不校正，为空` },
    ),
    textColumn(
      'p_kind',
      'p 值来源',
      words((row) => row.kind),
      { help: 'p 值按什么分布计算：chisq、F、t、精确分布（exact）或正态近似（normal）' },
    ),
    integerColumn(
      'n',
      '样本数',
      numbers((row) => (row.a === '' ? sizeOf(grouped!, grouped!.levels) : sizeOf(grouped!, [row.a, row.b]))),
      { help: '参与这一比较的样本数' },
    ),
  ]);
}

const sizeOf = (grouped: Grouped, levels: readonly string[]): number =>
  levels.reduce((sum, level) => sum + grouped.sizes[grouped.levels.indexOf(level)]!, 0);

function rowsOf({ name, values }: IndexValues, grouped: Grouped, options: AlphaOptions): TestRow[] {
  const { code, levels } = grouped;
  const columns = levels.map((_, level) =>
    Int32Array.from(Array.from(code.keys()).filter((i) => code[i] === level && !Number.isNaN(values[i]!))),
  );
  const pairs = levels.flatMap((_, a) => levels.slice(a + 1).map((__, after) => [a, a + 1 + after] as const));
  const found = pairs.map(([a, b]) => {
    const compared = { values, rows: 1, width: values.length, referenceColumns: columns[a]!, testColumns: columns[b]! };
    const tests = options.test === 'rank' ? rankSumTest(compared) : tTest(compared, 'welch');
    return {
      a: levels[a]!,
      b: levels[b]!,
      statistic: tests.statistic[0]!,
      df1: tests.df[0]!,
      p: tests.p[0]!,
      kind: outcomes[tests.outcome[0]!]!.kind,
    };
  });
  const adjusted = pAdjust(
    Float64Array.from(found, ({ p }) => p),
    options.p_adjust,
  );
  const pairRows = found.map((pair, i): TestRow => ({
    index: name,
    comparison: 'pair',
    test: options.test === 'rank' ? 'wilcoxon' : 'welch',
    df2: Number.NaN,
    adjusted: adjusted[i]!,
    ...pair,
  }));
  if (levels.length < 3) return pairRows;

  const groups = columns.map((list) => Float64Array.from(list, (i) => values[i]!));
  const enough = groups.every((group) => group.length > (options.test === 'rank' ? 0 : 1));
  const nothing = { statistic: Number.NaN, df1: Number.NaN, df2: Number.NaN, p: Number.NaN };
  const overall = !enough ? nothing : options.test === 'rank' ? kruskalTest(groups) : welchAnova(groups);
  const kind = Number.isNaN(overall.p) ? '' : options.test === 'rank' ? 'chisq' : 'F';
  return [
    {
      index: name,
      comparison: 'all',
      a: '',
      b: '',
      test: options.test === 'rank' ? 'kruskal' : 'welch-anova',
      adjusted: Number.NaN,
      kind,
      ...overall,
    },
    ...pairRows,
  ];
}
