import type { OptionSpec } from '../../model/index.ts';

export const scClusterOptions: readonly OptionSpec[] = [
  { id: 'resolution', label: '分辨率', help: '大则簇多而小，小则簇少而大；常用 0.4～1.2。', kind: 'number', default: 0.8, min: 0.05, max: 10, step: 0.1 },
  { id: 'neighbors', label: '近邻数', help: '每个细胞与多少个最近的细胞（含自身）比较；大则簇更平滑，小的细胞群可能被并入别的簇。', kind: 'integer', default: 20, min: 5, max: 100, step: 1 },
  { id: 'components', label: '主成分数', help: '在这么多主成分中寻找近邻；过少会丢掉细微的差别。', kind: 'integer', default: 30, min: 2, max: 100, step: 1 },
  { id: 'genes', label: '高变基因数', help: '取变异最大的若干基因，越多越慢，也带入更多噪声。', kind: 'integer', default: 2000, min: 100, max: 20_000, step: 100 },
  {
    id: 'method', label: '聚类方法', help: '两者都使模块度尽量大；Leiden 保证每个簇内部相连。', kind: 'choice', default: 'leiden',
    choices: [{ value: 'leiden', label: 'Leiden' }, { value: 'louvain', label: 'Louvain' }],
  },
  { id: 'min_dist', label: 'UMAP 最小间距', help: '只影响图的疏密，不影响聚类。', kind: 'number', default: 0.3, min: 0, max: 0.99, step: 0.05 },
];
