import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { arithmeticMean, pAdjust, sortedQuantile } from '../../statistics/index.ts';
import { groupedDistance, subDistance, type DistanceInputs } from '../../community-distances/index.ts';
import { distinctGroupings, shuffles } from '../../permutations/index.ts';
import type { MrppOptions } from './mrpp.schema.ts';
import { mrppTest, type MrppTest } from './mrppTest.ts';

type Pair = MrppTest & { readonly a_group: string; readonly b_group: string; readonly n: number };

/**
 * Multi-response permutation procedure over the groups, of every pair of groups, and the distances behind it.
 *
 * @throws {InputError} Under two groups; when no group has two samples, or all samples are the same.
 */
export function runMrpp(
  inputs: DistanceInputs & { readonly groups: Groups },
  options: MrppOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const { facts, grouped, ids, messages, removed, values } = groupedDistance(inputs, options);
  const { code, levels, sizes } = grouped;
  const fault = (code: string, input: string, what: string, remedy: string): InputError =>
    new InputError([{ code, severity: 'error', input, what, remedy }]);
  if (!sizes.some((size) => size > 1))
    throw fault('too-few-samples', 'groups', '每组只有一个样本，没有组内距离，无法检验', '至少有一组需要 2 个以上样本');
  if (values.every((value) => value === 0))
    throw fault(
      'no-variation',
      inputs.distance ? 'distance' : 'matrix',
      '所有样本之间的距离都为 0，没有可检验的差异',
      '请检查数据是否正确',
    );
  progress('置换检验', 0.2);
  const whole = mrppTest(values, code, levels.length, options.weight, shuffles(ids.length, options.permutations, seed));
  progress('两两比较', 0.7);
  const pairs = levels.flatMap((a_group, i) =>
    levels.slice(i + 1).map((b_group, after): Pair => {
      const kept = Array.from(code.keys()).filter((at) => code[at] === i || code[at] === i + 1 + after);
      const own = Int32Array.from(kept, (at) => Number(code[at] !== i));
      return {
        a_group,
        b_group,
        n: kept.length,
        ...mrppTest(
          subDistance({ ids, values }, kept).values,
          own,
          2,
          options.weight,
          shuffles(kept.length, options.permutations, seed),
        ),
      };
    }),
  );

  return {
    tables: [
      resultTable(whole, ids.length, options),
      classesTable(whole, levels, sizes),
      pairsTable(pairs, options),
      distancesTable(values, code, levels),
    ],
    removed,
    messages: [...messages, ...messagesOf(levels, sizes, options)],
    facts: { ...facts, delta: whole.delta, expected: whole.expected, a: whole.a, p: whole.p, pairs: pairs.length },
  };
}

function resultTable({ a, delta, expected, p }: MrppTest, n: number, { permutations }: MrppOptions): Table {
  return tableOf('result', 'MRPP 结果', [
    numberColumn('a', 'A', Float64Array.of(a), {
      help: '1 − δ ÷ 期望 δ；1 为组内完全相同，0 为与随机分组无异，群落数据常小于 0.1',
    }),
    numberColumn('delta', 'δ', Float64Array.of(delta), { help: '各组的组内平均距离的加权平均' }),
    numberColumn('expected', '期望 δ', Float64Array.of(expected), {
      help: '全部样本对的距离的平均值，即随机分组时的 δ',
    }),
    numberColumn('p', 'p 值', Float64Array.of(p), {
      help: `置换 ${permutations} 次的 p 值：(不大于实际 δ 的次数 + 1) ÷ (次数 + 1)`,
    }),
    integerColumn('n', '样本数', Float64Array.of(n), { help: '参与检验的样本数' }),
    integerColumn('permutations', '置换次数', Float64Array.of(permutations), { help: '随机置换样本的次数' }),
  ]);
}

const classesTable = ({ within }: MrppTest, levels: readonly string[], sizes: readonly number[]): Table =>
  tableOf('classes', '各组的 δ', [
    textColumn('group', '分组', levels, { help: '分组方案中的组，按方案的次序' }),
    integerColumn('n', '样本数', Float64Array.from(sizes), { help: '该组参与检验的样本数' }),
    numberColumn('delta', '组内平均距离', Float64Array.from(within), {
      help: '该组全部样本对的距离的平均值；只有一个样本的组为空，不计入 δ',
    }),
  ]);

