import type { MethodOutput, Options } from '../../model/index.ts';
import { readBetaNtiOptions } from './betaNti.schema.ts';

const share = (value: unknown): string => `${(100 * Number(value)).toFixed(1)}%`;

/** The methods paragraph of one run. */
export function betaNtiNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { bnti_cut: selection, nulls, rc_cut: dispersal, weighted } = readBetaNtiOptions(raw);
  return [
    '按 Stegen 等（2013，doi:10.1038/ismej.2013.93）的框架推断群落构建过程。',
    `对 ${facts['samples']} 个样本的 ${facts['pairs']} 个样本对，由 ${facts['features']} 个特征的${weighted ? '相对丰度' : '有无'}和进化树枝长计算平均最近分类单元距离 βMNTD（两个方向的平均；Webb 等，2008，doi:10.1093/bioinformatics/btn358）；`,
    `将特征在进化树叶节点间随机换位 ${nulls} 次作为零模型，βNTI =（βMNTD − 零模型均值）÷ 零模型标准差（Stegen 等，2012，doi:10.1038/ismej.2012.22）。`,
    `RC-Bray 以 ${nulls} 次零模型计算：每个样本的特征数与总计数不变，特征按出现的样本数抽取，计数按总丰度分配；RC = 2 ×（零值小于实际 Bray–Curtis 的比例 + 相等比例的一半）− 1（Chase 等，2011，doi:10.1890/ES10-00117.1）。`,
    `βNTI > ${selection} 判为异质选择，βNTI < −${selection} 判为同质选择；其余样本对中 RC > ${dispersal} 判为扩散限制，RC < −${dispersal} 判为同质扩散，否则为漂变等（无主导过程）。`,
    `全部样本对中占比最大的是${facts['dominant']}（${share(facts['dominant_share'])}），随机性过程（扩散与漂变）共占 ${share(facts['stochastic'])}${Number(facts['undefined']) > 0 ? `；${facts['undefined']} 对的零模型没有变化，未判断` : ''}。`,
    '计数表不允许有缺失值；没有计数的特征不进入零模型。',
    `计算使用 Panome 全组学云 beta-nti 方法（版本 ${version}）。`,
  ].join('');
}
