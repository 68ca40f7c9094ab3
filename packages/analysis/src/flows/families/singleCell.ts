import type { Edge, FlowVersion } from '../model.ts';
import { besideRole, changed, fromRole } from './edges.ts';
import { menuOf } from './menu.ts';
import { go, kegg } from './roles.ts';
import { cellWords } from './words.ts';

const cells = fromRole('cells');
const clusters: Edge = { from: 'step', step: 'sc-cluster', table: 'cells' };
/** The clusters of the cells, and beside them what is known of each cell, such as its sample. */
const annotated = besideRole(clusters, 'notes');
const expressed = {
  from: 'step',
  step: 'sc-pseudobulk',
  table: 'result',
  contrast: 'contrast',
  columns: ['feature'],
} as const;

export const singleCell: FlowVersion = {
  id: 'single-cell-1',
  flow: 'single-cell',
  family: 'single-cell',
  title: '单细胞转录组标准分析',
  summary: '从计数矩阵出发：质控、双细胞、高变基因、聚类、标志基因、细胞组成、轨迹与拟批量差异',
  question: '样本由哪些细胞组成，各类细胞的标志基因和组间差异是什么？',
  changelog: '第一版',
  roles: [
    {
      id: 'cells',
      title: '表达矩阵',
      help: '基因 × 细胞的原始计数：10x 的 h5 或 MTX、h5ad、稠密表格',
      input: 'cells',
      words: ['cells', 'matrix', 'h5', 'h5ad', 'mtx', '表达矩阵', '计数'],
    },
    {
      id: 'droplets',
      title: '未过滤的原始矩阵',
      help: '同一次上样的全部液滴（raw_feature_bc_matrix），用于环境 RNA 校正',
      input: 'droplets',
      words: ['raw', 'droplets', '未过滤'],
    },
    {
      id: 'markers',
      title: '细胞类型的标志基因',
      help: '每个细胞类型一组标志基因：GMT，或 term、feature 两列的表',
      input: 'sets',
      words: ['marker', '标志基因', 'celltype'],
    },
    {
      id: 'notes',
      title: '细胞注释表',
      help: '每行一个细胞：第一列细胞条码，其后样本、分组等列',
      input: 'records',
      words: ['notes', 'annotation', 'metadata', '细胞注释', '条码', 'barcode'],
    },
    go,
    kegg('基因'),
  ],
  needs: [['cells']],
  binds: { cells: ['cells'], droplets: ['droplets'], records: ['notes'], sets: ['go', 'kegg'] },
  sections: menuOf(
    {
      质控: ['sc-qc', 'sc-ambient', 'sc-doublets'],
      归一化与整合: ['sc-normalize', 'sc-hvg', 'sc-integration'],
      聚类与降维: ['sc-cluster', 'umap', 'tsne'],
      标志基因与注释: ['sc-markers', 'sc-score'],
      细胞组成: ['sc-composition', 'sc-milo'],
      差异与功能: ['sc-pseudobulk', 'volcano', 'ora', 'gsea'],
      轨迹与通讯: ['sc-trajectory', 'sc-communication'],
      拷贝数与空间: ['sc-cnv', 'sc-spatial'],
    },
    {
      'sc-score': { bind: { sets: ['markers'], records: [] } },
      volcano: { bind: { records: [] } },
      ora: { bind: { records: [] } },
      'sc-cnv': { bind: { records: [] } },
    },
  ),
  steps: [
    { id: 'sc-qc', section: '质控', method: 'sc-qc', inputs: { cells }, groups: 'none' },
    { id: 'sc-doublets', section: '质控', method: 'sc-doublets', inputs: { cells }, groups: 'none' },
    { id: 'sc-hvg', section: '归一化与整合', method: 'sc-hvg', inputs: { cells }, groups: 'none' },
    { id: 'sc-cluster', section: '聚类与降维', method: 'sc-cluster', inputs: { cells }, groups: 'none' },
    { id: 'sc-markers', section: '标志基因与注释', method: 'sc-markers', inputs: { cells }, groups: 'none' },
    {
      id: 'sc-score',
      section: '标志基因与注释',
      method: 'sc-score',
      inputs: { cells, sets: fromRole('markers'), records: clusters },
      groups: 'none',
    },
    {
      id: 'sc-composition',
      section: '细胞组成',
      method: 'sc-composition',
      inputs: { records: [annotated, clusters] },
      groups: 'scheme',
    },
    {
      id: 'sc-pseudobulk',
      section: '差异与功能',
      method: 'sc-pseudobulk',
      foreach: 'reference',
      when: [{ replicates: 2 }],
      inputs: { cells, records: [annotated, clusters] },
      groups: 'scheme',
    },
    {
      id: 'ora-go',
      title: 'GO 富集（各类细胞的差异基因合在一起）',
      section: '差异与功能',
      method: 'ora',
      foreach: 'contrast',
      inputs: { list: { ...expressed, rules: changed }, sets: fromRole('go'), background: expressed },
      groups: 'none',
    },
    {
      id: 'ora-kegg',
      title: 'KEGG 富集（各类细胞的差异基因合在一起）',
      section: '差异与功能',
      method: 'ora',
      foreach: 'contrast',
      inputs: { list: { ...expressed, rules: changed }, sets: fromRole('kegg'), background: expressed },
      groups: 'none',
    },
    { id: 'sc-trajectory', section: '轨迹与通讯', method: 'sc-trajectory', inputs: { cells }, groups: 'none' },
  ],
  idWords: { one: '基因', many: '基因' },
  filterColumns: ['cluster', 'avg_log2fc', 'p_adj', 'pct1', 'pct2', 'gene', 'direction'],
  aliases: cellWords,
};
