import { defineMethod } from '../../model/index.ts';
import { scSpatialNote } from './scSpatial.note.ts';
import { scSpatialOptions } from './scSpatial.schema.ts';
import { scSpatial as runScSpatial } from './scSpatial.ts';

const version = '1.0.0';

/** Genes that lie in patches over the tissue, and clusters that lie beside each other. */
export const scSpatial = defineMethod({
  id: 'sc-spatial',
  version,
  family: 'single-cell',
  title: '空间转录组分析',
  summary: '哪些基因的表达在组织上成片分布，哪些细胞簇挨在一起或互相回避',
  keywords: [
    '空间转录组',
    '空间变异基因',
    '空间自相关',
    '莫兰指数',
    '邻域富集',
    'Moran',
    'Visium',
    'Squidpy',
    'spatial',
    'kongjian',
    'zhuanluzu',
  ],
  inputs: [
    { id: 'cells', required: true, label: '表达矩阵', help: '基因 × 位点（或细胞）的原始计数：MTX 文件夹或 CSV' },
    {
      id: 'records',
      required: true,
      label: '位点表',
      help: '每行一个位点：位点条码与坐标 x、y，可另有簇或细胞类型；一张切片',
    },
  ],
  options: scSpatialOptions,
  tables: [
    { id: 'spots', title: '位点' },
    { id: 'genes', title: '空间变异基因' },
    { id: 'neighbourhood', title: '邻域富集' },
  ],
  charts: ['sc-spatial-map', 'sc-spatial-genes', 'sc-spatial-neighbourhood'],
  usesSeed: true,
  run: ({ cells, records }, options, context) => runScSpatial(cells, records, options, context),
  findings: (said) => ({
    headline: `${said.count('tested')} 个基因中有 ${said.count('significant')} 个在组织上成片分布，最强的是 ${said.text('first')}`,
    ...(said.has('closest') && { condition: `最常挨在一起的两个簇是 ${said.text('closest')}` }),
  }),
  note: (options, facts) => scSpatialNote(version, options, facts),
});
