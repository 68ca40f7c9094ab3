import type { MethodDefinition } from '../../model/index.ts';
import { adjustAuthors } from '../../options/shared/index.ts';
import { adducts } from './adducts.ts';
import { readMummichogOptions } from './mummichog.schema.ts';

/** The methods paragraph of one run. */
export const mummichogNote: MethodDefinition['note'] = (raw, facts) => {
  const { adjust, all, cutoff, merge, minSize, mode, p, permutations, ppm, primary, rtTolerance } =
    readMummichogOptions(raw);
  const listed = (one: 'positive' | 'negative'): string =>
    adducts[one]
      .filter(({ main }) => all || main)
      .map(({ name }) => name)
      .join('、');
  const ions =
    facts['column_mode'] === ''
      ? `${mode === 'positive' ? '正' : '负'}离子模式，加合离子 ${listed(mode)}`
      : `离子模式取“${facts['column_mode']}”列（为空的按${mode === 'positive' ? '正' : '负'}离子），加合离子正 ${listed('positive')}，负 ${listed('negative')}`;
  return [
    `按 mummichog（Li 等 2013，doi:10.1371/journal.pcbi.1003123）由 m/z 直接推断通路活性，没有鉴定：${ions}；与所给化合物精确质量的理论 m/z 相差不超过 ${ppm} ppm 即为可能的化合物${primary ? `，化合物须对上主离子（M+H 或 M-H）${rtTolerance > 0 && facts['timed'] === 1 ? `，其他离子与主离子的保留时间相差不超过 ${rtTolerance}` : ''}` : ''}。`,
    `${facts['peaks']} 个峰中 ${facts['significant_peaks']} 个 P < ${cutoff}，共 ${facts['matched_peaks']} 个峰对上通路中的 ${facts['compounds']} 个化合物；${merge ? '对上的峰完全相同的化合物计为一个' : '每个化合物各计一个'}，背景 ${facts['units']} 个、显著 ${facts['list']} 个。`,
    `检验对上 ${minSize} 个以上的 ${facts['tested']} 条通路：EASE 为名单去掉一个命中之后的 Fisher 检验；从全部峰中随机取同样多的峰 ${permutations} 次，以各次各通路 EASE 的 −log10 按矩法拟合 Gamma 分布（形状 ${Number(facts['shape']).toPrecision(4)}，尺度 ${Number(facts['scale']).toPrecision(4)}），P 值为其上侧概率，以 ${adjustAuthors[adjust]} 校正；校正后 P < ${p} 的 ${facts['significant']} 条。`,
  ].join('');
};
