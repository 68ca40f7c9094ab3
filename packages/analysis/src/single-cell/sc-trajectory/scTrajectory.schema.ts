import type { OptionSpec } from '../../model/index.ts';

export const scTrajectoryOptions: readonly OptionSpec[] = [
  { id: 'start', label: '起点（细胞分组中的一类）', help: '伪时间从这一类细胞算起，如干细胞或前体；留空时按起点基因或树的形状决定。', kind: 'group-level', default: '' },
  { id: 'start_cluster', label: '起点簇编号', help: '没有提供细胞分组时用；0 为按起点基因或树的形状决定。先运行一次看各簇的位置，再指定。', kind: 'integer', default: 0, min: 0, max: 200, step: 1 },
  {
    id: 'cut', label: '过长的边', help: '数据中有互不相关的细胞类型时应剪断，否则它们会被勉强连在一起。', kind: 'choice', default: 'keep',
    choices: [{ value: 'keep', label: '保留，连成一棵树' }, { value: 'cut', label: '剪断超过中位数 1.5 倍的边', help: '与起点不相连的细胞没有伪时间' }],
  },
  {
    id: 'ends', label: '两端的细胞', help: '落在起点之前或终点之后的细胞怎样取值。', kind: 'choice', default: 'clip',
    choices: [{ value: 'clip', label: '取端点的值', help: 'TSCAN 的定义，两端会有许多细胞取同一个值' }, { value: 'extend', label: '沿边延长', help: '两端的细胞也分出先后，最早的为 0' }],
  },
  {
    id: 'test', label: '基因的检验', help: '样条能找到先升后降的基因，秩相关只找一直上升或下降的。', kind: 'choice', default: 'spline',
    choices: [{ value: 'spline', label: '自然样条 F 检验' }, { value: 'spearman', label: 'Spearman 秩相关' }],
  },
  { id: 'min_pct', label: '最低检出比例', help: '在谱系中至少这么多比例的细胞检出的基因才检验。', kind: 'number', default: 0.1, min: 0, max: 1, step: 0.05 },
  { id: 'top', label: '作图的基因数', help: '画 P 值最小的若干基因沿伪时间的变化，不影响结果表。', kind: 'integer', default: 6, min: 1, max: 24, step: 1 },
  {
    id: 'map', label: '图的坐标', help: '只影响作图；树在主成分空间中求得，画在 PCA 上没有变形，UMAP 更易看清细胞群。', kind: 'choice', default: 'pca',
    choices: [{ value: 'pca', label: '前两个主成分' }, { value: 'umap', label: 'UMAP' }],
  },
  { id: 'components', label: '主成分数', help: '在这么多主成分中求簇中心的距离和细胞的投影。', kind: 'integer', default: 30, min: 2, max: 100, step: 1, advanced: true },
  { id: 'genes', label: '高变基因数', help: '降维所用的高变基因，不影响检验的基因。', kind: 'integer', default: 2000, min: 100, max: 20_000, step: 100, advanced: true },
  { id: 'resolution', label: '分辨率（未提供细胞分组时）', help: '没有细胞分组时先聚类；大则簇多，树更细。', kind: 'number', default: 0.8, min: 0.05, max: 10, step: 0.1 },
];
