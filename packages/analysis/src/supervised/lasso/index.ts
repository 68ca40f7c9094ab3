import { defineMethod } from '../../model/index.ts';
import { lasso as runLasso, lassoDesign } from './lasso.ts';
import { lassoNote } from './lasso.note.ts';
import { lassoOptions, readLassoOptions } from './lasso.schema.ts';

export { crossValidated } from './crossValidated.ts';
export { logisticPath, penalties } from './logisticPath.ts';

const version = '1.0.0';

export const lasso = defineMethod({
  id: 'lasso',
  version,
  family: 'supervised',
  title: 'LASSO 回归',
  summary: '用尽量少的特征组合区分两组样本，选出候选标志物',
  keywords: [
    'LASSO',
    'logistic',
    '逻辑回归',
    '特征选择',
    '标志物',
    'glmnet',
    '惩罚',
    '机器学习',
    'tezhengxuanze',
    'luojihuigui',
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
  options: lassoOptions,
  tables: [
    { id: 'coefficients', title: '回归系数' },
    { id: 'path', title: '交叉验证' },
    { id: 'coefficient_path', title: '系数路径' },
    { id: 'predictions', title: '样本预测' },
  ],
  charts: ['lasso-cv', 'lasso-path'],
  usesSeed: true,
  check: ({ groups, matrix }, options) => void lassoDesign(matrix, groups, readLassoOptions(options)),
  run: (inputs, options, context) => runLasso(inputs, readLassoOptions(options), context),
  findings: (said) => ({
    headline: `选出 ${said.count('selected')} 个特征，交叉验证的 AUC 为 ${said.number('auc')}`,
    condition: `95% 区间 ${said.number('auc_low')}～${said.number('auc_high')}`,
  }),
  note: (options, facts) => lassoNote(version, options, facts),
});
