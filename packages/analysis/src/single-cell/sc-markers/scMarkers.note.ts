import type { MethodOutput, Options } from '../../model/index.ts';

/** The methods paragraph of one run. */
export function scMarkersNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const how =
    facts['how'] === 'given'
      ? `按提供的分组把 ${facts['cells']} 个细胞分为 ${facts['clusters']} 个簇`
      : `对 ${facts['cells']} 个细胞以 2,000 个以内高变基因（vst）的 ${facts['dimensions']} 个主成分建立共享近邻图（近邻 20），用 Leiden 算法（Traag 等，2019，doi:10.1038/s41598-019-41695-z；分辨率 ${options['resolution']}，种子 ${facts['seed']}）聚为 ${facts['clusters']} 个簇`;
  return [
    `${how}，计数按每细胞 10,000 归一化并取 ln(1 + x)。每个簇与其余所有细胞比较，对簇内或簇外检出比例不低于 ${options['min_pct']}、`,
    `平均表达的 log2 差异${options['only_up'] === true ? '' : '（绝对值）'}不低于 ${options['min_log2fc']} 的基因作 Wilcoxon 秩和检验（Wilcoxon，1945，doi:10.2307/3001968；正态近似，作结与连续性校正），`,
    '在每个簇内按 Benjamini–Hochberg 校正（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）。log2 差异为 log2(簇内每万计数均值 + 1) − log2(簇外每万计数均值 + 1)，与 Seurat 4 相同（Hao 等，2021，doi:10.1016/j.cell.2021.04.048）。',
    `共得到 ${facts['markers']} 个簇–基因组合，其中 ${facts['significant']} 个校正后 P < 0.05。`,
    facts['how'] === 'given'
      ? ''
      : '簇由同一批数据的表达得到，再以同样的表达检验，P 值会偏小，宜作排序而非显著性的依据。',
    facts['map'] === 'umap'
      ? '特征图中细胞的位置由高变基因的主成分以 UMAP 算得（McInnes 等，2018，arXiv:1802.03426），颜色为 ln(1 + 每万计数)。'
      : facts['map'] === 'given'
        ? '特征图中细胞的位置取自分组表，颜色为 ln(1 + 每万计数)。'
        : '',
    '细胞不是独立的重复，比较样本或处理组之间的差异请改用按样本汇总的计数。',
    `计算使用 Panome 全组学云 sc-markers 方法（版本 ${version}）。`,
  ].join('');
}
