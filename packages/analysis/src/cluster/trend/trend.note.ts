import type { MethodOutput, Options } from '../../model/index.ts';
import { readTrendOptions } from './trend.schema.ts';

/** The methods paragraph of one run. */
export function trendNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { by, core, k, m, scale, starts, top_variable } = readTrendOptions(options);
  return [
    `对 ${facts['features']} 个特征按其在 ${facts['columns']} 个${by === 'groups' ? '组的均值（组内先求平均，忽略缺失值）' : '样本中的值'}作模糊 c 均值聚类（Bezdek，1981；用于表达趋势见 Kumar 与 Futschik，2007，doi:10.6026/97320630002005），分为 ${k} 类。`,
    Number(facts['removed']) > 0
      ? `输入的 ${facts['features_input']} 个特征中，${facts['removed']} 个因缺失值或取值恒定未参与。`
      : '',
    top_variable === 'all' ? '' : `只取方差最大的至多 ${top_variable} 个特征。`,
    scale === 'rows' ? '聚类前各特征减去均值并除以标准差（n − 1）。' : '数据未作缩放。',
    `模糊系数 m 为 ${Number(facts['m']).toPrecision(4)}${m === 0 ? '（按 Schwämmle 与 Jensen，2010，doi:10.1093/bioinformatics/btq534 估计）' : ''}，欧氏距离，从 ${starts} 个随机起点（种子 ${facts['seed']}）中取目标函数最小的一次（${Number(facts['objective']).toPrecision(5)}）。`,
    `每个特征归入隶属度最大的类，隶属度不低于 ${core} 的 ${facts['core']} 个为核心成员。`,
    `计算使用 Panome 全组学云 trend 方法（版本 ${version}）。`,
  ].join('');
}
