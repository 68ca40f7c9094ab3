import type { MethodOutput, Options } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readEnterotypeOptions } from './enterotype.schema.ts';

/** The methods paragraph of one run. */
export function enterotypeNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readEnterotypeOptions(raw);
  const rank = options.rank === 'feature' || facts['rank'] === 'feature' ? '特征' : `${rankNames[options.rank]}水平`;
  const distance =
    options.distance === 'jsd'
      ? 'Jensen–Shannon 距离（散度的平方根，自然对数；Endres & Schindelin，2003，doi:10.1109/TIT.2003.813506）'
      : 'Bray–Curtis 距离（Bray & Curtis，1957，doi:10.2307/1942268）';
  return [
    '以 Arumugam 等（2011，doi:10.1038/nature09944）的思路划分群落类型（肠型）。',
    `${facts['samples']} 个样本按${rank}合并为 ${facts['taxa']} 个分类单元并换算为相对丰度，计算样本间的 ${distance}，以围绕中心点的划分（PAM；Kaufman & Rousseeuw，1990，doi:10.1002/9780470316801）聚类。`,
    Number(facts['automatic']) === 1
      ? `类数在 2～${facts['k_max']} 中取 Calinski–Harabasz 指数最大者`
      : '类数由使用者指定',
    `（Caliński & Harabasz，1974，doi:10.1080/03610927408827101；平方和由距离计算）：共 ${facts['k']} 类，指数 ${Number(facts['ch']).toFixed(2)}，平均轮廓系数 ${Number(facts['silhouette']).toFixed(3)}（Rousseeuw，1987，doi:10.1016/0377-0427(87)90125-7）；${facts['sizes']}。`,
    `驱动类群为类内与类外平均相对丰度之差最大的 ${options.drivers} 个，另给出指示值（Dufrêne & Legendre，1997，doi:10.2307/2963459）；类型由同一数据得出，因此不作显著性检验。`,
    '丰度表不允许有缺失值，计数全部为 0 的样本不参与。',
    `计算使用 Panome 全组学云 enterotype 方法（版本 ${version}）。`,
  ].join('');
}
