import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Matrix, MethodOutput, RunContext } from '../../model/index.ts';
import { abundancesOf } from '../../abundances/index.ts';
import { depthsOf, expectedRichness } from './expectedRichness.ts';
import type { RarefactionOptions } from './rarefaction.schema.ts';

/**
 * Rarefaction curves of every sample, and expected richness at one common depth.
 *
 * @throws {InputError} For missing, negative or fractional cells, and when no sample holds a count.
 */
export function runRarefaction(matrix: Matrix, options: RarefactionOptions, { progress }: RunContext): MethodOutput {
  const { ids, messages, removed, samples, totals, values } = abundancesOf(matrix, { whole: true });
  const least = totals.reduce((low, total) => Math.min(low, total), Infinity);
  const depth = options.depth > 0 ? options.depth : least;
  const curves = samples.map((sample, i) => {
    if (i % 16 === 0) progress('计算期望特征数', i / samples.length);
    const counts = values.subarray(i * ids.length, (i + 1) * ids.length);
    const depths = depthsOf(totals[i]!, options.steps, depth);
    const expected = expectedRichness(counts, depths);
    const common = expectedRichness(counts, [depth])[0]!;
    // What the last counts still bring: features a further count would add, Good's share of singletons.
    const slope = expectedRichness(counts, [totals[i]! - 1, totals[i]!]);
    return {
      sample,
      depths,
      expected,
      common,
      observed: counts.reduce((sum, count) => sum + Number(count > 0), 0),
      slope: totals[i]! > 1 ? slope[1]! - slope[0]! : Number.NaN,
    };
  });
  const short = samples.filter((_, i) => totals[i]! < depth);

  return {
    tables: [
      tableOf('curve', '稀释曲线', [
        textColumn(
          'sample',
          '样本',
          curves.flatMap(({ depths, sample }) => depths.map(() => sample)),
          { help: '样本名，与数据表的列名相同' },
        ),
        integerColumn('depth', '抽取条数', Float64Array.from(curves.flatMap(({ depths }) => depths)), {
          help: '从样本中不放回地抽取的序列条数',
        }),
        numberColumn(
          'expected',
          '期望特征数',
          Float64Array.from(curves.flatMap(({ expected }) => Array.from(expected))),
          { help: '抽取这么多条时特征数的数学期望（Hurlbert），不是一次随机抽样' },
        ),
      ]),
      tableOf('summary', '样本概况', [
        textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
        integerColumn('total', '总条数', totals, { help: '样本的计数之和，即测序深度' }),
        integerColumn(
          'observed',
          '观测特征数',
          Float64Array.from(curves, ({ observed }) => observed),
          { help: '计数大于 0 的特征数' },
        ),
        numberColumn(
          'rarefied',
          '抽平后期望特征数',
          Float64Array.from(curves, ({ common }) => common),
          { help: `抽到 ${depth} 条时的期望特征数；总条数不够的样本为空` },
        ),
        numberColumn(
          'slope',
          '末端斜率',
          Float64Array.from(curves, ({ slope }) => slope),
          { help: '最后一条序列平均带来的新特征数；越接近 0，测序越充分' },
        ),
      ]),
    ],
    removed,
    messages: [
      ...messages,
      ...(short.length > 0
        ? [
            {
              level: 'warning' as const,
              text: `${short.length} 个样本的总条数少于抽平深度 ${depth}，没有抽平后的特征数：${short.slice(0, 5).join('、')}${short.length > 5 ? ' 等' : ''}`,
            },
          ]
        : []),
    ],
    facts: {
      samples: samples.length,
      features: ids.length,
      depth,
      depth_is_least: Number(options.depth === 0),
      total_min: least,
      total_max: totals.reduce((high, total) => Math.max(high, total), 0),
    },
  };
}
