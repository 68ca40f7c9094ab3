import { defineMethod } from '../../model/index.ts';
import { heatmapNote } from './heatmap.note.ts';
import { heatmap as runHeatmap, heatmapOptions, readHeatmapOptions } from '../../clustered-heatmap/index.ts';

const version = '1.0.0';

export const heatmap = defineMethod({
  id: 'heatmap',
  version,
  family: 'cluster',
  title: '聚类热图',
  summary: '哪些特征在哪些样本中偏高或偏低，样本和特征如何成组',
  keywords: ['热图', '聚类热图', 'heatmap', 'pheatmap', 'z-score', '表达谱', 'retu', 'juleiretu', 'rt'],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；允许缺失值，图上留空' },
    { id: 'groups', required: false, label: '样本分组', help: '用于样本注释条；样本不聚类时按分组顺序排列' },
  ],
  options: heatmapOptions,
  tables: [
    { id: 'matrix', title: '热图数据' },
    { id: 'order', title: '排列顺序' },
    { id: 'clusters', title: '聚类结果' },
    { id: 'merge', title: '合并过程' },
    { id: 'annotations', title: '样本注释' },
  ],
  charts: ['heatmap'],
  run: ({ matrix, groups }, options, { progress }) => {
    progress('标准化并聚类', 0);
    const output = runHeatmap(matrix, groups, readHeatmapOptions(options));
    progress('整理结果', 1);
    return output;
  },
  findings: (said) => `${said.count('features')} 个特征 × ${said.count('samples')} 个样本的热图`,
  note: (options, facts) => heatmapNote(version, options, facts),
});
