import { defineMethod } from '../../model/index.ts';
import { designOf } from '../design/index.ts';
import { randomForest as runRandomForest } from './randomForest.ts';
import { randomForestNote } from './randomForest.note.ts';
import { randomForestOptions, readRandomForestOptions } from './randomForest.schema.ts';

const version = '1.1.0';

export const randomForest = defineMethod({
  id: 'random-forest',
  version,
  family: 'supervised',
  title: '随机森林',
  summary: '用全部特征一起判断样本的分组有多准，哪些特征最有用',
  keywords: [
    '随机森林',
    'random forest',
    '机器学习',
    '分类',
    '特征重要性',
    'OOB',
    'Gini',
    'suijisenlin',
    'zhongyaoxing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；含缺失值的特征不参与计算',
    },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '至少两组，每组至少 3 个样本；名为 QC 的组不参与建模',
      levels: { min: 2 },
    },
  ],
  options: randomForestOptions,
  tables: [
    { id: 'importance', title: '特征重要性' },
    { id: 'predictions', title: '袋外预测' },
    { id: 'confusion', title: '混淆矩阵' },
    { id: 'error', title: '袋外误差曲线' },
  ],
  charts: ['importance', 'oob-error'],
  usesSeed: true,
  check: ({ groups, matrix }) => void designOf(matrix, groups, { least: 3 }),
  run: (inputs, options, context) => runRandomForest(inputs, readRandomForestOptions(options), context),
  findings: (said) => ({
    headline: `袋外错误率为 ${said.share('oob_error')}，最重要的特征是 ${said.text('best')}`,
    condition: `随机猜测的错误率约为 ${said.share('chance')}`,
  }),
  note: (options, facts) => randomForestNote(version, options, facts),
});
