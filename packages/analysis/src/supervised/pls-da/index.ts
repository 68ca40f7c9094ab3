import { defineMethod } from '../../model/index.ts';
import { discriminant } from '../../pls/index.ts';
import { designOf } from '../design/index.ts';
import { plsDa as runPlsDa } from './plsDa.ts';
import { plsDaNote } from './plsDa.note.ts';
import { plsDaOptions, readPlsDaOptions } from './plsDa.schema.ts';

const version = '1.0.0';

export const plsDa = defineMethod({
  id: 'pls-da',
  version,
  family: 'supervised',
  title: '偏最小二乘判别分析（PLS-DA）',
  summary: '哪些特征把各组样本分开，分得是否可靠',
  keywords: [
    'PLS-DA',
    'PLSDA',
    '偏最小二乘',
    '判别分析',
    'VIP',
    '置换检验',
    'Q2',
    'partial least squares',
    'pianzuixiaoercheng',
    'panbie',
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
  options: plsDaOptions,
  tables: [
    { id: 'scores', title: '样本得分' },
    { id: 'vip', title: '变量重要性' },
    { id: 'loadings', title: '特征载荷' },
    { id: 'fit', title: '模型参数' },
    { id: 'permutation', title: '置换检验的各次结果' },
    { id: 'permutation_test', title: '置换检验' },
  ],
  charts: ['pls-scores', 'vip', 'permutation-plot'],
  usesSeed: true,
  check: ({ groups, matrix }) => void designOf(matrix, groups, { least: 3 }),
  run: (inputs, options, context) => runPlsDa(inputs, readPlsDaOptions(options), context),
  findings: discriminant,
  note: (options, facts) => plsDaNote(version, options, facts),
});
