import { defineMethod } from '../../model/index.ts';
import {
  distanceInputs,
  distanceOptions,
  readDistanceOptions,
  requireDistance,
} from '../../community-distances/index.ts';
import { betaNote } from './beta.note.ts';
import { runBeta } from './beta.ts';

export { averageTree } from './averageTree.ts';

const version = '1.0.0';

/** How different the communities of every two samples are. */
export const beta = defineMethod({
  id: 'beta',
  version,
  family: 'community',
  title: 'Beta 多样性距离',
  summary: '两两样本之间的群落组成差多少，组内是否比组间更相近',
  keywords: [
    'beta',
    'β 多样性',
    'Bray-Curtis',
    'Jaccard',
    'Aitchison',
    '距离矩阵',
    '相似性',
    'UPGMA',
    'dissimilarity',
    'distance',
    'juli',
    'duoyangxing',
    'xiangsixing',
  ],
  inputs: [
    ...distanceInputs,
    { id: 'groups', required: false, label: '样本分组', help: '用于着色并比较组内与组间的距离，不影响计算' },
  ],
  options: distanceOptions,
  tables: [
    { id: 'distance', title: '样本间距离' },
    { id: 'order', title: '聚类顺序' },
    { id: 'merge', title: '聚类过程' },
  ],
  charts: ['beta-heatmap', 'beta-box'],
  check: requireDistance,
  run: (inputs, options, context) => runBeta(inputs, readDistanceOptions(options), context),
  findings: (said) =>
    `${said.count('samples')} 个样本两两的距离为 ${said.number('distance_min')}～${said.number('distance_max')}`,
  note: (options, facts) => betaNote(version, options, facts),
});
