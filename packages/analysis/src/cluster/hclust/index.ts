import { defineMethod } from '../../model/index.ts';
import {
  hclust as runHclust,
  hclustNote,
  hclustOptions,
  readHclustOptions,
} from '../../hierarchical-clustering/index.ts';

const version = '1.0.0';

export const hclust = defineMethod({
  id: 'hclust',
  version,
  family: 'cluster',
  title: '层次聚类',
  summary: '哪些样本或特征彼此最相近，可以分成几类',
  keywords: [
    '聚类',
    '聚类树',
    '层次聚类',
    '样本聚类',
    '树状图',
    'hclust',
    'dendrogram',
    'UPGMA',
    'ward',
    'julei',
    'cengcijulei',
    'jl',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；允许缺失值' },
    { id: 'groups', required: false, label: '样本分组', help: '用于给聚类树的样本着色，不影响计算' },
  ],
  options: hclustOptions,
  tables: [
    { id: 'merge', title: '合并过程' },
    { id: 'order', title: '排列顺序' },
    { id: 'clusters', title: '聚类结果' },
  ],
  charts: ['dendrogram'],
  run: ({ matrix }, options, { progress }) => {
    progress('计算距离并聚类', 0);
    const output = runHclust(matrix, readHclustOptions(options));
    progress('整理结果', 1);
    return output;
  },
  findings: (said) => ({
    headline: said.text('said'),
    condition: `${said.count('samples')} 个样本、${said.count('features')} 个特征`,
  }),
  note: (options, facts) => hclustNote(version, options, facts),
});
