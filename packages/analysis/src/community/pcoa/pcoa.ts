import { maximum } from '../../extremes/index.ts';
import { InputError, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, RunContext } from '../../model/index.ts';
import { communityDistance, type DistanceInputs } from '../../community-distances/index.ts';
import type { PcoaOptions } from './pcoa.schema.ts';
import { principalCoordinates } from './principalCoordinates.ts';

/** Eigenvalues below this share of the largest are rounding: the centring alone makes one 0. */
const negligible = 1e-10;
/** Negative eigenvalues above this share of all are worth a warning. */
const notable = 0.1;

/**
 * Principal coordinates of the samples.
 *
 * @throws {InputError} As `communityDistance`; when all samples are the same.
 */
export function runPcoa(inputs: DistanceInputs, options: PcoaOptions, { progress }: RunContext): MethodOutput {
  progress('计算样本间距离', 0);
  const { facts, ids, messages, removed, values } = communityDistance(inputs, options);
  progress('分解特征值', 0.4);
  const { axes, eigenvalues: all } = principalCoordinates(values, ids.length, options.k);
  if (axes.length === 0) {
    throw new InputError([
      {
        code: 'no-variation',
        severity: 'error',
        input: inputs.distance ? 'distance' : 'matrix',
        what: '所有样本之间的距离都为 0，没有可展示的差异',
        remedy: '请检查数据是否正确',
      },
    ]);
  }
  const largest = maximum(all.map(Math.abs));
  const eigenvalues = all.filter((value) => Math.abs(value) > negligible * largest);
  const sumOf = (of: (value: number) => number): number => eigenvalues.reduce((sum, value) => sum + of(value), 0);
  const total = sumOf((value) => value);
  const positive = sumOf((value) => Math.max(0, value));
  const negative = eigenvalues.filter((value) => value < 0);
  const negativeShare = negative.reduce((sum, value) => sum - value, 0) / sumOf(Math.abs);

  return {
    tables: [
      tableOf('points', '样本坐标', [
        textColumn('sample', '样本', ids, { help: '样本名，与数据表的列名相同' }),
        ...axes.map((axis, k) =>
          numberColumn(`Axis${k + 1}`, `PCoA${k + 1}`, axis, {
            help: `样本在第 ${k + 1} 主坐标轴上的坐标；正负方向没有含义，只看相对位置`,
          }),
        ),
      ]),
      tableOf('eig', '特征值', [
        textColumn(
          'axis',
          '坐标轴',
          Array.from(eigenvalues, (_, k) => `Axis${k + 1}`),
          { help: '主坐标轴，按特征值从大到小；负值排在最后' },
        ),
        numberColumn('eigenvalue', '特征值', eigenvalues, {
          help: '该轴的离差平方和；负值表示距离不能完全放进欧氏空间',
        }),
        numberColumn(
          'ratio',
          '占全部特征值之和',
          eigenvalues.map((value) => value / total),
          { help: '特征值 ÷ 全部特征值之和（负值计入分母）；各轴相加为 1' },
        ),
        numberColumn(
          'ratio_positive',
          '占正特征值之和',
          eigenvalues.map((value) => (value > 0 ? value / positive : Number.NaN)),
          { help: '特征值 ÷ 正特征值之和；偏保守，负特征值的轴为空' },
        ),
      ]),
    ],
    removed,
    messages: [...messages, ...messagesOf(axes.length, options.k, negative.length, negativeShare)],
    facts: {
      ...facts,
      axes: axes.length,
      negative: negative.length,
      negative_share: negativeShare,
      ratio_1: eigenvalues[0]! / total,
      ratio_2: (eigenvalues[1] ?? 0) / total,
    },
  };
}

function messagesOf(made: number, wanted: number, negative: number, share: number): Message[] {
  const messages: Message[] = [];
  if (made < wanted) messages.push({ level: 'info', text: `正特征值只有 ${made} 个，少于设定的 ${wanted} 个坐标轴` });
  if (negative > 0) {
    const text = `有 ${negative} 个负特征值，绝对值占全部的 ${(100 * share).toFixed(1)}%：距离不能完全放进欧氏空间，两种解释率因此不同，报告时请写明用的是哪一种`;
    messages.push({ level: share > notable ? 'warning' : 'info', text });
  }
  return messages;
}
