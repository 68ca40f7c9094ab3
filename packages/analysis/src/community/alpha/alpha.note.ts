import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustAuthors } from '../../options/shared/index.ts';
import { readAlphaOptions } from './alpha.schema.ts';

const sources = {
  BH: 'Benjamini & Hochberg，1995，doi:10.1111/j.2517-6161.1995.tb02031.x',
  bonferroni: '见 Dunn，1961，doi:10.1080/01621459.1961.10482090',
  holm: 'Holm，1979，Scand. J. Stat. 6, 65–70',
} as const;

/** The methods paragraph of one run. */
export function alphaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { p_adjust, test } = readAlphaOptions(options);
  const [groups, samples] = [Number(facts['groups']), facts['samples']];
  const whole = facts['whole'] !== 0;
  const overall =
    test === 'rank'
      ? 'Kruskal–Wallis 检验（带并列校正，卡方近似；Kruskal & Wallis，1952，doi:10.1080/01621459.1952.10483441）'
      : 'Welch 方差分析（Welch，1951，doi:10.1093/biomet/38.3-4.330）';
  const pair =
    test === 'rank'
      ? 'Wilcoxon 秩和检验（两组均少于 50 个值且无并列时用精确分布，否则用带并列校正与连续性校正的正态近似；Wilcoxon，1945，doi:10.2307/3001968）'
      : 'Welch t 检验（Welch，1947，doi:10.1093/biomet/34.1-2.28）';
  const tests =
    groups < 2
      ? ''
      : `组间（${facts['n_per_group']}）${groups > 2 ? `总体比较用${overall}，` : ''}两两比较用${pair}，均为双侧；两两比较的 p 值在同一指数内作 ${adjustAuthors[p_adjust]} 校正（${sources[p_adjust]}）。`;
  return [
    whole
      ? `对 ${samples} 个样本、${facts['features']} 个特征的计数表（每个样本共 ${facts['total_min']}～${facts['total_max']} 条，未抽平）计算 Alpha 多样性，定义与 R 包 vegan 2.6 相同：`
      : `对 ${samples} 个样本、${facts['features']} 个特征的相对丰度表（含小数，不是序列条数）计算 Alpha 多样性，定义与 R 包 vegan 2.6 相同；需要序列条数的 Chao1、ACE 与 Good 覆盖度没有计算：`,
    whole
      ? '观测特征数；Chao1 为偏差校正形式（Chao，1984，doi:10.2307/4615964）；ACE 以 10 条为稀有特征的界（Chao & Lee，1992，doi:10.1080/01621459.1992.10475194）；'
      : '观测特征数（丰度大于 0 的特征数）；',
    'Shannon 指数用自然对数（Shannon，1948，doi:10.1002/j.1538-7305.1948.tb01338.x），另给出以 2 为底的值；Gini–Simpson 为 1 − Σp²，逆 Simpson 为 1/Σp²（Simpson，1949，doi:10.1038/163688a0）；',
    `Pielou 均匀度为 Shannon ÷ ln 观测数（Pielou，1966，doi:10.1016/0022-5193(66)90013-0）${whole ? '；Good 覆盖度为 1 − 单条特征数 ÷ 总条数（Good，1953，doi:10.1093/biomet/40.3-4.237）' : ''}。`,
    facts['tree']
      ? 'Faith PD 为样本中的特征到树根的全部枝长之和（Faith，1992，doi:10.1016/0006-3207(92)91201-3）。'
      : '',
    `${whole ? '计数' : '丰度'}表不允许有缺失值。${tests}`,
    `计算使用 Panome 全组学云 alpha 方法（版本 ${version}）。`,
  ].join('');
}
