import type { MethodOutput, Options } from '../../model/index.ts';
import { readScAmbientOptions } from './scAmbient.schema.ts';

const percent = (share: unknown): string => `${Number((100 * Number(share)).toPrecision(3))}%`;

/** The methods paragraph of one run. */
export function scAmbientNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const {
    contamination,
    empty_below,
    fdr,
    level,
    method,
    prior,
    prior_sd,
    resolution,
    rho_high,
    rho_low,
    rounding,
    soup_quantile,
    tfidf,
  } = readScAmbientOptions(raw);
  const clustered =
    facts['cluster_genes'] !== undefined
      ? `由 ${facts['cluster_genes']} 个高变基因的 ${facts['dimensions']} 个主成分以 Leiden 算法聚类（分辨率 ${resolution}）得到 ${facts['clusters']} 个簇`
      : `按提供的细胞分组（${facts['clusters']} 个簇）`;
  return [
    `以 SoupX 方法（Young 与 Behjati，2020，doi:10.1093/gigascience/giaa151）校正 ${facts['cells']} 个细胞中的环境 RNA。`,
    Number(facts['droplets']) > 0
      ? `环境 RNA 的组成取自未过滤矩阵中总计数少于 ${empty_below} 的 ${facts['droplets']} 个液滴（共 ${facts['soup']} 个计数）。`
      : '没有未过滤的矩阵，以全部细胞计数之和近似环境 RNA 的组成。',
    contamination > 0
      ? `污染比例给定为 ${contamination}${level === 'cluster' ? `；${clustered}` : ''}。`
      : `${clustered}；取 tf-idf 高于 ${tfidf}、环境中的比例高于 ${soup_quantile} 分位数的 ${facts['markers']} 个标志基因，以泊松检验（污染比例上限 ${rho_high}，FDR ${fdr}）排除自身表达的簇，由 ${facts['estimates']} 个估计的后验（伽马先验，众数 ${prior}，离散 ${prior_sd}）的平均在 ${rho_low}～${rho_high} 之间取最高处，污染比例为 ${percent(facts['rho'])}（半高范围 ${percent(facts['low'])}～${percent(facts['high'])}）。`,
    `环境计数${level === 'cluster' ? '按簇合计' : '逐个细胞'}以${method === 'subtraction' ? '按比例扣除' : '多项分布最大似然'}求得${level === 'cluster' ? '，再按各细胞的总计数分到簇内的细胞' : ''}，共扣除 ${percent(facts['removed'])} 的计数${rounding ? `；小数部分随机取整（种子 ${facts['seed']}）` : ''}。`,
    `计算使用 Panome 全组学云 sc-ambient 方法（版本 ${version}）。`,
  ].join('');
}
