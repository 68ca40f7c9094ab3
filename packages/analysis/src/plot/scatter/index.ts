import { defineMethod } from '../../model/index.ts';
import { scatterNote } from './scatter.note.ts';
import { readScatterOptions, scatterOptions } from './scatter.schema.ts';
import { scatter as runScatter } from './scatter.ts';

const version = '1.1.0';

/** Two variables against each other with their correlation. */
export const scatter = defineMethod({
  id: 'scatter',
  version,
  family: 'plot',
  title: '相关散点图',
  summary: '两个特征或变量怎样相关，带回归线、置信带、相关系数与 p 值',
  keywords: [
    '散点图',
    '相关散点图',
    '回归',
    '拟合',
    '相关',
    '线性回归',
    'scatter',
    'regression',
    'correlation plot',
    'sandian',
    'huigui',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '每行一个样本：两列数值（两个特征、指标或变量），可再有样本名与分组',
    },
  ],
  options: scatterOptions,
  tables: [
    { id: 'points', title: '每个点' },
    { id: 'fits', title: '相关与回归' },
    { id: 'band', title: '回归线与置信带' },
  ],
  charts: ['scatter-plot'],
  check: ({ records }, options) => void runScatter(records, readScatterOptions(options)),
  run: ({ records }, options) => runScatter(records, readScatterOptions(options)),
  findings: (said) =>
    `${said.text('x')}与${said.text('y')}的相关系数为 ${said.number('r')}（${said.p()}，n = ${said.count('n')}）`,
  note: (options, facts) => scatterNote(version, options, facts),
});
