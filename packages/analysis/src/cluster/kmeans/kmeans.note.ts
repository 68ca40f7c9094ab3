import type { MethodOutput, Options } from '../../model/index.ts';
import { readKmeansOptions } from './kmeans.schema.ts';

/** The methods paragraph of one run. */
export function kmeansNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { k, starts, scale, by, top_variable } = readKmeansOptions(options);
  return [
    `对 ${facts['features']} 个特征按其在 ${facts['columns']} 个${by === 'groups' ? '组的均值（组内先求平均，忽略缺失值）' : '样本中的值'}作 k 均值聚类，分为 ${k} 类。`,
    Number(facts['removed']) > 0
      ? `输入的 ${facts['features_input']} 个特征中，${facts['removed']} 个因缺失值或取值恒定未参与。`
      : '',
    top_variable === 'all' ? '' : `只取方差最大的至多 ${top_variable} 个特征。`,
    scale === 'rows' ? '聚类前各特征减去均值并除以标准差（n − 1）。' : '数据未作缩放。',
    `从 ${starts} 个 k-means++ 起点（种子 ${facts['seed']}；Arthur 与 Vassilvitskii，2007）出发，先作 Lloyd 迭代，再按 Hartigan 与 Wong（1979，doi:10.2307/2346830）的准则逐个移动特征，取类内平方和最小的一次。`,
    `类内平方和为 ${Number(facts['within']).toPrecision(5)}，类间平方和占总平方和的 ${(100 * Number(facts['explained'])).toFixed(1)}%。`,
    `计算使用 Panome 全组学云 kmeans 方法（版本 ${version}）。`,
  ].join('');
}
