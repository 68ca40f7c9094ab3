import { integerColumn, numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';
import type { Comparison } from '../../group-tests/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import type { DeconvolutionOptions } from './deconvolution.schema.ts';
import type { Fractions } from './fractions.ts';

export type Found = {
  readonly samples: readonly string[];
  readonly types: readonly string[];
  readonly found: readonly (Fractions & { readonly genes: number })[];
  readonly p: readonly number[];
  /** Of each sample; empty for none. */
  readonly group: readonly string[];
  /** Places of the samples, group by group. */
  readonly order: readonly number[];
};

export function fractionTable({ found, samples, types }: Found): Table {
  return tableOf('fractions', '细胞比例', [
    textColumn('sample', '样本', samples, { help: '样本名，取自表达表的表头' }),
    ...types.map((name, type) =>
      numberColumn(
        name,
        name,
        Float64Array.from(found, ({ fractions }) => fractions[type]!),
        { help: '占签名中各类细胞的比例，0～1，各类之和为 1' },
      ),
    ),
  ]);
}

export function fitTable({ found, group, p, samples }: Found, { method }: DeconvolutionOptions): Table {
  return tableOf('fit', '拟合优度', [
    textColumn('sample', '样本', samples, { help: '样本名，取自表达表的表头' }),
    textColumn('group', '分组', group, { help: '样本所在的组；没有分组时为空' }),
    numberColumn(
      'r',
      '相关系数',
      Float64Array.from(found, ({ r }) => r),
      { help: '样本与按比例混合签名所得表达的 Pearson 相关系数，在签名基因中' },
    ),
    numberColumn(
      'rmse',
      '均方根误差',
      Float64Array.from(found, ({ rmse }) => rmse),
      { help: '两者之差的均方根，以样本在签名基因中的标准差为单位' },
    ),
    numberColumn('p', 'p 值', Float64Array.from(p), {
      help: '随机抽取的样本拟合得不差于它的比例，(次数 + 1) ÷ (置换次数 + 1)；不作置换时为空',
    }),
    integerColumn(
      'genes',
      '基因数',
      Float64Array.from(found, ({ genes }) => genes),
      { help: '参与的签名基因个数，该样本缺失的不计' },
    ),
    numberColumn(
      'nu',
      'ν',
      Float64Array.from(found, ({ nu }) => nu),
      { help: method === 'svr' ? '0.25、0.5、0.75 中误差最小的一个' : '只有支持向量回归才有，此处为空' },
    ),
  ]);
}

/** One row for each sample and type, samples group by group. */
export function compositionTable({ found, group, order, samples, types }: Found): Table {
  const rows = order.flatMap((sample) =>
    types.map((name, type) => ({ sample, name, share: found[sample]!.fractions[type]! })),
  );
  return tableOf('composition', '细胞组成', [
    textColumn(
      'sample',
      '样本',
      rows.map(({ sample }) => samples[sample]!),
      { help: '样本名，按分组排列' },
    ),
    textColumn(
      'group',
      '分组',
      rows.map(({ sample }) => group[sample]!),
      { help: '样本所在的组；没有分组时为空' },
    ),
    textColumn(
      'cluster',
      '细胞类型',
      rows.map(({ name }) => name),
      { help: '签名矩阵的列名' },
    ),
    numberColumn(
      'proportion',
      '比例',
      Float64Array.from(rows, ({ share }) => share),
      { help: '占签名中各类细胞的比例，0～1' },
    ),
  ]);
}

type Level = { readonly name: string; readonly columns: Int32Array };

export function testTable(
  { found, types }: Found,
  levels: readonly Level[],
  comparisons: readonly Comparison[],
): {
  readonly table: Table;
  /** Types with a difference in any comparison. */
  readonly significant: number;
} {
  const adjusted = comparisons.map(({ p }) => pAdjust(p, 'BH'));
  const mean = (level: number, type: number): number =>
    level < 0
      ? Number.NaN
      : levels[level]!.columns.reduce((sum, sample) => sum + found[sample]!.fractions[type]!, 0) /
        levels[level]!.columns.length;
  const rows = comparisons.flatMap((one, at) => types.map((name, type) => ({ one, at, name, type })));
  const column = (of: (row: (typeof rows)[number]) => number): Float64Array => Float64Array.from(rows, of);
  const table = tableOf('tests', '组间检验', [
    textColumn(
      'cluster',
      '细胞类型',
      rows.map(({ name }) => name),
      { help: '签名矩阵的列名' },
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
      rows.map(({ one }) => levels[one.a]?.name ?? ''),
      { help: '两组比较中作为参照的组；总的比较为空' },
    ),
    textColumn(
      'group_b',
      '比较组',
      rows.map(({ one }) => levels[one.b]?.name ?? ''),
      { help: '两组比较中与参照相比的组；总的比较为空' },
    ),
    numberColumn(
      'mean_a',
      '参照组平均比例',
      column(({ one, type }) => mean(one.a, type)),
      { help: '参照组各样本比例的平均值，0～1' },
    ),
    numberColumn(
      'mean_b',
      '比较组平均比例',
      column(({ one, type }) => mean(one.b, type)),
      { help: '比较组各样本比例的平均值，0～1' },
    ),
    numberColumn(
      'statistic',
      '统计量',
      column(({ one, type }) => one.statistic[type]!),
      { help: '两组为 Wilcoxon 秩和检验的 W，多组为 Kruskal–Wallis 的 H' },
    ),
    numberColumn(
      'p',
      'p 值',
      column(({ one, type }) => one.p[type]!),
      { help: '双侧 P 值；所有样本比例相同时为空' },
    ),
    numberColumn(
      'p_adj',
      '校正后 p 值',
      column(({ at, type }) => adjusted[at]![type]!),
      { help: '在同一比较的各类细胞中按 Benjamini–Hochberg 校正' },
    ),
  ]);
  return { table, significant: types.filter((_, type) => adjusted.some((own) => own[type]! < 0.05)).length };
}
