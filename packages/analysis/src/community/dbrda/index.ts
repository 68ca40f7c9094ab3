import { defineMethod } from '../../model/index.ts';
import { constrainedFindings } from '../constrained/index.ts';
import { distanceInputs, requireDistance } from '../../community-distances/index.ts';
import { dbrdaNote } from './dbrda.note.ts';
import { dbrdaOptions, readDbrdaOptions } from './dbrda.schema.ts';
import { runDbrda } from './dbrda.ts';

const version = '1.1.0';

/** How much of any distance among communities environmental variables explain. */
export const dbrda = defineMethod({
  id: 'dbrda',
  version,
  family: 'community',
  title: '基于距离的冗余分析（db-RDA）',
  summary: '用 Bray–Curtis、UniFrac 等任意距离，看哪些环境因子解释了群落差异、解释多少',
  keywords: [
    'db-RDA',
    'dbRDA',
    'capscale',
    'CAP',
    '距离冗余分析',
    '环境因子',
    '约束排序',
    'bray',
    'unifrac',
    'distance-based redundancy analysis',
    'juli',
    'rongyu',
    'huanjing',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'env', required: true, label: '环境因子', help: '每行一个样本，第一列样本名，其余每列一个数字型因子' },
    { id: 'groups', required: false, label: '样本分组', help: '只用于图中着色，不参与计算' },
  ],
  options: dbrdaOptions,
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
  check: requireDistance,
  run: (inputs, options, context) => runDbrda(inputs, readDbrdaOptions(options), context),
  findings: constrainedFindings,
  note: (options, facts) => dbrdaNote(version, options, facts),
});
