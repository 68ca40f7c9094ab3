import { defineMethod } from '../../model/index.ts';
import { kmeansNote } from './kmeans.note.ts';
import { kmeansOptions, readKmeansOptions } from './kmeans.schema.ts';
import { kmeans as runKmeans } from './kmeans.ts';

export { profilesOf } from './profiles.ts';
export { kmeansOptions, type KmeansOptions } from './kmeans.schema.ts';

const version = '1.0.0';

/** Features in clusters of similar profiles. */
export const kmeans = defineMethod({
  id: 'kmeans',
  version,
  family: 'cluster',
  title: 'k 均值聚类',
  summary: '把变化趋势相近的特征归成几类，看每一类随样本或分组怎样变化',
  keywords: ['K-means', 'k均值', '聚类', '趋势', '表达模式', 'kmeans', 'clustering', 'junzhi', 'julei', 'qushi'],
  inputs: [
    { id: 'matrix', required: true, label: '数据表', help: '第一列为特征名，其余每列一个样本；含缺失值的特征不参与' },
    { id: 'groups', required: false, label: '样本分组', help: '按组均值聚类时需要；组的次序即曲线的次序' },
  ],
  options: kmeansOptions,
  tables: [
    { id: 'clusters', title: '聚类结果' },
    { id: 'centers', title: '类中心' },
    { id: 'summary', title: '各类概况' },
    { id: 'profiles', title: '特征曲线' },
  ],
  unfit: ['too-few-columns', 'too-few-features'],
  charts: ['cluster-profiles'],
  usesSeed: true,
  run: (inputs, options, context) => runKmeans(inputs, readKmeansOptions(options), context),
  findings: (said) =>
    `${said.count('features')} 个特征分为 ${said.count('k')} 类，类别解释了 ${said.share('explained')} 的变异`,
  note: (options, facts) => kmeansNote(version, options, facts),
});
