import { defineMethod } from '../../model/index.ts';
import { constrainedNote, ccaOptions, runConstrained, constrainedFindings } from '../constrained/index.ts';

const version = '1.1.0';
const note = constrainedNote('cca');

/** Canonical correspondence analysis of a community on environmental variables. */
export const cca = defineMethod({
  id: 'cca',
  version,
  family: 'community',
  title: 'CCA 典范对应分析',
  summary: '物种沿环境梯度单峰分布时，哪些环境因子解释了群落组成的差异',
  keywords: [
    'CCA',
    '典范对应分析',
    '环境因子',
    '约束排序',
    '单峰',
    'canonical correspondence analysis',
    'triplot',
    'dianfan',
    'huanjing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名，其余每列一个样本；计数或未取对数的丰度',
    },
    { id: 'env', required: true, label: '环境因子', help: '每行一个样本，第一列样本名，其余每列一个数字型因子' },
    { id: 'groups', required: false, label: '样本分组', help: '只用于图中着色，不参与计算' },
  ],
  options: ccaOptions,
  tables: [
    { id: 'points', title: '样本得分' },
    { id: 'constraints', title: '样本的拟合得分' },
    { id: 'species', title: '物种得分' },
    { id: 'arrows', title: '环境因子箭头' },
    { id: 'eig', title: '特征值' },
    { id: 'test', title: '置换检验' },
    { id: 'vif', title: '方差膨胀因子' },
    { id: 'selection', title: '因子的进入' },
  ],
  charts: ['ordination-triplot'],
  usesSeed: true,
  run: (inputs, options, context) => runConstrained('cca', inputs, options, context),
  findings: constrainedFindings,
  note: (options, facts) => `${note(options, facts)}计算使用 Panome 全组学云 cca 方法（版本 ${version}）。`,
});
