import type { MethodOutput, Options } from '../../model/index.ts';
import { readAccumulationOptions } from './accumulation.schema.ts';

/** The methods paragraph of one run. */
export function accumulationNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { by, method, permutations } = readAccumulationOptions(options);
  const range =
    facts['observed_min'] === facts['observed_max']
      ? `${facts['observed_max']}`
      : `${facts['observed_min']}～${facts['observed_max']}`;
  return [
    `对 ${facts['samples']} 个样本、${facts['features']} 个特征${by === 'group' && Number(facts['grouped']) === 1 ? `按分组（${facts['curves']} 组）各` : '合并'}计算物种累积曲线，特征在样本中的丰度大于 0 即为检出；`,
    method === 'exact'
      ? '样本数为 n 时的特征数为 Σ[1 − C(N − f, n) ÷ C(N, n)]，f 为检出该特征的样本数（Ugland 等，2003，doi:10.1046/j.1365-2656.2003.00748.x），是对所有加入次序的期望；标准差为条件标准差，协方差由两特征检出与否的相关得到，均与 R 包 vegan 2.6 的 specaccum（method = "exact"）相同。'
      : `样本按 ${permutations} 个随机次序（种子 ${facts['seed']}）逐个加入，取累积特征数的平均与标准差（Gotelli 与 Colwell，2001，doi:10.1046/j.1461-0248.2001.00230.x），做法同 R 包 vegan 2.6 的 specaccum（method = "random"）。`,
    `曲线终点为 ${range} 个特征；总特征数以 Chao2（Chao，1987，doi:10.2307/2531532）、一阶刀切（Burnham 与 Overton，1979，doi:10.2307/1936861）和自助法（Smith 与 van Belle，1984，doi:10.2307/2530750）估计，定义同 vegan 的 specpool。`,
    '数据表不允许有缺失值和负值，总量为 0 的样本不参与。',
    `计算使用 Panome 全组学云 accumulation 方法（版本 ${version}）。`,
  ].join('');
}
