import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, MethodOutput, RunContext } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { groupedDistance, type DistanceInputs } from '../../community-distances/index.ts';
import { shuffles } from '../../permutations/index.ts';
import { centreDistances } from './dispersion.ts';
import type { PermdispOptions } from './permdisp.schema.ts';
import { dispersionPairs, dispersionTest } from './permdispTest.ts';

/**
 * Whether groups are spread differently around their centres.
 *
 * @throws {InputError} Under two groups, or when every group has one sample.
 */
export function runPermdisp(
  inputs: DistanceInputs & { readonly groups: Groups },
  options: PermdispOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('计算样本间距离', 0);
  const { facts, grouped, ids, messages, removed, values } = groupedDistance(inputs, options);
  const { code, levels, sizes } = grouped;
  if (ids.length <= levels.length)
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input: 'groups',
        what: '每组只有一个样本，没有离散程度可比较',
        remedy: '每组至少需要 2 个样本',
      },
    ]);
  progress('计算到组中心的距离', 0.2);
  const distances = centreDistances(values, code, levels.length, options.centre);
  progress('置换检验', 0.6);
  const orders = shuffles(ids.length, options.permutations, seed);
  const whole = dispersionTest(distances, code, levels.length, orders);
  const pairs = dispersionPairs(distances, code, levels.length, orders);
  const means = Float64Array.from(
    levels,
    (_, level) => distances.reduce((sum, value, i) => (code[i] === level ? sum + value : sum), 0) / sizes[level]!,
  );
  const of = (name: 'difference' | 't' | 'p'): Float64Array => Float64Array.from(pairs, (pair) => pair[name]);
  const [none, centre] = [Number.NaN, options.centre === 'median' ? '空间中位数' : '质心'];
  const alone = levels.filter((_, level) => sizes[level] === 1);

  return {
    tables: [
      tableOf('result', 'PERMDISP 结果', [
        textColumn('term', '来源', ['分组', '残差'], { help: '对样本到组中心的距离作方差分析的各项' }),
        integerColumn('df', '自由度', Float64Array.from(whole.df), { help: '分组为组数 − 1，残差为样本数 − 组数' }),
        numberColumn('ss', '离差平方和', Float64Array.from(whole.ss), {
          help: '样本到组中心距离的平方和，分为组间与组内',
        }),
        numberColumn('f', 'F 值', Float64Array.of(whole.f, none), {
          help: '组间均方 ÷ 组内均方；越大，各组离散程度差别越大',
        }),
        numberColumn('p', 'p 值', Float64Array.of(whole.p, none), {
          help: `残差置换 ${options.permutations} 次的 p 值：(不小于实际 F 的次数 + 1) ÷ (次数 + 1)`,
        }),
        numberColumn('p_parametric', 'p 值（F 分布）', Float64Array.of(whole.pParametric, none), {
          help: '按 F 分布计算的 p 值，供对照；与 vegan 的 anova 相同',
        }),
      ]),
      tableOf('pairs', '两两比较', [
        textColumn(
          'group_a',
          '组 1',
          pairs.map(({ a }) => levels[a]!),
          { help: '比较的第一组，按分组方案的次序' },
        ),
        textColumn(
          'group_b',
          '组 2',
          pairs.map(({ b }) => levels[b]!),
          { help: '比较的第二组，按分组方案的次序' },
        ),
        numberColumn('difference', '平均距离之差', of('difference'), {
          help: '组 1 的平均距离 − 组 2 的平均距离；大于 0 为组 1 更分散',
        }),
        numberColumn('t', 't 值', of('t'), { help: '两组距离的 t 值（合并方差）' }),
        numberColumn('p', 'p 值', of('p'), { help: '在全部样本间置换距离得到的双侧 p 值，未经校正' }),
        numberColumn('p_adj', '校正后 p 值', pAdjust(of('p'), options.p_adjust), {
          help: `在各对比较之内作 ${options.p_adjust === 'BH' ? 'Benjamini–Hochberg' : options.p_adjust === 'holm' ? 'Holm' : 'Bonferroni'} 校正`,
        }),
      ]),
      tableOf('dispersion', '各组离散程度', [
        textColumn('group', '分组', levels, { help: '组名，按分组方案的次序' }),
        integerColumn('n', '样本数', Float64Array.from(sizes), { help: '该组参与计算的样本数' }),
        numberColumn('mean', '平均距离', means, { help: `该组样本到组的${centre}的平均距离` }),
      ]),
      tableOf('distances', '到组中心的距离', [
        textColumn('sample', '样本', ids, { help: '样本名，与数据表的列名相同' }),
        textColumn(
          'group',
          '分组',
          Array.from(code, (level) => levels[level]!),
          { help: '样本所属的组' },
        ),
        numberColumn('distance', '到组中心的距离', distances, { help: `样本在主坐标空间中到所在组的${centre}的距离` }),
      ]),
    ],
    removed,
    messages: [
      ...messages,
      ...(alone.length > 0
        ? [
            {
              level: 'warning' as const,
              text: `“${alone.join('”“')}”组只有 1 个样本，到中心的距离为 0，会使该组看起来最集中`,
            },
          ]
        : []),
    ],
    facts: { ...facts, f: whole.f, p: whole.p, pairs: pairs.length },
  };
}
