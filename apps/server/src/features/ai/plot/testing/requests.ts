import type { OptionValue } from '@panome/analysis/model';

/** A request as users write it, with the tools that do it and the options that it sets. */
export type PlotRequest = {
  readonly text: string;
  /** Any of these. */
  readonly tools: string;
  readonly options: Readonly<Record<string, OptionValue>>;
};
const request = (text: string, tools: string, options: PlotRequest['options'] = {}): PlotRequest => ({
  text,
  tools,
  options,
});

/** Of a table with these groups and columns. */
export const plotTable = {
  input: '',
  groups: ['对照', '模型', '给药'],
  columns: ['treatment', 'expression', 'age', 'BMI'],
  factors: ['batch'],
};

export const plotRequests: readonly PlotRequest[] = [
  request('画火山图，p<0.01，倍数>2', 'volcano two-group', { p: 0.01, fc: 2 }),
  request('模型和对照两组做差异检验，用秩和检验，FDR<0.05', 'two-group', {
    test: 'wilcoxon',
    p: 0.05,
    p_column: 'p_adj',
    reference: '对照',
    test_group: '模型',
  }),
  request('用 DESeq2 比较模型 vs 对照，padj 小于 0.05，差异倍数大于 1.5', 'deseq2', {
    test_group: '模型',
    reference: '对照',
    p: 0.05,
    fc: 1.5,
  }),
  request('做 PCA 图，取变异最大的 500 个特征，log2 变换', 'pca', { top_variable: 500, transform: 'log2' }),
  request('门水平的物种组成堆叠柱状图，前 10 个', 'composition', { rank: 'phylum', top: 10 }),
  request('相关性网络 r>0.8', 'network', { r: 0.8 }),
  request('前50个基因的热图', 'heatmap', { top_variable: 50 }),
  request('kmeans 聚成 4 类', 'kmeans', { k: 4 }),
  request('属水平的 LEfSe，LDA 大于 3', 'lefse', { rank: 'genus', lda: 3 }),
  request('Bray-Curtis 距离的 PCoA', 'pcoa', { distance: 'bray' }),
  request('OPLS-DA，模型比对照，置换 500 次', 'opls-da', { permutations: 500, test_group: '模型', reference: '对照' }),
  request('KEGG 富集分析气泡图，Bonferroni 校正', 'ora', { p_adjust: 'bonferroni' }),
  request('Spearman 相关性热图', 'correlation', { method: 'spearman' }),
  request('UMAP 降维，近邻数 30', 'umap', { neighbors: 30 }),
  request('随机森林筛选标志物，1000 棵树', 'random-forest', { trees: 1000 }),
];
