import { defineMethod } from '../../model/index.ts';
import { twoGroups } from '../../findings/index.ts';
import { checkTwoGroup, runTwoGroup, twoGroupNote, twoGroupOptions } from '../../two-group-comparison/index.ts';

const version = '2.0.0';

/** Tests every feature for a difference between two groups. */
export const twoGroup = defineMethod({
  id: 'two-group',
  version,
  family: 'difference',
  title: '两组差异检验',
  summary: '逐个特征检验两组之间有没有差异，给出差异倍数、p 值与火山图',
  keywords: [
    '差异分析',
    '火山图',
    't 检验',
    '秩和检验',
    '配对',
    'volcano',
    't-test',
    'welch',
    'student',
    'limma',
    'wilcoxon',
    'mann-whitney',
    'fold change',
    'FDR',
    'chayi',
    'huoshantu',
    'liangzu',
    'jianyan',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本' },
    {
      id: 'groups',
      required: true,
      label: '样本分组',
      help: '第一列为样本名，第二列为组名；配对检验另需一列标明配对',
      levels: { min: 2 },
    },
  ],
  options: twoGroupOptions,
  tables: [{ id: 'result', title: '差异检验结果' }],
  charts: ['volcano', 'p-histogram'],
  check: checkTwoGroup,
  run: runTwoGroup,
  findings: twoGroups,
  note: (options, facts) =>
    `${twoGroupNote(options, facts)}计算使用 Panome 全组学云 two-group 方法（版本 ${version}）。`,
});
