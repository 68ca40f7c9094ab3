import { defineMethod } from '../../model/index.ts';
import { cellFormats } from '../../cells/index.ts';
import { scMarkersNote } from './scMarkers.note.ts';
import { scMarkersOptions } from './scMarkers.schema.ts';
import { scMarkers as runScMarkers } from './scMarkers.ts';

const version = '1.1.0';

export const scMarkers = defineMethod({
  id: 'sc-markers',
  version,
  family: 'single-cell',
  title: '单细胞标志基因',
  summary: '每个细胞群有哪些特别高表达的基因，可据此判断它是什么细胞',
  keywords: [
    '单细胞',
    '标志基因',
    'marker',
    '差异基因',
    '细胞注释',
    '点图',
    '特征图',
    '小提琴图',
    '火山图',
    'FeaturePlot',
    'VlnPlot',
    'FindAllMarkers',
    'Wilcoxon',
    'danxibao',
    'biaozhijiyin',
  ],
  inputs: [
    { id: 'cells', required: true, label: '单细胞表达矩阵', help: `基因 × 细胞的原始计数：${cellFormats}；请先质控` },
    {
      id: 'groups',
      required: false,
      label: '细胞分组',
      help: '第一列细胞条码，第二列簇或细胞类型，可另有坐标 x、y；不提供时先聚类',
    },
    {
      id: 'list',
      required: false,
      label: '想画的基因',
      help: '一行一个基因名，写法与表达矩阵相同；特征图和小提琴图先画它们，再画各簇的标志基因',
    },
  ],
  options: scMarkersOptions,
  tables: [
    { id: 'markers', title: '标志基因' },
    { id: 'expression', title: '作图的基因' },
    { id: 'cells', title: '细胞' },
    { id: 'cell_expression', title: '细胞的表达' },
  ],
  unfit: ['too-few-clusters'],
  charts: ['sc-marker-dots', 'sc-marker-heatmap', 'sc-feature-map', 'sc-feature-violin', 'sc-marker-volcano'],
  usesSeed: true,
  run: runScMarkers,
  findings: (said) =>
    `${said.count('clusters')} 个簇共有 ${said.count('significant')} 个显著的标志基因（校正后 P < 0.05）`,
  note: (options, facts) => scMarkersNote(version, options, facts),
});
