import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scPseudobulkNote } from './scPseudobulk.note.ts';
import { scPseudobulkOptions } from './scPseudobulk.schema.ts';
import { scPseudobulk as runScPseudobulk } from './scPseudobulk.ts';

export { placesOf, sampleScheme } from './sums.ts';

const version = '1.1.0';

/** Differential expression between groups of samples, cell type by cell type. */
export const scPseudobulk = defineMethod({
  id: 'sc-pseudobulk',
  version,
  family: 'single-cell',
  title: '单细胞拟批量差异分析',
  summary: '按样本把每种细胞的计数相加，以样本为重复比较各组，找出每种细胞中差异表达的基因',
  keywords: [
    '单细胞',
    '拟混样',
    '伪批量',
    '差异表达',
    '细胞类型',
    '火山图',
    'pseudobulk',
    'muscat',
    'edgeR',
    'DESeq2',
    'limma',
    'danxibao',
    'chayi',
    'nipiliang',
  ],
  inputs: [
    {
      id: 'cells',
      required: true,
      label: '表达矩阵',
      help: `基因 × 细胞的原始计数：${cellFormats}；归一化或取过对数的值不能用`,
    },
    {
      id: 'records',
      required: true,
      label: '细胞注释表',
      help: '每行一个细胞：细胞条码、样本、簇或细胞类型，可另有分组；“单细胞聚类”的细胞表补上样本列即可',
    },
    {
      id: 'groups',
      required: false,
      of: { input: 'records', column: 'sample_column' },
      label: '样本分组',
      help: '第一列样本名（或细胞条码），第二列分组，其后可有批次、配对；细胞注释表中已有分组列时可不提供',
    },
  ],
  options: scPseudobulkOptions,
  tables: [
    { id: 'result', title: '差异检验结果' },
    { id: 'types', title: '各细胞类型' },
    { id: 'sums', title: '相加的样本' },
  ],
  charts: ['volcano-contrasts', 'sc-pseudobulk-counts', 'ma'],
  run: ({ cells, groups, records }, options, context) => runScPseudobulk(cells, records, groups, options, context),
  findings: (said) => ({
    headline: `${said.text('contrasts')}：${said.count('tested')} 种细胞合计 ${said.count('up')} 个基因上调，${said.count('down')} 个下调`,
    condition: thresholds(said),
  }),
  note: (options, facts) => scPseudobulkNote(version, options, facts),
});
