import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readIndicatorOptions, type IndicatorOptions } from './indicator.schema.ts';

const formulas: Readonly<Record<IndicatorOptions['statistic'], string>> = {
  indval_g:
    '组权重相等的指示值 IndVal.g = √(A × B)，A 为特异性（该组的平均丰度 ÷ 各组平均丰度之和），B 为忠诚度（该组中检出的样本比例）（Dufrêne 和 Legendre，1997，doi:10.2307/2963459；De Cáceres 和 Legendre，2009，doi:10.1890/08-1823.1）',
  indval:
    '指示值 IndVal = √(A × B)，A 为特异性（该组的丰度合计 ÷ 全部丰度），B 为忠诚度（该组中检出的样本比例）（Dufrêne 和 Legendre，1997，doi:10.2307/2963459；De Cáceres 和 Legendre，2009，doi:10.1890/08-1823.1）',
  r_g: '组权重相等的点二列相关 r.g（De Cáceres 和 Legendre，2009，doi:10.1890/08-1823.1）',
  r: '点二列相关 r（De Cáceres 和 Legendre，2009，doi:10.1890/08-1823.1）',
};

/** The methods paragraph of one run. */
export function indicatorNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readIndicatorOptions(raw);
  const what =
    facts['annotated'] === 0 || options.rank === 'feature' ? '特征' : `${rankNames[options.rank]}水平的分类单元`;
  return [
    `对 ${facts['samples']} 个样本（${facts['groups']}）的 ${facts['taxa']} 个${what}（检出率不低于 ${options.prevalence}）作指示物种分析，丰度${options.relative ? '为相对丰度' : '按表中数值'}。`,
    `统计量为${formulas[options.statistic]}；`,
    options.max_order > 1
      ? `除单个组外，还考虑至多 ${options.max_order} 个组的组合，共 ${facts['combinations']} 种（De Cáceres 等，2010，doi:10.1111/j.1600-0706.2010.18334.x）；`
      : '',
    `每个分类单元取指示值最大的组，随机打乱样本分组 ${options.permutations} 次，p = (打乱后最大指示值不小于实际值的次数 + 1) ÷ (次数 + 1)，与 R 包 indicspecies 的 multipatt 相同。`,
    `p 值采用 ${adjustNames[options.p_adjust]}校正；以${options.p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${options.p} 为指示物种：${facts['tested']} 个检验中有 ${facts['indicators']} 个${facts['said'] ? `（${facts['said']}）` : ''}。`,
    '表中不允许有缺失值。',
    `计算使用 Panome 全组学云 indicator 方法（版本 ${version}）。`,
  ].join('');
}
