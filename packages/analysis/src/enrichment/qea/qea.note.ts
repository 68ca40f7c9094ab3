import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { readQeaOptions } from './qea.schema.ts';

const sources = {
  BH: '（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: '',
  holm: '（1979，https://www.jstor.org/stable/4615733）',
} as const;

/** The methods paragraph of one run. */
export function qeaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { design, logged, max_size, min_size, p_adjust, p_kind, permutations, scale } = readQeaOptions(options);
  const compared = {
    two: `比较“${facts['test_group']}”（${facts['n_test']} 个样本）与“${facts['reference']}”（${facts['n_ref']} 个样本）`,
    groups: `比较 ${facts['groups']} 组（${facts['group_names']}）`,
    numeric: `以 ${facts['samples']} 个样本检验与“${facts['trait']}”的关系`,
  } as const;
  const statistics = {
    two: '统计量 Q 为集合中各特征与分组协方差的平方和，以占可能最大值的百分比表示，期望为 100 ÷ (样本数 − 1)。',
    groups: '统计量 Q 为集合中各特征的组间平方和之和占总平方和之和的百分比，期望为 100 × (组数 − 1) ÷ (样本数 − 1)。',
    numeric: '统计量 Q 为集合中各特征与该性状协方差的平方和，以占可能最大值的百分比表示，期望为 100 ÷ (样本数 − 1)。',
  } as const;
  return [
    `${compared[design]}，对代谢物集作定量富集分析（QEA；Xia 与 Wishart，2010，doi:10.1093/nar/gkq329），`,
    `即对每个集合作整体检验（global test；Goeman 等，2004，doi:10.1093/bioinformatics/btg382）。`,
    `数据${logged ? '已取 log2' : '取 log2'}后按特征中心化${scale === 'auto' ? '并除以标准差' : ''}，${Number(facts['missing']) > 0 ? `${facts['missing']} 个缺失值按该特征的均值计，` : ''}数据表的 ${facts['features']} 个特征中用到 ${facts['used']} 个。`,
    `检验测到 ${min_size}～${max_size} 个特征的 ${facts['tested']} 个集合（共 ${facts['sets']} 个）；${statistics[design]}`,
    p_kind === 'permutation' || design === 'groups'
      ? `p 值由样本置换 ${permutations} 次得到（种子 ${facts['seed']}），(不小于实际的次数 + 1) ÷ (置换次数 + 1)，`
      : 'p 值按线性模型、正态误差下 Q 的分布计算（χ² 变量的加权和，Imhof，1961，doi:10.1093/biomet/48.3-4.419），小于 1e−13 的写作 1e−13，',
    `用 ${adjustNames[p_adjust]}${sources[p_adjust]} 在全部受检集合上校正，校正后 p < 0.05 的有 ${facts['significant']} 个。`,
    `计算使用 Panome 全组学云 qea 方法（版本 ${version}）。`,
  ].join('');
}
