import type { Findings } from './finding.ts';

export const singleCellFindings: Findings = {
  'sc-qc': (said) =>
    `${said.count('cells')} 个细胞中保留 ${said.count('kept')} 个，${said.count('genes')} 个基因中保留 ${said.count('genes_kept')} 个`,
  'sc-ambient': (said) => ({
    headline: `环境 RNA 约占 ${said.share('rho')}，共扣除 ${said.share('removed')} 的计数`,
    condition: `扣除最多的是 ${said.text('top')}`,
  }),
  'sc-doublets': (said) => ({
    headline: `${said.count('cells')} 个细胞中有 ${said.count('called')} 个判为双细胞（${said.share('rate')}）`,
    condition: `判定阈值 ${said.number('threshold')}，模拟的双细胞有 ${said.share('detectable')} 可检出`,
  }),
  'sc-normalize': (said) => `${said.count('cells')} 个细胞、${said.count('genes')} 个基因已归一化`,
  'sc-hvg': (said) => `${said.count('genes')} 个基因中选出变异最大的 ${said.count('selected')} 个`,
  'sc-cluster': (said) => `${said.count('cells')} 个细胞分为 ${said.count('clusters')} 个簇`,
  'sc-integration': (said) =>
    `${said.count('batches')} 批、${said.count('cells')} 个细胞已合并到一张图，每个细胞周围的批次由平均 ${said.number('ilisi_before')} 个增加到 ${said.number('ilisi_after')} 个`,
  'sc-markers': (said) => `${said.count('clusters')} 个簇共有 ${said.count('significant')} 个显著的标志基因`,
  'sc-score': (said) =>
    `${said.count('clusters')} 个簇中有 ${said.count('known')} 个得到注释，${said.count('unknown')} 个未知`,
  'sc-composition': (said) =>
    said.value('tested') > 1
      ? `${said.count('clusters')} 种细胞中有 ${said.count('significant')} 种的比例在组间有显著差异`
      : `${said.count('samples')} 个样本中 ${said.count('clusters')} 种细胞的比例，没有作组间检验`,
  'sc-milo': (said) => ({
    headline: `${said.text('contrasts')}：${said.count('neighbourhoods')} 个邻域中 ${said.count('up')} 个增多，${said.count('down')} 个减少`,
    ...(said.has('most') && { condition: said.text('most') }),
  }),
  'sc-cnv': (said) => ({
    headline:
      said.has('gain') || said.has('loss')
        ? [
            ...(said.has('gain') ? [`增多最多的是${said.text('gain')}`] : []),
            ...(said.has('loss') ? [`缺失最多的是${said.text('loss')}`] : []),
          ].join('，')
        : `与参照相比没有看到拷贝数变异`,
    condition: `以 ${said.count('reference_cells')} 个“${said.text('reference')}”为参照，log2 尺度的平均`,
  }),
  'sc-communication': (said) => ({
    headline: `${said.count('types')} 种细胞之间有 ${said.count('significant')} 个显著的配体受体通讯`,
    ...(said.has('busiest') && { condition: `最多的是 ${said.text('busiest')}` }),
  }),
  'sc-spatial': (said) => ({
    headline: `${said.count('tested')} 个基因中有 ${said.count('significant')} 个在组织上成片分布，最强的是 ${said.text('first')}`,
    ...(said.has('closest') && { condition: `最常挨在一起的两个簇是 ${said.text('closest')}` }),
  }),
  'sc-pseudobulk': (said) =>
    `${said.text('contrasts')}：${said.count('tested')} 种细胞合计 ${said.count('up')} 个基因上调，${said.count('down')} 个下调`,
  'sc-trajectory': (said) => ({
    headline: `由“${said.text('root')}”起有 ${said.count('lineage_count')} 条轨迹，${said.count('significant')} 个基因沿轨迹变化`,
    condition: said.text('lineages'),
  }),
};
