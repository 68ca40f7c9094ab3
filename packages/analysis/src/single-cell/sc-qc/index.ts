import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scQcNote } from './scQc.note.ts';
import { scQcOptions } from './scQc.schema.ts';
import { scQc as runScQc } from './scQc.ts';

const version = '1.0.0';

export const scQc = defineMethod({
  id: 'sc-qc',
  version,
  family: 'single-cell',
  title: '单细胞质控',
  summary: '哪些细胞质量不好：计数或基因太少，线粒体占比太高，各剔除多少',
  keywords: ['单细胞', '质控', '线粒体', '过滤', 'QC', 'single cell', 'UMI', 'MAD', 'danxibao', 'zhikong'],
  inputs: [
    { id: 'cells', required: true, label: '单细胞表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}` },
    {
      id: 'groups',
      required: false,
      label: '细胞分组',
      help: '第一列细胞条码，第二列样本或分组，用于分组作图，不影响阈值',
    },
  ],
  options: scQcOptions,
  tables: [
    { id: 'cells', title: '细胞' },
    { id: 'thresholds', title: '阈值' },
    { id: 'summary', title: '筛选结果' },
    { id: 'genes', title: '基因' },
  ],
  charts: ['sc-qc'],
  run: ({ cells }, options, { progress }) => {
    progress('统计各细胞', 0);
    return runScQc(cells, options);
  },
  findings: (said) =>
    `${said.count('cells')} 个细胞中保留 ${said.count('kept')} 个，${said.count('genes')} 个基因中保留 ${said.count('genes_kept')} 个`,
  note: (options, facts) => scQcNote(version, options, facts),
});
