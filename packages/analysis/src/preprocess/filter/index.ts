import { defineMethod } from '../../model/index.ts';
import { runFilter } from './filter.ts';
import { filterOptions } from './filter.schema.ts';
import { filterNote } from './note.ts';

const version = '1.1.0';

/** Removes features that carry too little information. */
export const filter = defineMethod({
  id: 'filter',
  version,
  family: 'preprocess',
  title: '数据筛选',
  summary: '筛除缺失过多、重复性差、来自空白背景、几乎没有变化或计数过低的特征',
  keywords: [
    '缺失值',
    '过滤',
    '筛选',
    '80% 规则',
    'RSD',
    'QC',
    '空白',
    'blank',
    '低表达',
    'missing',
    'filter',
    'variance',
    'IQR',
    'guolv',
    'shaixuan',
    'queshi',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本' },
    { id: 'groups', required: false, label: '样本分组', help: '按组统计缺失、按 QC 计算 RSD 或与空白比较时需要' },
  ],
  options: filterOptions,
  tables: [
    { id: 'matrix', title: '筛选后的数据' },
    { id: 'report', title: '筛除的特征' },
    { id: 'summary', title: '筛选结果' },
    { id: 'profile', title: '各样本缺失情况（筛选前）' },
  ],
  charts: ['filter-summary', 'missing-profile'],
  run: runFilter,
  findings: (said) =>
    `${said.count('features')} 个特征中保留 ${said.count('kept')} 个，筛除 ${said.count('removed')} 个`,
  note: (options, facts) => `${filterNote(options, facts)}计算使用 Panome 全组学云 filter 方法（版本 ${version}）。`,
});
