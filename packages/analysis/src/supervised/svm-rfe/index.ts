import { defineMethod } from '../../model/index.ts';
import { svmRfe as runSvmRfe, svmRfeDesign } from './svmRfe.ts';
import { svmRfeNote } from './svmRfe.note.ts';
import { readSvmRfeOptions, svmRfeOptions } from './svmRfe.schema.ts';

const version = '1.0.0';

export const svmRfe = defineMethod({
  id: 'svm-rfe',
  version,
  family: 'supervised',
  title: 'SVM-RFE 特征选择',
  summary: '用支持向量机逐步去掉最没用的特征，给特征排序，并看留下几个时分组最准',
  keywords: [
    'SVM-RFE',
    '支持向量机',
    '递归特征消除',
    '特征选择',
    '标志物',
    '机器学习',
    'support vector machine',
    'recursive feature elimination',
    'zhichixiangliangji',
    'tezhengxuanze',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；含缺失值的特征不参与计算',
    },
    { id: 'groups', required: true, label: '样本分组', help: '比较其中两组，每组至少 5 个样本', levels: { min: 2 } },
  ],
  options: svmRfeOptions,
  tables: [
    { id: 'ranking', title: '特征排序' },
    { id: 'error', title: '特征数与错误率' },
    { id: 'predictions', title: '样本预测' },
  ],
  charts: ['rfe-error', 'rfe-ranking'],
  usesSeed: true,
  check: ({ groups, matrix }, options) => void svmRfeDesign(matrix, groups, readSvmRfeOptions(options)),
  run: (inputs, options, context) => runSvmRfe(inputs, readSvmRfeOptions(options), context),
  findings: (said) => ({
    headline: `选出 ${said.count('selected')} 个特征，交叉验证的错误率为 ${said.share('error')}`,
    condition: `AUC ${said.number('auc')}（95% 区间 ${said.number('auc_low')}～${said.number('auc_high')}）`,
  }),
  note: (options, facts) => svmRfeNote(version, options, facts),
});
