import type { OptionSpec } from '../../model/index.ts';

export const scMarkersOptions: readonly OptionSpec[] = [
  { id: 'min_pct', label: '最低检出比例', help: '簇内或簇外至少这么多比例的细胞检出的基因才检验；大则更快，也更严。', kind: 'number', default: 0.25, min: 0, max: 1, step: 0.05 },
  { id: 'min_log2fc', label: '最小 log2 差异', help: '平均表达的 log2 差异达到此值的基因才检验。', kind: 'number', default: 0.25, min: 0, max: 10, step: 0.05 },
  { id: 'only_up', label: '只要上调的', help: '标志基因通常只看簇内更高的；关闭后也给出簇内更低的。', kind: 'boolean', default: true },
  { id: 'top', label: '作图的基因数', help: '每个簇按 P 值取最前的若干上调基因画点图和热图，不影响结果表。', kind: 'integer', default: 5, min: 1, max: 20, step: 1 },
  { id: 'map', label: '排布细胞（UMAP）', help: '特征图中细胞的位置。分组表另有 x、y 两列时直接用它们；细胞很多又不看特征图时可关闭以省时间。', kind: 'boolean', default: true },
  { id: 'resolution', label: '分辨率（未提供细胞分组时）', help: '没有细胞分组时先聚类，大则簇多而小；与“单细胞聚类”同样的设置和种子得到同样的簇。', kind: 'number', default: 0.8, min: 0.05, max: 10, step: 0.1 },
];
