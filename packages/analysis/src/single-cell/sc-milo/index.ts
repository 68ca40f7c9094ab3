import { defineMethod } from '../../model/index.ts';
import { thresholds } from '../../findings/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scMiloNote } from './scMilo.note.ts';
import { scMiloOptions } from './scMilo.schema.ts';
import { scMilo as runScMilo } from './scMilo.ts';

const version = '1.1.0';

/** Regions of the cell graph where one group of samples has more cells than another, without clusters. */
export const scMilo = defineMethod({
  id: 'sc-milo',
  version,
  family: 'single-cell',
  title: '单细胞邻域丰度差异（Milo）',
  summary: '不分簇，在细胞的近邻图上取许多小邻域，以样本为重复比较各组的细胞多少，找出增多或减少的细胞状态',
  keywords: [
    '单细胞',
    '差异丰度',
    '邻域',
    '细胞比例',
    'Milo',
    'miloR',
    'differential abundance',
    'neighbourhood',
    'SpatialFDR',
    'danxibao',
    'fengdu',
    'linyu',
  ],
  inputs: [
    { id: 'cells', required: true, label: '表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}；请先质控` },
    {
      id: 'records',
      required: true,
      label: '细胞注释表',
      help: '每行一个细胞：细胞条码、样本、簇或细胞类型，可另有分组与坐标 x、y；“单细胞聚类”的细胞表补上样本列即可',
    },
    {
      id: 'groups',
      required: false,
      of: { input: 'records', column: 'sample_column' },
      label: '样本分组',
      help: '第一列样本名（或细胞条码），第二列分组，其后可有批次、配对；细胞注释表中已有分组列时可不提供',
    },
  ],
  options: scMiloOptions,
  tables: [
    { id: 'result', title: '邻域检验结果' },
    { id: 'clusters', title: '各簇的邻域' },
    { id: 'counts', title: '邻域的细胞数' },
    { id: 'cells', title: '细胞' },
  ],
  charts: ['sc-milo-beeswarm', 'sc-milo-map', 'p-histogram-contrasts'],
  usesSeed: true,
  run: ({ cells, groups, records }, options, context) => runScMilo(cells, records, groups, options, context),
  findings: (said) => ({
    headline: `${said.text('contrasts')}：${said.count('neighbourhoods')} 个邻域中 ${said.count('up')} 个增多，${said.count('down')} 个减少`,
    condition: `${thresholds(said, '空间 FDR')}${said.has('most') ? `，${said.text('most')}` : ''}`,
  }),
  note: (options, facts) => scMiloNote(version, options, facts),
});
