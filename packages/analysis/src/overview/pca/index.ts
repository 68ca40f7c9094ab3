import { defineMethod } from '../../model/index.ts';
import { pcaNote } from './pca.note.ts';
import { pcaOptions, readPcaOptions } from './pca.schema.ts';
import { pca as runPca } from './pca.ts';

const version = '1.0.0';

export const pca = defineMethod({
  id: 'pca',
  version,
  family: 'overview',
  title: '主成分分析（PCA）',
  summary: '样本之间总体上差别多大，哪些样本相近，有没有离群样本',
  keywords: [
    'PCA',
    '主成分',
    '降维',
    '离群',
    '得分图',
    '载荷',
    'principal component analysis',
    'zhuchengfen',
    'zcf',
    'jiangwei',
  ],
  inputs: [
    {
      id: 'matrix',
      required: true,
      label: '数据表',
      help: '第一列为特征名，其余每列一个样本；含缺失值的特征不参与计算',
    },
    { id: 'groups', required: false, label: '样本分组', help: '用于给得分图着色，不影响计算' },
  ],
  options: pcaOptions,
  tables: [
    { id: 'scores', title: '样本得分' },
    { id: 'loadings', title: '特征载荷' },
    { id: 'explained', title: '方差解释率' },
  ],
  charts: ['pca-scores', 'pca-scree', 'pca-loadings', 'pca-biplot', 'pca-scores-3d'],
  // The large-table decomposition starts at random.
  usesSeed: true,
  run: ({ matrix }, options, { seed, progress }) => {
    progress('计算主成分', 0);
    const output = runPca(matrix, readPcaOptions(options), seed);
    progress('整理结果', 1);
    return output;
  },
  findings: (said) => {
    const from = `${said.count('samples')} 个样本、${said.count('features')} 个特征的前 ${said.count('components')} 个主成分`;
    return said.has('ratio_2')
      ? { headline: `PC1 解释 ${said.share('ratio_1')}，PC2 解释 ${said.share('ratio_2')} 的方差`, condition: from }
      : from;
  },
  note: (options, facts) => pcaNote(version, options, facts),
});
