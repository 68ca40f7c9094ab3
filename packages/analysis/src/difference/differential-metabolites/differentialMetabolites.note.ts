import type { MethodDefinition } from '../../model/index.ts';
import { oplsDa, plsDa } from '../../whole-methods/index.ts';
import { twoGroup } from '../two-group/index.ts';
import { factsOf } from './differentialMetabolites.ts';
import { readDifferentialOptions } from './differentialMetabolites.schema.ts';

/** The methods paragraph of one run: the two methods in their own words, then the rule that joins them. */
export const differentialMetabolitesNote: MethodDefinition['note'] = (raw, facts) => {
  const { fc, model, p, p_column, vip } = readDifferentialOptions(raw);
  const said = { ...raw, reference: String(facts['reference']), test_group: String(facts['test_group']) };
  const limits = [
    ...(vip > 0 ? [`VIP ≥ ${vip}`] : []),
    ...(fc > 1 ? [`差异倍数 ≥ ${fc} 或 ≤ 1/${fc}`] : []),
    ...(p < 1 ? [`${p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${p}`] : []),
  ];
  return [
    twoGroup.note(said, factsOf('test', facts)),
    (model === 'opls-da' ? oplsDa : plsDa).note(said, factsOf('model', facts)),
    `差异代谢物为${limits.length > 0 ? `同时满足 ${limits.join('、')} 的特征` : '有 p 值的全部特征'}，上调 ${facts['up']} 个、下调 ${facts['down']} 个；不计 VIP 时共 ${facts['without_vip']} 个。`,
    vip > 0 ? '含缺失值或取值恒定的特征没有 VIP，不列为差异代谢物。' : '',
    'z 值 =（数值 − 参照组均值）÷ 参照组标准差（n − 1），在数据表的尺度上计算（Sreekumar 等，2009，doi:10.1038/nature07762）。',
  ].join('');
};
