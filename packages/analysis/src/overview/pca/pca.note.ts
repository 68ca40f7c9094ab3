import type { MethodOutput, Options } from '../../model/index.ts';
import { readPcaOptions } from './pca.schema.ts';
import type { Scale } from '../../principal-components/index.ts';
import type { Transform } from '../../transform/index.ts';

const transformText: Readonly<Record<Transform, string>> = {
  none: '未作变换',
  log2: '经 log2 变换',
  log10: '经 log10 变换',
  glog: '经广义对数变换 log2((x + √(x² + a²))/2)（a 为最小非零绝对值的 1/10；Durbin 等，2002，doi:10.1093/bioinformatics/18.suppl_1.S105）',
  clr: '经中心对数比（CLR）变换（Aitchison，1982，doi:10.1111/j.2517-6161.1982.tb01195.x）',
};
const scaleText: Readonly<Record<Scale, string>> = {
  none: '各特征仅作中心化',
  auto: '各特征中心化后除以标准差（单位方差缩放，n − 1）',
  pareto: '各特征中心化后除以标准差的平方根（Pareto 缩放）',
  range: '各特征中心化后除以极差',
};

/** The methods paragraph of one run. */
export function pcaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { transform, scale, topVariable } = readPcaOptions(options);
  const left = [
    Number(facts['features_missing']) > 0 ? `${facts['features_missing']} 个含缺失值的特征` : '',
    Number(facts['features_constant']) > 0 ? `${facts['features_constant']} 个取值恒定的特征` : '',
  ].filter(Boolean);
  return [
    `对 ${facts['samples']} 个样本的 ${facts['features']} 个特征进行主成分分析（PCA；Pearson，1901，doi:10.1080/14786440109462720）。`,
    left.length > 0 ? `输入共 ${facts['features_input']} 个特征，其中${left.join('和')}未参与计算。` : '',
    `数据${transformText[transform]}`,
    topVariable === 'all' ? '，' : `，取方差最大的至多 ${topVariable} 个特征，`,
    `${scaleText[scale]}`,
    scale === 'none' ? '。' : '（van den Berg 等，2006，doi:10.1186/1471-2164-7-142）。',
    `主成分由样本 × 特征矩阵的奇异值分解得到，共给出 ${facts['components']} 个；每个主成分中绝对值最大的载荷取正号，方差解释率为该成分方差占总方差的比例。`,
    `计算使用 Panome 全组学云 pca 方法（版本 ${version}）。`,
  ].join('');
}
