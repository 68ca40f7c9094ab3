import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scHvgNote } from './scHvg.note.ts';
import { scHvgOptions } from './scHvg.schema.ts';
import { scHvg as runScHvg } from './scHvg.ts';

const version = '1.0.0';

export const scHvg = defineMethod({
  id: 'sc-hvg',
  version,
  family: 'single-cell',
  title: '单细胞高变基因',
  summary: '哪些基因在细胞间的变异超过同等表达量的基因，适合用来降维和聚类',
  keywords: [
    '单细胞',
    '高变基因',
    'HVG',
    'highly variable genes',
    'FindVariableFeatures',
    'vst',
    '均值方差',
    '离散度',
    'danxibao',
    'gaobianjiyin',
  ],
  inputs: [
    { id: 'cells', required: true, label: '单细胞表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}；请先质控` },
  ],
  options: scHvgOptions,
  tables: [{ id: 'hvg', title: '高变基因' }],
  charts: ['sc-hvg'],
  run: ({ cells }, options) => runScHvg(cells, options),
  findings: (said) => `${said.count('genes')} 个基因中选出变异最大的 ${said.count('selected')} 个`,
  note: (options, facts) => scHvgNote(version, options, facts),
});
