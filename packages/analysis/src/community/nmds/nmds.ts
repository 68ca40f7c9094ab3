import { InputError, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { communityDistance, type DistanceInputs } from '../../community-distances/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import type { NmdsOptions } from './nmds.schema.ts';
import { searchNmds, type Nmds } from './search.ts';

/** The figure of the fit needs no more pairs than this. */
const mostPairs = 2_000;

/**
 * Nonmetric multidimensional scaling of the samples.
 *
 * @throws {InputError} As `communityDistance`; when all samples are the same, or are too few for the dimensions.
 */
export function runNmds(inputs: DistanceInputs, options: NmdsOptions, { progress, seed }: RunContext): MethodOutput {
  progress('计算样本间距离', 0);
  const { facts, ids, messages, removed, values } = communityDistance(inputs, options);
  const input = inputs.distance ? 'distance' : 'matrix';
  if (values.every((value) => value === 0)) {
    throw new InputError([
      {
        code: 'no-variation',
        severity: 'error',
        input,
        what: '所有样本之间的距离都为 0，没有可展示的差异',
        remedy: '请检查数据是否正确',
      },
    ]);
  }
  if (ids.length < options.k + 2) {
    throw new InputError([
      {
        code: 'too-few-samples',
        severity: 'error',
        input,
        what: `只有 ${ids.length} 个样本，${options.k} 维的 NMDS 至少需要 ${options.k + 2} 个`,
        remedy: '请减少维数，或改用 PCoA',
      },
    ]);
  }
  const found = searchNmds(values, ids.length, {
    dimensions: options.k,
    tries: options.tries,
    seed,
    progress: (fraction) => progress('寻找应力最小的排列', 0.1 + 0.85 * fraction),
  });
  const { stress, distance, fitted } = found.best.state;
  const linear = squaredCorrelation(distance, fitted);

  return {
    tables: [
      tableOf('points', '样本坐标', [
        textColumn('sample', '样本', ids, { help: '样本名，与数据表的列名相同' }),
        ...found.axes.map((axis, k) =>
          numberColumn(`Axis${k + 1}`, `NMDS${k + 1}`, axis, {
            help: `样本在第 ${k + 1} 维上的坐标；方向和尺度没有含义，只看远近`,
          }),
        ),
      ]),
      tableOf('fit', '拟合', [
        integerColumn('k', '维数', Float64Array.of(options.k), { help: '排列所用的维数' }),
        numberColumn('stress', '应力', Float64Array.of(stress), {
          help: 'Kruskal 应力 1：√(Σ(d − d̂)² ÷ Σd²)；小于 0.1 好，小于 0.2 可用',
        }),
        numberColumn('r2_nonmetric', '非度量拟合 R²', Float64Array.of(1 - stress * stress), {
          help: '1 − 应力²；图上距离的次序符合原距离的程度',
        }),
        numberColumn('r2_linear', '线性拟合 R²', Float64Array.of(linear), {
          help: '图上距离与单调回归值的相关系数的平方',
        }),
        integerColumn('tries', '起始次数', Float64Array.of(options.tries), { help: '从多少个起始位置出发' }),
        integerColumn('best_try', '最佳的一次', Float64Array.of(found.start), {
          help: '应力最小的是第几次；0 为从主坐标出发',
        }),
        integerColumn('repeats', '到达次数', Float64Array.of(found.repeats), {
          help: '有多少次到达与最小应力相差千分之一以内的结果',
        }),
      ]),
      shepardTable(ids, found),
    ],
    removed,
    messages: [...messages, ...messagesOf(found, stress, options)],
    facts: { ...facts, stress, repeats: found.repeats, best_try: found.start, r2_linear: linear },
  };
}

function shepardTable(ids: readonly string[], { best, pairs, scale }: Nmds): Table {
  const count = pairs.first.length;
  const shown = Math.min(count, mostPairs);
  const rows = Array.from({ length: shown }, (_, i) => (shown === 1 ? 0 : Math.round((i * (count - 1)) / (shown - 1))));
  const pick = (values: Float64Array): Float64Array => Float64Array.from(rows, (row) => values[row]!);
  return tableOf('shepard', 'Shepard 图数据', [
    textColumn(
      'sample_a',
      '样本 1',
      rows.map((row) => ids[pairs.second[row]!]!),
      { help: `样本对中的一个；超过 ${mostPairs} 对时按距离的次序等距取样` },
    ),
    textColumn(
      'sample_b',
      '样本 2',
      rows.map((row) => ids[pairs.first[row]!]!),
      { help: '样本对中的另一个，与样本 1 不同' },
    ),
    numberColumn('dissimilarity', '原距离', pick(pairs.dissimilarity), {
      help: '两个样本之间的群落距离，从小到大排列',
    }),
    numberColumn(
      'distance',
      '图上距离',
      pick(best.state.distance).map((value) => value / scale),
      { help: '两个样本在排列中的欧氏距离，尺度与样本坐标相同' },
    ),
    numberColumn(
      'fitted',
      '单调回归值',
      pick(best.state.fitted).map((value) => value / scale),
      { help: '图上距离对原距离次序的单调回归；与图上距离相差越小越好' },
    ),
  ]);
}

function squaredCorrelation(x: Float64Array, y: Float64Array): number {
  const [a, b] = [arithmeticMean(x), arithmeticMean(y)];
  let [xy, xx, yy] = [0, 0, 0];
  x.forEach((value, i) => {
    xy += (value - a) * (y[i]! - b);
    xx += (value - a) ** 2;
    yy += (y[i]! - b) ** 2;
  });
  return (xy * xy) / (xx * yy);
}

function messagesOf({ repeats }: Nmds, stress: number, { k, tries }: NmdsOptions): Message[] {
  const messages: Message[] = [];
  if (stress > 0.2)
    messages.push({
      level: 'warning',
      text: `应力为 ${stress.toFixed(3)}，大于 0.2：${k} 维不足以反映样本间的距离，图上的远近不可靠，请增加维数或改用 PCoA`,
    });
  if (stress < 1e-3)
    messages.push({ level: 'warning', text: '应力几乎为 0：样本太少，或分成互不相干的几群，图上的远近没有多少意义' });
  if (repeats < 2 && tries > 1)
    messages.push({ level: 'info', text: `${tries} 次起始中只有 1 次到达最小应力，可增加起始次数再看是否更小` });
  return messages;
}
