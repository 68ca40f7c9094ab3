import { maximum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, RunContext, Table } from '../../model/index.ts';
import { type Design, designFacts, designOf } from '../design/index.ts';
import { growForest, type Forest } from './forest.ts';
import type { RandomForestOptions } from './randomForest.schema.ts';

/**
 * A random forest of the groups.
 *
 * @param seed - Of bootstrap samples, candidate features and shuffles.
 * @throws {InputError} Under two groups, three samples of one, or without a usable feature.
 */
export function randomForest(
  { groups, matrix }: GroupedInputs,
  options: RandomForestOptions,
  { progress, seed }: RunContext,
): MethodOutput {
  const design = designOf(matrix, groups, { least: 3 });
  const { classes, levels, matrix: used } = design;
  const features = used.ids.length;
  const mtry = Math.min(features, options.mtry || Math.max(1, Math.floor(Math.sqrt(features))));
  const forest = growForest(
    used.values,
    features,
    classes,
    levels.length,
    options.trees,
    { mtry, minNode: options.minNode },
    seed,
    (share) => progress('生长随机森林', share),
  );
  const wrong = forest.error.at(-1)!;
  const chance = 1 - maximum(design.sizes) / classes.length;
  const best = forest.accuracy.indexOf(maximum(forest.accuracy));
  const messages: Message[] = [...design.messages];
  if (wrong >= chance)
    messages.push({
      level: 'warning',
      text: `袋外误差 ${(100 * wrong).toFixed(1)}% 不低于全部猜最大一组的误差 ${(100 * chance).toFixed(1)}%，模型没有区分能力，重要性不宜解读。`,
    });

  return {
    tables: [
      importanceTable(forest, used.ids),
      predictionTable(forest, design),
      confusionTable(forest, design),
      errorTable(forest, levels),
    ],
    removed: design.removed,
    messages,
    facts: { ...designFacts(design, matrix.ids.length), mtry, oob_error: wrong, best: used.ids[best]!, chance },
  };
}

const importanceTable = ({ accuracy, accuracyZ, gini }: Forest, ids: readonly string[]): Table =>
  tableOf('importance', '特征重要性', [
    textColumn('feature', '特征', ids, { help: '特征的编号或名称，取自数据表的第一列' }),
    numberColumn('accuracy', '准确率下降', accuracy, {
      help: '打乱该特征后袋外准确率平均下降多少（置换重要性），0.01 即 1%；可略小于 0',
    }),
    numberColumn('accuracy_z', '准确率下降 ÷ 标准误', accuracyZ, {
      help: '置换重要性除以各树间的标准误，与 randomForest 默认输出相同',
    }),
    numberColumn('gini', 'Gini 下降', gini, {
      help: '按该特征分裂使 n × Gini 不纯度下降的总和，各树平均；取值多的特征略占便宜',
    }),
  ]);

function predictionTable({ predicted, votes }: Forest, { classes, levels, matrix }: Design): Table {
  const k = levels.length;
  const total = matrix.samples.map((_, row) =>
    votes.subarray(row * k, (row + 1) * k).reduce((sum, count) => sum + count, 0),
  );
  return tableOf('predictions', '袋外预测', [
    textColumn('sample', '样本', matrix.samples, { help: '样本名，与数据表的列名相同' }),
    textColumn(
      'group',
      '实际分组',
      Array.from(classes, (one) => levels[one]!),
      { help: '分组表中的分组' },
    ),
    textColumn(
      'predicted',
      '预测分组',
      Array.from(predicted, (one) => levels[one] ?? '--'),
      { help: '没有用到该样本的各树投票最多的分组' },
    ),
    ...levels.map((level, at) =>
      numberColumn(
        `vote_${at + 1}`,
        `“${level}”得票`,
        Float64Array.from(total, (sum, row) => (sum > 0 ? votes[row * k + at]! / sum : Number.NaN)),
        { help: `袋外各树投给“${level}”的比例，0～1` },
      ),
    ),
  ]);
}

function confusionTable({ predicted }: Forest, { classes, levels, sizes }: Design): Table {
  const count = (actual: number, said: number): number =>
    predicted.reduce((sum, one, row) => sum + Number(classes[row] === actual && one === said), 0);
  return tableOf('confusion', '混淆矩阵', [
    textColumn('group', '实际分组', levels, { help: '每行一个实际分组' }),
    ...levels.map((level, said) =>
      integerColumn(
        `predicted_${said + 1}`,
        `判为“${level}”`,
        Float64Array.from(levels, (_, actual) => count(actual, said)),
        { help: `该行分组中袋外预测为“${level}”的样本数` },
      ),
    ),
    numberColumn(
      'error',
      '误判率',
      Float64Array.from(levels, (_, actual) => 1 - count(actual, actual) / sizes[actual]!),
      { help: '该组袋外误判的样本比例，0～1' },
    ),
  ]);
}

const errorTable = ({ classError, error }: Forest, levels: readonly string[]): Table =>
  tableOf('error', '袋外误差曲线', [
    integerColumn(
      'trees',
      '树的数目',
      Float64Array.from(error, (_, i) => i + 1),
      { help: '用到第几棵树' },
    ),
    numberColumn('oob', '袋外误差', error, { help: '已有袋外投票的样本中误判的比例，0～1' }),
    ...levels.map((level, at) =>
      numberColumn(`group_${at + 1}`, level, classError[at]!, {
        help: `“${level}”组的袋外误差，0～1；还没有投票时为空`,
      }),
    ),
  ]);
