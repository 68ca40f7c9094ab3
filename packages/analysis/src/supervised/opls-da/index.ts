import { defineMethod } from '../../model/index.ts';
import { discriminant } from '../../pls/index.ts';
import { oplsDa as runOplsDa, oplsDesign } from './oplsDa.ts';
import { oplsDaNote } from './oplsDa.note.ts';
import { oplsDaOptions, readOplsDaOptions } from './oplsDa.schema.ts';

const version = '1.0.0';

export const oplsDa = defineMethod({
  id: 'opls-da',
  version,
  family: 'supervised',
  title: '正交偏最小二乘判别分析（OPLS-DA）',
  summary: '去除与分组无关的变异后，哪些特征区分两组样本',
  keywords: [
    'OPLS-DA',
    'OPLSDA',
    '正交偏最小二乘',
    '判别分析',
    'VIP',
    'S-plot',
    'S 图',
    '置换检验',
    'Q2',
    'zhengjiao',
    'pianzuixiaoercheng',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；含缺失值的特征不参与计算',
    },
    { id: 'groups', required: true, label: '样本分组', help: '比较其中两组，每组至少 3 个样本', levels: { min: 2 } },
  ],
  options: oplsDaOptions,
  tables: [
    { id: 'scores', title: '样本得分' },
    { id: 'vip', title: '变量重要性' },
    { id: 'fit', title: '模型参数' },
    { id: 'permutation', title: '置换检验的各次结果' },
    { id: 'permutation_test', title: '置换检验' },
  ],
  charts: ['pls-scores', 's-plot', 'vip', 'permutation-plot'],
  usesSeed: true,
  check: ({ groups, matrix }, options) => void oplsDesign(matrix, groups, readOplsDaOptions(options)),
  run: (inputs, options, context) => runOplsDa(inputs, readOplsDaOptions(options), context),
  findings: discriminant,
  note: (options, facts) => oplsDaNote(version, options, facts),
});
