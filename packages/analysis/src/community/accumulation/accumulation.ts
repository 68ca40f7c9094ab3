import { uniform } from '../../linear/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { unitsOf } from '../units/index.ts';
import { accumulationOver, exactAccumulation, randomOrders } from './accumulate.ts';
import type { AccumulationOptions } from './accumulation.schema.ts';
import { poolOf } from './pool.ts';
import { presencesOf } from './presences.ts';

type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined };

/**
 * How the number of features grows with the number of samples taken together, for every group or for all samples.
 *
 * @throws {InputError} For missing or negative cells, under two samples with any feature, and when no sample has a
 * group.
 */
export function runAccumulation(
  { groups, matrix }: Inputs,
  { by, method, permutations }: AccumulationOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const abundances = abundancesOf(matrix, { whole: false, least: 2 });
  const { messages, removed, units } = unitsOf(abundances.samples, groups, groups && by === 'group' ? 'group' : 'all');
  const random = uniform(seed);
  const curves = units.map(({ members, name }, at) => {
    progress('累积样本', at / units.length);
    const presences = presencesOf(abundances.values, abundances.ids.length, members);
    const made =
      method === 'exact'
        ? exactAccumulation(presences)
        : accumulationOver(presences, randomOrders(members.length, permutations, random));
    return { name, ...made, pool: poolOf(presences.frequency, members.length), size: members.length };
  });
  const single = curves.filter(({ size }) => size === 1);
  const said: Message[] =
    single.length > 0
      ? [
          {
            level: 'warning',
            text: `${single.length} 个分组只有 1 个样本，没有累积可言，曲线只有 1 个点：${single
              .slice(0, 5)
              .map(({ name }) => name)
              .join('、')}${single.length > 5 ? ' 等' : ''}`,
          },
        ]
      : [];
  const column = (of: (one: (typeof curves)[number]) => number): Float64Array => Float64Array.from(curves, of);
  const along = (of: (one: (typeof curves)[number]) => ArrayLike<number>): Float64Array =>
    Float64Array.from(curves.flatMap((one) => Array.from(of(one))));
  const way = method === 'exact' ? '所有加入次序' : `${permutations} 个随机次序`;

  return {
    tables: [
      tableOf('curve', '物种累积', [
        textColumn(
          'name',
          '分组',
          curves.flatMap(({ name, size }) => Array.from({ length: size }, () => name)),
          { help: '这条曲线的分组；不分组时为“全部样本”' },
        ),
        integerColumn(
          'samples',
          '样本数',
          along(({ size }) => Array.from({ length: size }, (_, i) => i + 1)),
          { help: '合在一起的样本个数' },
        ),
        numberColumn(
          'richness',
          '累积特征数',
          along(({ richness }) => richness),
          { help: `这么多样本合起来的特征数，对${way}的平均` },
        ),
        numberColumn(
          'sd',
          '标准差',
          along(({ sd }) => sd),
          {
            help:
              method === 'exact'
                ? '累积特征数的条件标准差，由各特征的方差与两两共现的相关得到'
                : `累积特征数在${way}之间的标准差`,
          },
        ),
      ]),
      tableOf('pool', '总特征数估计', [
        textColumn(
          'name',
          '分组',
          curves.map(({ name }) => name),
          { help: '分组名称；不分组时为“全部样本”' },
        ),
        integerColumn(
          'samples',
          '样本数',
          column(({ size }) => size),
          { help: '这条曲线的样本个数' },
        ),
        integerColumn(
          'observed',
          '观测特征数',
          column(({ pool }) => pool.observed),
          { help: '至少在 1 个样本中检出的特征数，即曲线的终点' },
        ),
        numberColumn(
          'chao2',
          'Chao2',
          column(({ pool }) => pool.chao2),
          { help: '由只在 1 个和 2 个样本中出现的特征数估计的总特征数' },
        ),
        numberColumn(
          'chao2_se',
          'Chao2 标准误',
          column(({ pool }) => pool.chao2_se),
          { help: 'Chao2 的标准误，与 vegan 的 specpool 相同' },
        ),
        numberColumn(
          'jack1',
          '一阶刀切',
          column(({ pool }) => pool.jack1),
          { help: '观测特征数加上只在 1 个样本中出现的特征数乘以 (n − 1)/n' },
        ),
        numberColumn(
          'boot',
          '自助法',
          column(({ pool }) => pool.boot),
          { help: '观测特征数加上各特征在 n 次有放回抽样中都抽不到的概率之和' },
        ),
        numberColumn(
          'slope',
          '末端斜率',
          column(({ richness, size }) => (size > 1 ? richness[size - 1]! - richness[size - 2]! : Number.NaN)),
          { help: '最后 1 个样本平均带来的新特征数，越接近 0 取样越充分' },
        ),
      ]),
    ],
    removed: [...abundances.removed, ...removed],
    messages: [...abundances.messages, ...messages, ...said],
    facts: {
      curves: curves.length,
      grouped: Number(groups !== undefined && by === 'group'),
      samples: curves.reduce((sum, { size }) => sum + size, 0),
      features: abundances.ids.length,
      seed,
      observed_min: curves.reduce((low, { pool }) => Math.min(low, pool.observed), Infinity),
      observed_max: curves.reduce((high, { pool }) => Math.max(high, pool.observed), 0),
    },
  };
}