function pairsTable(pairs: readonly Pair[], { p_adjust }: MrppOptions): Table {
  const of = (name: 'n' | 'a' | 'delta' | 'expected' | 'p'): Float64Array =>
    Float64Array.from(pairs, (pair) => pair[name]);
  return tableOf('pairs', '两两比较', [
    textColumn(
      'group_a',
      '组 1',
      pairs.map(({ a_group }) => a_group),
      { help: '比较的第一组，按分组方案的次序' },
    ),
    textColumn(
      'group_b',
      '组 2',
      pairs.map(({ b_group }) => b_group),
      { help: '比较的第二组，按分组方案的次序' },
    ),
    integerColumn('n', '样本数', of('n'), { help: '两组的样本数之和' }),
    numberColumn('a', 'A', of('a'), { help: '只取这两组时的 A，即 1 − δ ÷ 期望 δ' }),
    numberColumn('delta', 'δ', of('delta'), { help: '只取这两组时的 δ' }),
    numberColumn('expected', '期望 δ', of('expected'), { help: '只取这两组时全部样本对的距离的平均值' }),
    numberColumn('p', 'p 值', of('p'), { help: '只取这两组时的置换 p 值，未经多重检验校正' }),
    numberColumn('p_adj', '校正后 p 值', pAdjust(of('p'), p_adjust), {
      help: `在各对比较之内作 ${p_adjust === 'BH' ? 'Benjamini–Hochberg' : p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`,
    }),
  ]);
}

/**
 * The distances between groups and within each group as box plots: with many samples the distances themselves would
 * take megabytes.
 */
function distancesTable(values: Float64Array, code: Int32Array, levels: readonly string[]): Table {
  const size = code.length;
  const classes = [-1, ...levels.keys()].flatMap((level) => {
    const found: number[] = [];
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < i; j += 1)
        if ((code[i] === code[j] ? code[i] : -1) === level) found.push(values[i * size + j]!);
    return found.length > 0
      ? [{ name: level === -1 ? '组间' : levels[level]!, sorted: Float64Array.from(found).sort() }]
      : [];
  });
  const at = (share: number): Float64Array => Float64Array.from(classes, ({ sorted }) => sortedQuantile(sorted, share));
  return tableOf('distances', '组内与组间距离', [
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
      '平均距离',
      Float64Array.from(classes, ({ sorted }) => arithmeticMean(sorted)),
      { help: '这一类样本对的距离的平均值；组内的即该组的 δ' },
    ),
    ...(
      [
        ['min', '最小值', 0],
        ['q1', '下四分位数', 0.25],
        ['median', '中位数', 0.5],
        ['q3', '上四分位数', 0.75],
        ['max', '最大值', 1],
      ] as const
    ).map(([name, label, share]) =>
      numberColumn(name, label, at(share), { help: `这一类样本对的距离的${label}（分位数按 R 的第 7 种）` }),
    ),
  ]);
}

function messagesOf(levels: readonly string[], sizes: readonly number[], { permutations }: MrppOptions): Message[] {
  const possible = distinctGroupings(sizes);
  const single = levels.filter((_, level) => sizes[level] === 1);
  return [
    ...(single.length > 0
      ? [{ level: 'warning' as const, text: `${single.join('、')} 只有一个样本，没有组内距离，不计入 δ` }]
      : []),
    ...(possible < permutations
      ? [
          {
            level: 'warning' as const,
            text: `样本很少，不同的分组方式只有 ${possible} 种，少于置换次数 ${permutations}；p 值不会低于约 ${(1 / possible).toPrecision(2)}`,
          },
        ]
      : []),
    {
      level: 'info',
      text: '样本多时很小的 A 也会显著，请同时报告 A；MRPP 显著也可能来自各组离散程度不同，请同时查看 PERMDISP',
    },
  ];
}
