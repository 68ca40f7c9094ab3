import type { MethodOutput, Options } from '../../model/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readCoreTaxaOptions } from './coreTaxa.schema.ts';

/** The methods paragraph of one run. */
export function coreTaxaNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readCoreTaxaOptions(raw);
  const rank = options.rank === 'feature' || facts['rank'] === 'feature' ? '特征' : `${rankNames[options.rank]}水平`;
  return [
    '分析核心微生物组（Shade & Handelsman，2012，doi:10.1111/j.1462-2920.2011.02585.x；Neu 等，2021，doi:10.1073/pnas.2104429118）。',
    `${facts['samples']} 个样本按${rank}合并为 ${facts['taxa']} 个分类单元，换算为相对丰度；相对丰度大于 ${options.detection} 记为检出，在不少于 ${Math.round(1000 * options.prevalence) / 10}% 的样本中检出的为核心类群${options.by === 'group' ? '，各组分别计算' : ''}。`,
    `结果：${facts['said']}${Number(facts['units']) > 1 ? `，各组共有 ${facts['shared']} 个` : ''}。另按 0.1%～20% 的 10 个检出阈值（对数等分）给出检出率。`,
    `核心–泛曲线以有计数为准，将样本按 ${options.permutations} 个随机次序依次加入，统计至少在 1 个样本出现（泛）和在每个样本都出现（核心）的分类单元数的平均与标准差（Tettelin 等，2005，doi:10.1073/pnas.0506758102）。`,
    '丰度表不允许有缺失值，计数全部为 0 的样本不参与。',
    `计算使用 Panome 全组学云 core-taxa 方法（版本 ${version}）。`,
  ].join('');
}
