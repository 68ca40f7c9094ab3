import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Groups, Matrix, MethodOutput, RunContext } from '../../model/index.ts';
import { abundancesOf, type Abundances } from '../../abundances/index.ts';
import { unitsOf } from '../units/index.ts';
import { evennessOf } from './evenness.ts';
import type { RankAbundanceOptions } from './rankAbundance.schema.ts';

type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined };

/**
 * Features of every sample or group from the most to the least abundant, and how even their shares are.
 *
 * Of equally abundant features the one that stands first in the table comes first.
 *
 * @throws {InputError} For missing or negative cells, when no sample holds anything, or groups are asked for and not
 * given.
 */
export function runRankAbundance(
  { groups, matrix }: Inputs,
  { by, merge }: RankAbundanceOptions,
  { progress }: RunContext,
): MethodOutput {
  const abundances = abundancesOf(matrix, { whole: false });
  const { messages, removed, units } = unitsOf(abundances.samples, groups, by);
  const ranked = units.map(({ members, name }, at) => {
    if (at % 16 === 0) progress('排名', at / units.length);
    const shares = mergedShares(abundances, members, merge);
    const order = Array.from(shares.keys())
      .filter((feature) => shares[feature]! > 0)
      .sort((a, b) => shares[b]! - shares[a]! || a - b);
    const sorted = Float64Array.from(order, (feature) => shares[feature]!);
    return { name, size: members.length, order, shares: sorted, evenness: evennessOf(sorted) };
  });
  const unit = by === 'sample' ? '样本' : '分组';
  const column = (of: (one: (typeof ranked)[number]) => number): Float64Array => Float64Array.from(ranked, of);

  return {
    tables: [
      tableOf('curve', '等级丰度', [
        textColumn(
          'name',
          unit,
          ranked.flatMap(({ name, order }) => order.map(() => name)),
          { help: `这条曲线的${unit}` },
        ),
        integerColumn('rank', '等级', Float64Array.from(ranked.flatMap(({ order }) => order.map((_, at) => at + 1))), {
          help: '相对丰度从高到低的名次；并列的按数据表中的次序',
        }),
        textColumn(
          'feature',
          '特征',
          ranked.flatMap(({ order }) => order.map((feature) => abundances.ids[feature]!)),
          { help: '处在这一名次的特征，没有检出的特征不列出' },
        ),
        numberColumn('share', '相对丰度', Float64Array.from(ranked.flatMap(({ shares }) => Array.from(shares))), {
          help:
            by === 'sample'
              ? '占该样本总量的比例，0 到 1'
              : merge === 'mean'
                ? '组内各样本相对丰度的平均，0 到 1'
                : '组内各样本相加后占总量的比例，0 到 1',
        }),
      ]),
      tableOf('evenness', '均匀度', [
        textColumn(
          'name',
          unit,
          ranked.map(({ name }) => name),
          { help: `${unit}的名称` },
        ),
        integerColumn(
          'samples',
          '样本数',
          column(({ size }) => size),
          { help: '合并在这条曲线中的样本个数' },
        ),
        integerColumn(
          'observed',
          '特征数',
          column(({ evenness }) => evenness.observed),
          { help: '丰度大于 0 的特征数，即曲线的长度' },
        ),
        textColumn(
          'first',
          '最丰富的特征',
          ranked.map(({ order }) => abundances.ids[order[0]!]!),
          { help: '排在第 1 名的特征' },
        ),
        numberColumn(
          'dominance',
          '优势度',
          column(({ evenness }) => evenness.dominance),
          { help: 'Berger–Parker 指数：第 1 名的相对丰度，越大越被少数特征占据' },
        ),
        numberColumn(
          'pielou',
          'Pielou 均匀度',
          column(({ evenness }) => evenness.pielou),
          { help: 'Shannon 指数除以特征数的自然对数，1 为完全均匀；只有 1 个特征时为空' },
        ),
        numberColumn(
          'simpson',
          'Simpson 均匀度',
          column(({ evenness }) => evenness.simpson),
          { help: 'Simpson 倒数除以特征数，1 为完全均匀' },
        ),
        numberColumn(
          'heip',
          'Heip 均匀度',
          column(({ evenness }) => evenness.heip),
          { help: '(e 的 Shannon 次方 − 1) 除以 (特征数 − 1)，受特征数影响较小' },
        ),
        numberColumn(
          'evar',
          'Smith–Wilson 均匀度',
          column(({ evenness }) => evenness.evar),
          { help: 'Evar：由丰度自然对数的方差换算，0 到 1，稀有与丰富的特征同样重要' },
        ),
        numberColumn(
          'slope',
          '曲线斜率',
          column(({ evenness }) => evenness.slope),
          { help: 'log10 相对丰度对名次的直线斜率，越负曲线越陡、越不均匀' },
        ),
      ]),
    ],
    removed: [...abundances.removed, ...removed],
    messages: [...abundances.messages, ...messages],
    facts: {
      units: units.length,
      samples: units.reduce((sum, { members }) => sum + members.length, 0),
      features: abundances.ids.length,
      observed_min: ranked.reduce((low, { evenness }) => Math.min(low, evenness.observed), Infinity),
      observed_max: ranked.reduce((high, { evenness }) => Math.max(high, evenness.observed), 0),
    },
  };
}

/** Shares of all features in some samples taken together; their sum is 1. */
function mergedShares(
  { ids, totals, values }: Abundances,
  members: readonly number[],
  merge: RankAbundanceOptions['merge'],
): Float64Array {
  const shares = new Float64Array(ids.length);
  const whole = merge === 'sum' ? members.reduce((sum, sample) => sum + totals[sample]!, 0) : 0;
  for (const sample of members) {
    const divisor = merge === 'sum' ? whole : totals[sample]! * members.length;
    for (let feature = 0; feature < ids.length; feature += 1)
      shares[feature]! += values[sample * ids.length + feature]! / divisor;
  }
  return shares;
}
