import { defineMethod } from '../../model/index.ts';
import { vpaNote } from './vpa.note.ts';
import { readVpaOptions, vpaOptions } from './vpa.schema.ts';
import { runVpa } from './vpa.ts';

const version = '1.0.0';

/** How much of a community's variation sets of variables explain, alone and together. */
export const vpa = defineMethod({
  id: 'vpa',
  version,
  family: 'community',
  title: '变差分解（VPA）',
  summary: '几类环境因子各自、共同解释了群落变异的多少',
  keywords: [
    'VPA',
    '变差分解',
    '方差分解',
    'varpart',
    '环境因子',
    '解释率',
    'variation partitioning',
    'biancha',
    'fenjie',
    'huanjing',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      holds: 'amounts',
      label: '丰度表',
      help: '第一列为特征名，其余每列一个样本；计数或未取对数的丰度，不含缺失值',
    },
    { id: 'env', required: true, label: '环境因子', help: '每行一个样本，第一列样本名，其余每列一个数字型因子' },
    {
      id: 'lists',
      required: false,
      label: '变量集合',
      help: '2～4 列，每列一个集合：列名为集合名，其下为环境因子表的列名。环境因子只有 2～4 个时可不提供，各为一个集合',
    },
  ],
  options: vpaOptions,
  tables: [
    { id: 'parts', title: '各部分的解释率' },
    { id: 'tests', title: '可检验的部分' },
    { id: 'sets', title: '变量集合' },
  ],
  charts: ['vpa-venn'],
  usesSeed: true,
  run: (inputs, options, context) => runVpa(inputs, readVpaOptions(options), context),
  findings: (said) => ({
    headline: `${said.count('count')} 个变量集合共解释群落变异的 ${said.share('adjusted')}（校正 R²，${said.p()}）`,
    condition: said.text('said'),
  }),
  note: (options, facts) => vpaNote(version, options, facts),
});
