import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { arithmeticMean, pAdjust, sortedQuantile } from '../../statistics/index.ts';
import { groupedDistance, subDistance, type DistanceInputs } from '../../community-distances/index.ts';
import { distinctGroupings } from '../../permutations/index.ts';
import type { AnosimOptions } from './anosim.schema.ts';
import { anosimTest, rankDistances, type AnosimTest } from './anosimTest.ts';

type Pair = AnosimTest & { readonly a: string; readonly b: string; readonly n: number };

/**
 * Analysis of similarities over the groups, of every pair of groups, and the ranks behind it.
 *
 * @throws {InputError} Under two groups, or when no group has two samples.
 */
export function runAnosim(
  inputs: DistanceInputs & { readonly groups: Groups },
  options: AnosimOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const { facts, grouped, ids, messages, removed, values } = groupedDistance(inputs, options);
  const { code, levels, sizes } = grouped;
  if (!sizes.some((size) => size > 1)) {
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input: 'groups',
        what: '每组只有一个样本，没有组内距离，无法检验',
        remedy: '至少有一组需要 2 个以上样本',
      },
    ]);
  }
  progress('置换检验', 0.2);
  const ranks = rankDistances(values, ids.length);
  const whole = anosimTest(ranks, code, options.permutations, seed);
  progress('两两比较', 0.7);
  const pairs = levels.flatMap((a, i) =>
    levels.slice(i + 1).map((b, after): Pair => {
      const kept = Array.from(code.keys()).filter((at) => code[at] === i || code[at] === i + 1 + after);
      const own = rankDistances(subDistance({ ids, values }, kept).values, kept.length);
      return {
        a,
        b,
        n: kept.length,
        ...anosimTest(
          own,
          Int32Array.from(kept, (at) => code[at]!),
          options.permutations,
          seed,
        ),
      };
    }),
  );
  const possible = distinctGroupings(sizes);

  return {
    tables: [
      tableOf('result', 'ANOSIM 结果', [
        numberColumn('r', 'R', Float64Array.of(whole.r), {
          help: '(组间平均秩 − 组内平均秩) ÷ (n(n − 1)/4)，−1～1；接近 1 说明组间差异大于组内',
        }),
        numberColumn('p', 'p 值', Float64Array.of(whole.p), {
          help: `置换 ${options.permutations} 次的 p 值：(不小于实际 R 的次数 + 1) ÷ (次数 + 1)`,
        }),
        integerColumn('n', '样本数', Float64Array.of(ids.length), { help: '参与检验的样本数' }),
        integerColumn('permutations', '置换次数', Float64Array.of(options.permutations), {
          help: '随机置换样本的次数',
        }),
      ]),
      pairsTable(pairs, options),
      ranksTable(ranks, code, levels),
    ],
    removed,
    messages: [
      ...messages,
      ...(possible < options.permutations
        ? [
            {
              level: 'warning' as const,
              text: `样本很少，不同的分组方式只有 ${possible} 种，少于置换次数 ${options.permutations}；p 值不会低于约 ${(1 / possible).toPrecision(2)}`,
            },
          ]
        : []),
    ],
    facts: { ...facts, r: whole.r, p: whole.p, pairs: pairs.length },
  };
}

function pairsTable(pairs: readonly Pair[], { p_adjust }: AnosimOptions): Table {
  const of = (name: 'n' | 'r' | 'p'): Float64Array => Float64Array.from(pairs, (pair) => pair[name]);
  return tableOf('pairs', '两两比较', [
    textColumn(
      'group_a',
      '组 1',
      pairs.map(({ a }) => a),
      { help: '比较的第一组，按分组方案的次序' },
    ),
    textColumn(
      'group_b',
      '组 2',
      pairs.map(({ b }) => b),
      { help: '比较的第二组，按分组方案的次序' },
    ),
    integerColumn('n', '样本数', of('n'), { help: '两组的样本数之和' }),
    numberColumn('r', 'R', of('r'), { help: '只取这两组、重新排秩后的 R 值' }),
    numberColumn('p', 'p 值', of('p'), { help: '只取这两组时的置换 p 值，未经多重检验校正' }),
    numberColumn('p_adj', '校正后 p 值', pAdjust(of('p'), p_adjust), {
      help: `在各对比较之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`,
    }),
  ]);
}

/**
 * The ranks between groups and within each group as box plots: with many samples the ranks themselves would take
 * megabytes.
 */
function ranksTable(ranks: Float64Array, code: Int32Array, levels: readonly string[]): Table {
  const size = code.length;
  const classes = [-1, ...levels.keys()]
    .map((level) => {
      const found: number[] = [];
      for (let i = 0; i < size; i += 1)
        for (let j = 0; j < i; j += 1)
          if (code[i] === code[j] ? code[i] === level : level === -1) found.push(ranks[i * size + j]!);
      return { name: level === -1 ? '组间' : levels[level]!, sorted: Float64Array.from(found).sort() };
    })
    .filter(({ sorted }) => sorted.length > 0);
  const at = (share: number): Float64Array => Float64Array.from(classes, ({ sorted }) => sortedQuantile(sorted, share));
  return tableOf('ranks', '距离的秩', [
    textColumn(
      'class',
      '样本对',
      classes.map(({ name }) => name),
      { help: '组间（不同组的样本对），或某一组之内的样本对' },
    ),
    integerColumn(
      'n',
      '对数',
      Float64Array.from(classes, ({ sorted }) => sorted.length),
      { help: '这一类样本对的数目' },
    ),
    numberColumn(
      'mean',
      '平均秩',
      Float64Array.from(classes, ({ sorted }) => arithmeticMean(sorted)),
      { help: '距离在全部样本对中的秩的平均值，并列取平均秩' },
    ),
    ...(
      [
        ['min', '最小秩', 0],
        ['q1', '下四分位秩', 0.25],
        ['median', '秩的中位数', 0.5],
        ['q3', '上四分位秩', 0.75],
        ['max', '最大秩', 1],
      ] as const
    ).map(([name, label, share]) =>
      numberColumn(name, label, at(share), {
        help: `这一类样本对距离的秩的${label.replace('秩的', '').replace('秩', '')}（分位数按 R 的第 7 种）`,
      }),
    ),
  ]);
}
