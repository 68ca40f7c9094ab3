import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readNriNtiOptions } from './nriNti.schema.ts';

/** The methods paragraph of one run. */
export function nriNtiNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { nulls, p_adjust, test, weighted } = readNriNtiOptions(raw);
  const groups = Number(facts['groups']);
  return [
    `对 ${facts['samples']} 个样本，由 ${facts['features']} 个特征的${weighted ? '相对丰度' : '有无'}和进化树枝长计算平均成对系统发育距离（MPD）与平均最近分类单元距离（MNTD）（Webb，2000，doi:10.1086/303378；定义同 R 包 picante）；`,
    `将特征在进化树叶节点间随机换位 ${nulls} 次作为零模型（taxa.labels），净亲缘指数 NRI 与最近亲缘指数 NTI =（零模型均值 − 实际值）÷ 零模型标准差（Webb 等，2002，doi:10.1146/annurev.ecolsys.33.010802.150448），大于 0 为系统发育聚集，小于 0 为发散；`,
    `NRI 大于 1.96 的有 ${facts['nri_high']} 个样本、小于 −1.96 的有 ${facts['nri_low']} 个，NTI 为 ${facts['nti_high']} 个与 ${facts['nti_low']} 个。`,
    groups > 1
      ? `组间比较（${facts['n_per_group']}）：${test === 'rank' ? `${groups > 2 ? 'Kruskal–Wallis 检验与两两 ' : ''}Wilcoxon 秩和检验` : `${groups > 2 ? 'Welch 方差分析与两两 ' : ''}Welch t 检验`}，p 值经 ${adjustWords(p_adjust)}；`
      : '',
    `${groups > 0 ? '各组' : '全部样本'}的均值与 0 的比较用单样本 t 检验。`,
    '丰度表不允许有缺失值；没有计数的特征不进入零模型。',
    `计算使用 Panome 全组学云 nri-nti 方法（版本 ${version}）。`,
  ].join('');
}
