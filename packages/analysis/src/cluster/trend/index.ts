import { defineMethod } from '../../model/index.ts';
import { trendNote } from './trend.note.ts';
import { readTrendOptions, trendOptions } from './trend.schema.ts';
import { trend as runTrend } from './trend.ts';

const version = '1.0.0';

/** Soft clusters of features by their trend. */
export const trend = defineMethod({
  id: 'trend',
  version,
  family: 'cluster',
  title: '趋势分析（Mfuzz）',
  summary: '特征随时间、剂量或分组有哪几种变化趋势，每个特征属于哪一种、有多典型',
  keywords: [
    '趋势分析',
    '时间序列',
    '模糊聚类',
    'Mfuzz',
    'fuzzy c-means',
    '软聚类',
    'soft clustering',
    'trend',
    'qushi',
    'mohujulei',
  ],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；含缺失值的特征不参与' },
    { id: 'groups', required: false, label: '样本分组', help: '按组均值聚类时需要；组的次序即曲线的次序，如时间点' },
  ],
  options: trendOptions,
  tables: [
    { id: 'clusters', title: '聚类结果' },
    { id: 'centers', title: '类中心' },
    { id: 'summary', title: '各类概况' },
    { id: 'memberships', title: '全部隶属度' },
    { id: 'profiles', title: '特征曲线' },
  ],
  charts: ['cluster-profiles'],
  usesSeed: true,
  run: (inputs, options, context) => runTrend(inputs, readTrendOptions(options), context),
  findings: (said) =>
    `${said.count('features')} 个特征分为 ${said.count('k')} 种趋势，其中 ${said.count('core')} 个归属明确`,
  note: (options, facts) => trendNote(version, options, facts),
});
