import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Groups, Matrix, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { transformed } from '../../transform/index.ts';
import { type Design, designFacts, designOf } from '../design/index.ts';
import { twoLevels } from '../../groups/index.ts';
import {
  oplsQ2,
  permutationTables,
  permutationTest,
  refittedBlocks,
  responseOf,
  roplsOplsQ2,
  sampleGram,
  scaledBy,
} from '../../pls/index.ts';
import type { OplsDaOptions } from './oplsDa.schema.ts';
import { oplsModel, type OplsModel } from './oplsModel.ts';

/** The samples of the two groups. @throws {InputError} */
export function oplsDesign(matrix: Matrix, groups: Groups, { reference, testGroup }: OplsDaOptions): Design {
  return designOf(matrix, groups, { levels: twoLevels(groups, reference, testGroup), least: 3 });
}

/**
 * OPLS-DA of two groups with VIP, S-plot coordinates, cross-validation and a permutation test.
 *
 * @param seed - Of the permutations.
 * @throws {InputError} When the groups are not two of the table, have under three samples, or no feature is usable.
 */
export function oplsDa(
  { groups, matrix }: GroupedInputs,
  options: OplsDaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('准备数据', 0);
  const design = oplsDesign(matrix, groups, options);
  const { classes, levels } = design;
  const [features, samples] = [design.matrix.ids.length, classes.length];
  const values = transformed(design.matrix, options.transform);
  const all = Int32Array.from(classes, (_, i) => i);
  const scaled = scaledBy(values, features, samples, all, options.scale);
  const products = sampleGram(scaled, features, samples);
  const y = responseOf(classes, 2, all).columns[0]!;
  const model = oplsModel(scaled, features, products, y, options.orthogonal);
  const count = model.orthogonal.length;
  const folds = Math.min(options.folds, samples);

  progress('交叉验证', 0.1);
  const blocks = refittedBlocks(values, features, samples, folds, options.scale);
  const q2 = oplsQ2(blocks, classes, count);
  const q2Ropls = roplsOplsQ2(products, y, count, folds);
  const basis = { kind: 'opls', products, blocks, levels: 2, count } as const;
  const [permutation, test] = permutationTables(
    permutationTest(classes, options.permutations, seed, basis, (share) => progress('置换检验', 0.2 + 0.8 * share)),
  );
  const p = test.columns.find(({ name }) => name === 'p')!.values as Float64Array;

  return {
    tables: [scoreTable(model, design), featureTable(model, design), fitTable(model, q2, q2Ropls), permutation, test],
    removed: design.removed,
    messages: [...design.messages, ...verdict(count, options, q2, p[1]!)],
    facts: {
      ...designFacts(design, matrix.ids.length),
      reference: levels[0]!,
      test_group: levels[1]!,
      orthogonal: count,
      folds,
      r2x_pred: model.r2xPredictive,
      r2x_ortho: model.r2xOrthogonal,
      r2y: model.r2y,
      q2,
      q2_ropls: q2Ropls,
      p_r2y: p[0]!,
      p_q2: p[1]!,
      vip_above_1: model.vip.filter((value) => value >= 1).length,
    },
  };
}

function verdict(count: number, { orthogonal, scale }: OplsDaOptions, q2: number, p: number): Message[] {
  const messages: Message[] = [];
  if (count < orthogonal)
    messages.push({ level: 'info', text: `数据最多支持 ${count} 个正交成分，少于设定的 ${orthogonal} 个。` });
  if (scale === 'auto')
    messages.push({ level: 'info', text: '单位方差缩放时 S 图的点在一条直线上；如需看 S 图，请把缩放改为 Pareto。' });
  if (q2 <= 0)
    messages.push({
      level: 'warning',
      text: 'Q² 不大于 0：模型不能预测未参与建模的样本，得分图上的分离可能来自过拟合。',
    });
  else if (p >= 0.05)
    messages.push({
      level: 'warning',
      text: '置换检验的 Q² 不显著（P ≥ 0.05）：打乱分组也常得到同样好的模型，请谨慎解读。',
    });
  return messages;
}

function scoreTable({ orthogonal, score }: OplsModel, { levels, matrix }: Design): Table {
  return tableOf('scores', '样本得分', [
    textColumn('sample', '样本', matrix.samples, { help: '样本名，与数据表的列名相同' }),
    numberColumn('t_pred', 't[1]', score, { help: `预测成分的得分，已去除正交变异；“${levels[1]}”组在正方向` }),
    ...orthogonal.map((off, k) =>
      numberColumn(`to${k + 1}`, `to[${k + 1}]`, off, {
        help: `第 ${k + 1} 个正交成分的得分，与分组无关；正负方向没有含义`,
      }),
    ),
  ]);
}

function featureTable({ correlation, loading, vip, vipOrthogonal }: OplsModel, { levels, matrix }: Design): Table {
  return tableOf('vip', '变量重要性', [
    textColumn('feature', '特征', matrix.ids, { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn('vip', 'VIP', vip, { help: '预测成分的变量重要性（VIP4），平方的平均值为 1，大于等于 1 常视为重要' }),
    numberColumn('p', 'p[1]', loading, { help: `预测成分的载荷，S 图的横轴；为正表示在“${levels[1]}”组较高` }),
    numberColumn('p_corr', 'p(corr)[1]', correlation, { help: '特征与预测成分得分的相关系数，S 图的纵轴，−1～1' }),
    numberColumn('vip_ortho', 'VIP（正交）', vipOrthogonal, {
      help: '正交成分的变量重要性，大的特征主要随与分组无关的因素变化',
    }),
  ]);
}

const fitTable = (model: OplsModel, q2: number, q2Ropls: number): Table =>
  tableOf('fit', '模型参数', [
    integerColumn('orthogonal', '正交成分数', Float64Array.of(model.orthogonal.length), {
      help: '模型中正交成分的个数；预测成分总是一个',
    }),
    numberColumn('r2x_pred', 'R²X（预测）', Float64Array.of(model.r2xPredictive), {
      help: '预测成分解释的特征平方和的比例，0～1',
    }),
    numberColumn('r2x_ortho', 'R²X（正交）', Float64Array.of(model.r2xOrthogonal), {
      help: '正交成分一共解释的特征平方和的比例，0～1',
    }),
    numberColumn('r2y', 'R²Y', Float64Array.of(model.r2y), { help: '模型解释的分组变量平方和的比例，0～1' }),
    numberColumn('q2', 'Q²', Float64Array.of(q2), {
      help: '1 − 预测误差平方和 ÷ 总平方和，每折重新计算缩放参数，可为负',
    }),
    numberColumn('q2_ropls', 'Q²（ropls）', Float64Array.of(q2Ropls), {
      help: 'R 包 ropls 的定义：缩放用全部样本，折内不再中心化，便于对照',
    }),
  ]);
