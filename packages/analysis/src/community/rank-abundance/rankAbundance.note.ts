import type { MethodOutput, Options } from '../../model/index.ts';
import { readRankAbundanceOptions } from './rankAbundance.schema.ts';

const merges = { mean: '组内各样本的相对丰度取平均', sum: '组内各样本的计数相加后求相对丰度' } as const;

/** The methods paragraph of one run. */
export function rankAbundanceNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { by, merge } = readRankAbundanceOptions(options);
  return [
    `对 ${facts['samples']} 个样本、${facts['features']} 个特征计算等级丰度曲线（Whittaker，1965，doi:10.1126/science.147.3655.250）：${by === 'sample' ? '每个样本' : `每个分组（共 ${facts['units']} 组，${merges[merge]}）`}检出的特征按相对丰度从高到低排名，纵轴为对数刻度；`,
    `每条曲线有 ${facts['observed_min']}～${facts['observed_max']} 个特征，没有检出的特征不参与，并列的按数据表中的次序。`,
    '均匀度给出 Berger–Parker 优势度（1970，doi:10.1126/science.168.3937.1345）、Pielou 均匀度（1966，doi:10.1016/0022-5193(66)90013-0）、Simpson 倒数除以特征数、Heip 均匀度（1974，doi:10.1017/S0025315400022608）、',
    'Smith–Wilson 的 Evar（1996，doi:10.2307/3545749，对数丰度的方差除以特征数）以及 log10 相对丰度对名次的最小二乘斜率。数据表不允许有缺失值和负值，总量为 0 的样本不参与。',
    `计算使用 Panome 全组学云 rank-abundance 方法（版本 ${version}）。`,
  ].join('');
}
