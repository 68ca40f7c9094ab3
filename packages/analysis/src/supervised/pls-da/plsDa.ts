import { maximum } from '../../extremes/index.ts';
import { numberColumn, integerColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { transformed } from '../../transform/index.ts';
import { designFacts, designOf } from '../design/index.ts';
import {
  permutationTables,
  permutationTest,
  plsQ2,
  refittedBlocks,
  responseOf,
  roplsPlsQ2,
  sampleGram,
  scaledBy,
} from '../../pls/index.ts';
import type { PlsDaOptions } from './plsDa.schema.ts';
import { plsModel, type PlsModel } from './plsModel.ts';

/**
 * PLS-DA with VIP, cross-validation and a permutation test.
 *
 * @param seed - Of the permutations.
 * @throws {InputError} Under two groups, three samples of one, or without a usable feature.
 */
export function plsDa(
  { groups, matrix }: GroupedInputs,
  options: PlsDaOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  progress('准备数据', 0);
  const design = designOf(matrix, groups, { least: 3 });
  const { classes, levels } = design;
  const [features, samples] = [design.matrix.ids.length, classes.length];
  const values = transformed(design.matrix, options.transform);
  const all = Int32Array.from(classes, (_, i) => i);
  const scaled = scaledBy(values, features, samples, all, options.scale);
  const products = sampleGram(scaled, features, samples);
  const { columns } = responseOf(classes, levels.length, all);
  const model = plsModel(scaled, features, products, columns, options.components);
  const count = model.scores.length;

  progress('交叉验证', 0.1);
  const blocks = refittedBlocks(values, features, samples, options.folds, options.scale);
  const q2 = plsQ2(blocks, classes, levels.length, count);
  const q2Ropls = roplsPlsQ2(products, columns, count, Math.min(options.folds, samples));
  const basis = { kind: 'pls', products, blocks, levels: levels.length, count } as const;
  const permutations = permutationTest(classes, options.permutations, seed, basis, (share) =>
    progress('置换检验', 0.2 + 0.8 * share),
  );
  const [permutation, test] = permutationTables(permutations);
  const p = test.columns.find(({ name }) => name === 'p')!.values as Float64Array;

  return {
    tables: [
      ...modelTables(model, design.matrix.samples, design.matrix.ids),
      fitTable(model, q2, q2Ropls),
      permutation,
      test,
    ],
    removed: design.removed,
    messages: [...design.messages, ...verdict(count, options.components, q2, p[1]!)],
    facts: {
      ...designFacts(design, matrix.ids.length),
      components: count,
      folds: Math.min(options.folds, samples),
      r2x: model.r2x.reduce((sum, value) => sum + value, 0),
      r2y: model.r2yCumulative.at(-1)!,
      q2: q2.at(-1)!,
      q2_ropls: q2Ropls.at(-1)!,
      p_r2y: p[0]!,
      p_q2: p[1]!,
      vip_above_1: model.vip.filter((value) => value >= 1).length,
    },
  };
}

function verdict(count: number, wanted: number, q2: Float64Array, p: number): Message[] {
  const messages: Message[] = [];
  if (count < wanted) messages.push({ level: 'info', text: `数据最多支持 ${count} 个成分，少于设定的 ${wanted} 个。` });
  const best = q2.indexOf(maximum(q2)) + 1;
  if (best < count)
    messages.push({ level: 'info', text: `Q² 在 ${best} 个成分时最高，之后不再上升；可把成分数设为 ${best}。` });
  if (q2.at(-1)! <= 0)
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

function modelTables({ loadings, scores, vip }: PlsModel, samples: readonly string[], ids: readonly string[]): Table[] {
  const feature = textColumn('feature', '特征', ids, { help: '特征的编号或名称，取自数据表的第一列' });
  return [
    tableOf('scores', '样本得分', [
      textColumn('sample', '样本', samples, { help: '样本名，与数据表的列名相同' }),
      ...scores.map((score, h) =>
        numberColumn(`t${h + 1}`, `t${h + 1}`, score, {
          help: `样本在第 ${h + 1} 成分上的得分；正负方向没有含义，只看相对位置`,
        }),
      ),
    ]),
    tableOf('vip', '变量重要性', [
      feature,
      numberColumn('vip', 'VIP', vip, { help: '变量投影重要性，各特征的平方的平均值为 1，大于等于 1 常视为重要' }),
    ]),
    tableOf('loadings', '特征载荷', [
      feature,
      ...loadings.map((loading, h) =>
        numberColumn(`p${h + 1}`, `p${h + 1}`, loading, { help: `特征在第 ${h + 1} 成分上的载荷，绝对值越大关系越强` }),
      ),
    ]),
  ];
}

function fitTable({ r2x, r2yCumulative }: PlsModel, q2: Float64Array, q2Ropls: Float64Array): Table {
  let sum = 0;
  return tableOf('fit', '模型参数', [
    integerColumn(
      'component',
      '成分',
      Float64Array.from(r2x, (_, h) => h + 1),
      { help: '成分的序号；各行为用到该成分为止的模型' },
    ),
    numberColumn('r2x', 'R²X', r2x, { help: '该成分解释的特征平方和的比例，0～1' }),
    numberColumn(
      'r2x_cum',
      'R²X（累计）',
      r2x.map((value) => (sum += value)),
      { help: '到该成分为止解释的特征平方和的比例，0～1' },
    ),
    numberColumn('r2y_cum', 'R²Y（累计）', r2yCumulative, { help: '到该成分为止解释的分组哑变量平方和的比例，0～1' }),
    numberColumn('q2_cum', 'Q²（累计）', q2, { help: '1 − 预测误差平方和 ÷ 总平方和，每折重新计算缩放参数，可为负' }),
    numberColumn('q2_cum_ropls', 'Q²（累计，ropls）', q2Ropls, {
      help: 'R 包 ropls 的定义：缩放用全部样本，逐成分累乘，便于对照',
    }),
  ]);
}
