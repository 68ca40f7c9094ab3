import type { MethodOutput, Options } from '../../model/index.ts';

const tests: Readonly<Record<string, string>> = {
  spline: '以自然三次样条（内部节点在伪时间的五等分处）对表达 ln(1 + 每万计数) 作线性模型，与均值比较作 F 检验',
  spearman: '以表达与伪时间的 Spearman 秩相关（t 近似）检验',
};

/** The methods paragraph of one run. */
export function scTrajectoryNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const how =
    facts['how'] === 'given'
      ? `按提供的细胞分组为 ${facts['clusters']} 个簇`
      : `用 Leiden 算法（Traag 等，2019，doi:10.1038/s41598-019-41695-z；分辨率 ${options['resolution']}）聚为 ${facts['clusters']} 个簇`;
  const roots: Readonly<Record<string, string>> = {
    chosen: '由使用者指定',
    genes: '为起点基因平均表达最高的簇',
    shape:
      '由树的形状决定（到其他末端经过的簇平均最多的末端，同 slingshot：Street 等，2018，doi:10.1186/s12864-018-4772-0），方向未必符合生物学',
  };
  return [
    `${facts['cells']} 个细胞的计数按每细胞 10,000 归一化并取 ln(1 + x)，以 vst 选取 ${facts['genes_used']} 个高变基因（Stuart 等，2019，doi:10.1016/j.cell.2019.05.031），标准化后取前 ${facts['dimensions']} 个主成分；${how}。`,
    `簇中心在主成分空间中以欧氏距离作最小生成树（Prim，1957，doi:10.1002/j.1538-7305.1957.tb01515.x）${options['cut'] === 'cut' ? `，剪去超过边长中位数 1.5 倍的 ${facts['cut']} 条边` : ''}。`,
    `每个细胞投影到与其簇相连的最近的边上，伪时间为从起点“${facts['root']}”沿树到投影处的距离（TSCAN；Ji 与 Ji，2016，doi:10.1093/nar/gkw430），${options['ends'] === 'extend' ? '落在两端之外的细胞沿边延长，最早的为 0' : '落在两端之外的细胞取端点的值'}；起点${roots[String(facts['root_how'])]}。`,
    `共 ${facts['lineage_count']} 条谱系（${facts['lineages']}）${Number(facts['off']) > 0 ? `，${facts['off']} 个细胞与起点不相连` : ''}。在每条谱系中对检出比例不低于 ${options['min_pct']} 的基因${tests[String(options['test'])]}，按 Benjamini–Hochberg 校正（1995，doi:10.1111/j.2517-6161.1995.tb02031.x），${facts['tested']} 次检验中 ${facts['significant']} 次校正后 P < 0.05。`,
    `簇、伪时间与检验来自同一批表达，P 值偏小，宜作排序。${options['map'] === 'umap' ? '图用 UMAP 坐标（McInnes 等，2018，doi:10.48550/arXiv.1802.03426），不参与计算。' : ''}种子 ${facts['seed']}。`,
    `计算使用 Panome 全组学云 sc-trajectory 方法（版本 ${version}）。`,
  ].join('');
}
