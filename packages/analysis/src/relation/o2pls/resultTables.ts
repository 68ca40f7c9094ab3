import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Table } from '../../model/index.ts';
import { columnOf } from './dense.ts';
import type { Components, Half, O2plsModel } from './o2plsModel.ts';
import { loadingsOf } from './profiles.ts';
import type { Prepared } from './oriented.ts';

export type Q2 = { readonly x: number; readonly y: number };

export type Fit = { readonly joint: number; readonly own: number; readonly predicted: number };

export type Row = Components & { readonly q2: Q2; readonly mean: number };
export type Choice = { readonly rows: readonly Row[]; readonly chosen: number; readonly best: number };

const columnsOf = (
  name: string,
  label: string,
  values: Half['scores'] | undefined,
  help: (k: number) => string,
): Column[] =>
  Array.from({ length: values?.columns ?? 0 }, (_, k) =>
    numberColumn(`${name}${k + 1}`, `${label}[${k + 1}]`, columnOf(values!, k), { help: help(k + 1) }),
  );

export const scoreTable = (samples: readonly string[], { x, y }: O2plsModel): Table =>
  tableOf('scores', '样本得分', [
    textColumn('sample', '样本', samples, { help: '两个表共有的样本，按第一个表中的次序' }),
    ...columnsOf('t', 't', x.scores, (k) => `第一个表在第 ${k} 个联合成分上的得分，与 u[${k}] 成对`),
    ...columnsOf('u', 'u', y.scores, (k) => `第二个表在第 ${k} 个联合成分上的得分，与 t[${k}] 成对`),
    ...columnsOf('to', 'to', x.own?.scores, (k) => `第一个表第 ${k} 个正交成分的得分，与第二个表无关`),
    ...columnsOf('uo', 'uo', y.own?.scores, (k) => `第二个表第 ${k} 个正交成分的得分，与第一个表无关`),
  ]);

export function loadingTable(
  id: string,
  title: string,
  { profiles, scaled, table }: Prepared,
  { own, weights }: Half,
): Table {
  const columns = (
    name: string,
    label: string,
    of: Half['weights'] | undefined,
    help: (k: number) => string,
  ): Column[] =>
    of
      ? loadingsOf(scaled, table.ids.length, profiles, of).map((values, k) =>
          numberColumn(`${name}${k + 1}`, `${label}[${k + 1}]`, values, { help: help(k + 1) }),
        )
      : [];
  return tableOf(id, title, [
    textColumn('feature', '特征', table.ids, { help: '特征的编号或名称，取自该数据表的第一列' }),
    ...columns(
      'joint',
      'p',
      weights,
      (k) => `第 ${k} 个联合成分的载荷，平方和为 1；绝对值大的特征带动两个组学的共同变化`,
    ),
    ...columns('orthogonal', 'po', own?.loadings, (k) => `第 ${k} 个正交成分的载荷，绝对值大的特征带动该表独有的变化`),
  ]);
}

export const componentTable = (
  { x, y }: O2plsModel,
  totalX: number,
  totalY: number,
  links: readonly number[],
): Table => {
  const share = (scores: Half['scores'], total: number) =>
    Float64Array.from(links, (_, k) => columnOf(scores, k).reduce((sum, value) => sum + value * value, 0) / total);
  return tableOf('components', '联合成分', [
    integerColumn(
      'component',
      '成分',
      Float64Array.from(links, (_, k) => k + 1),
      { help: '联合成分的序号' },
    ),
    numberColumn('r2x', 'R²X', share(x.scores, totalX), { help: '该成分解释的第一个表平方和的比例' }),
    numberColumn('r2y', 'R²Y', share(y.scores, totalY), { help: '该成分解释的第二个表平方和的比例' }),
    numberColumn('r', 'r(t, u)', Float64Array.from(links), {
      help: '两个表在该成分上得分的 Pearson 相关系数，越近 1 两个组学越同步',
    }),
  ]);
};

export function fitTable(tables: readonly Matrix[], fit: readonly Fit[], q2: readonly number[]): Table {
  const column = (value: (one: Fit) => number) => Float64Array.from(fit, value);
  return tableOf('fit', '模型参数', [
    textColumn('table', '数据表', ['第一个表', '第二个表'], { help: '以下各列所说的数据表' }),
    integerColumn(
      'features',
      '特征数',
      Float64Array.from(tables, ({ ids }) => ids.length),
      { help: '参与建模的特征数' },
    ),
    numberColumn(
      'r2',
      'R²',
      column(({ joint, own }) => joint + own),
      { help: '联合与正交部分一共解释的平方和的比例' },
    ),
    numberColumn(
      'r2_joint',
      'R²（联合）',
      column(({ joint }) => joint),
      { help: '联合成分解释的平方和的比例，即与另一个表共有的变异' },
    ),
    numberColumn(
      'r2_orthogonal',
      'R²（正交）',
      column(({ own }) => own),
      { help: '正交成分解释的平方和的比例，即该表独有的系统变异' },
    ),
    numberColumn(
      'r2_residual',
      '残差',
      column(({ joint, own }) => 1 - joint - own),
      { help: '模型没有解释的平方和的比例' },
    ),
    numberColumn(
      'r2_predicted',
      'R²（预测）',
      column(({ predicted }) => predicted),
      { help: '由另一个表预测该表时解释的平方和的比例，用建模的样本' },
    ),
    numberColumn('q2', 'Q²', Float64Array.from(q2), {
      help: '由另一个表预测未参与建模的样本，1 − 误差平方和 ÷ 总平方和，可为负',
    }),
  ]);
}

export function choiceTable({ best, chosen, rows }: Choice): Table {
  const column = (value: (row: Row) => number) => Float64Array.from(rows, value);
  return tableOf('choice', '成分数的选择', [
    integerColumn(
      'joint',
      '联合成分数',
      column(({ joint }) => joint),
      { help: '两个表共有的成分的个数' },
    ),
    integerColumn(
      'x_orthogonal',
      '第一个表的正交成分数',
      column(({ x }) => x),
      { help: '第一个表独有的成分的个数' },
    ),
    integerColumn(
      'y_orthogonal',
      '第二个表的正交成分数',
      column(({ y }) => y),
      { help: '第二个表独有的成分的个数' },
    ),
    numberColumn(
      'q2x',
      'Q²X',
      column(({ q2 }) => q2.x),
      { help: '由第二个表预测第一个表，交叉验证，可为负' },
    ),
    numberColumn(
      'q2y',
      'Q²Y',
      column(({ q2 }) => q2.y),
      { help: '由第一个表预测第二个表，交叉验证，可为负' },
    ),
    numberColumn(
      'mean',
      '平均',
      column(({ mean }) => mean),
      { help: 'Q²X 与 Q²Y 的平均，用来比较各组合' },
    ),
    textColumn(
      'mark',
      '标记',
      rows.map((_, at) => [at === best ? '最高' : '', at === chosen ? '本次所用' : ''].filter(Boolean).join('、')),
      { help: '平均最高的组合与本次所用的组合' },
    ),
  ]);
}
