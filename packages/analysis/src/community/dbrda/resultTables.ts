import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Table } from '../../model/index.ts';
import { distanceScores } from './scores.ts';
import type { Signed } from './signed.ts';

export const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

type Words = {
  readonly samples: readonly string[];
  readonly names: readonly string[];
  readonly features: readonly string[];
};

export function scoreTables({ features, names, samples }: Words, scores: ReturnType<typeof distanceScores>): Table[] {
  const axes = (all: readonly Float64Array[], help: string): Column[] =>
    all.map((values, k) => numberColumn(`Axis${k + 1}`, `第 ${k + 1} 轴`, values, { help: `第 ${k + 1} 轴上${help}` }));
  return [
    tableOf('points', '样本得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...axes(scores.sites, '的样本得分，由样本间的距离投影而来（vegan 的 wa，标尺 2）'),
    ]),
    tableOf('constraints', '样本的拟合得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...axes(scores.constraints, '的拟合得分，是环境因子的线性组合（vegan 的 lc，标尺 2）'),
    ]),
    tableOf('species', '物种得分', [
      textColumn('feature', '特征', features, { help: '特征的编号或名称；没有丰度表时此表为空' }),
      ...axes(scores.species, '的物种得分：丰度与该轴的协方差，各轴归一化（标尺 2）'),
    ]),
    tableOf('arrows', '环境因子箭头', [
      textColumn('variable', '环境因子', names, { help: '进入模型的环境因子' }),
      ...axes(scores.arrows, '的箭头坐标：因子与该轴拟合得分的相关系数'),
    ]),
  ];
}

export function eigTable(own: Signed, rest: Signed, total: number): Table {
  const parts = [
    ['dbRDA', own.positive.values, true],
    ['MDS', rest.positive.values, false],
    ['idbRDA', own.negative, true],
    ['iMDS', rest.negative, false],
  ] as const;
  const rows = parts.flatMap(([name, values, fitted]) =>
    Array.from(values, (value, k) => ({ name: `${name}${k + 1}`, value, fitted })),
  );
  const values = Float64Array.from(rows, ({ value }) => value);
  const positive = sumOf(values.map((value) => Math.max(0, value)));
  const explained = rows.reduce((sum, { fitted, value }) => sum + (fitted ? value : 0), 0);
  let running = 0;
  return tableOf('eig', '特征值', [
    textColumn(
      'axis',
      '坐标轴',
      rows.map((_, k) => `Axis${k + 1}`),
      { help: '先是环境因子能解释的轴，再是其余变异的轴，最后是两者的负特征值' },
    ),
    textColumn(
      'name',
      '名称',
      rows.map(({ name }) => name),
      { help: 'dbRDA 为环境因子解释的轴，MDS 为其余变异的轴；i 开头的特征值为负' },
    ),
    numberColumn('eigenvalue', '特征值', values, { help: '该轴的离差平方和；负值表示距离不能完全放进欧氏空间' }),
    numberColumn(
      'ratio',
      '占总变异',
      values.map((value) => value / total),
      { help: '特征值 ÷ 总变异（全部特征值之和，负值计入）；各轴相加为 1' },
    ),
    numberColumn(
      'ratio_positive',
      '占正特征值之和',
      values.map((value) => (value > 0 ? value / positive : Number.NaN)),
      { help: '特征值 ÷ 正特征值之和；负特征值的轴为空' },
    ),
    numberColumn(
      'ratio_constrained',
      '占已解释变异',
      Float64Array.from(rows, ({ fitted, value }) => (fitted ? value / explained : Number.NaN)),
      { help: '特征值 ÷ 环境因子解释的变异（负值计入）；其余变异的轴为空' },
    ),
    numberColumn(
      'cumulative',
      '累计占总变异',
      values.map((value) => (running += value / total)),
      { help: '到该轴为止占总变异的累计比例；有负特征值时会先超过 1' },
    ),
  ]);
}
