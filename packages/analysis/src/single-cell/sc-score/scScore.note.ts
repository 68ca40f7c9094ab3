import type { MethodOutput, Options } from '../../model/index.ts';
import { readScScoreOptions } from './scScore.schema.ts';

/** The methods paragraph of one run. */
export function scScoreNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { bins, controls, method, min_genes, min_margin, min_score, resolution } = readScScoreOptions(raw);
  const how = {
    module: `模块得分：集合内基因的平均表达减去对照基因的平均表达（Tirosh 等，2016，doi:10.1126/science.aad0501；同 Seurat 的 AddModuleScore）；基因按平均表达等分为 ${bins} 档，每个基因从同一档中不重复地抽取至多 ${controls} 个对照，种子 ${facts['seed']}`,
    recovery: `排序恢复曲线下面积（AUCell；Aibar 等，2017，doi:10.1038/nmeth.4463）：每个细胞内按计数排序，只计前 ${facts['limit']} 名，计数相同的基因取各种次序的平均`,
    mean_z:
      '平均 z 分数：每个基因的表达在细胞间标准化（n − 1），取集合内的平均，没有变化的基因不计；Lee 等（2008，doi:10.1371/journal.pcbi.1000217）除以基因数的平方根，这里除以基因数',
  }[method];
  return [
    `对 ${facts['cells']} 个细胞按 ${facts['sets']} 个基因集评分（在表达矩阵中找到的基因少于 ${min_genes} 个的集合不评分${Number(facts['left_out']) > 0 ? `，共 ${facts['left_out']} 个` : ''}）。`,
    `计数折算为每个细胞 10,000 后取 ln(1 + x)；没有计数即为 0，没有任何计数的细胞不参与。得分为${how}。`,
    facts['how'] === 'found'
      ? `细胞按高变基因的主成分以 Leiden 聚类（Traag 等，2019，doi:10.1038/s41598-019-41695-z；分辨率 ${resolution}），得到 ${facts['clusters']} 个簇。`
      : `簇取自细胞注释表，共 ${facts['clusters']} 个。`,
    Number(facts['epochs']) > 0 ? '各细胞的位置由 UMAP 算得（McInnes 等，2018，arXiv:1802.03426）。' : '',
    Number(facts['candidates']) > 0
      ? `各簇注释为平均得分最高的集合；最高得分低于 ${min_score} 或与第二高的差距小于 ${min_margin} 的为“未知”。${facts['known']} 个簇得到注释，${facts['unknown']} 个未知。`
      : '',
    facts['cycle'] === '是'
      ? `细胞周期以 S 与 G2M 两个集合的模块得分判断，都小于 0 为 G1，否则取较高者（同 Seurat 的 CellCycleScoring；Tirosh 等，2016），${facts['cycling']} 个细胞处于 S 或 G2M 期。`
      : '',
    `计算使用 Panome 全组学云 sc-score 方法（版本 ${version}）。`,
  ].join('');
}
