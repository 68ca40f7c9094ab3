import type { MethodOutput, Options } from '../../model/index.ts';
import { figure, leftOut, preparation, pText } from '../../pls/index.ts';
import { readPlsDaOptions } from './plsDa.schema.ts';

/** The methods paragraph of one run. */
export function plsDaNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readPlsDaOptions(raw);
  return [
    `对 ${facts['samples']} 个样本（${facts['groups']}）的 ${facts['features']} 个特征进行偏最小二乘判别分析（PLS-DA；Barker 和 Rayens，2003，doi:10.1002/cem.785）。`,
    leftOut(facts),
    preparation(options),
    `分组编码为哑变量并缩放到单位方差，成分为 NIPALS 算法的收敛解（Wold 等，2001，doi:10.1016/S0169-7439(01)00155-1），共 ${facts['components']} 个。`,
    `变量投影重要性（VIP）由全部成分和全部哑变量计算（Chong 和 Jun，2005，doi:10.1016/j.chemolab.2004.12.011），VIP ≥ 1 的特征有 ${facts['vip_above_1']} 个。`,
    `模型 R²X = ${figure(facts['r2x'])}，R²Y = ${figure(facts['r2y'])}；${facts['folds']} 折交叉验证（样本按顺序轮流分折，每折只用训练样本计算均值与缩放参数）的 Q² = ${figure(facts['q2'])}`,
    `（按 R 包 ropls 的定义为 ${figure(facts['q2_ropls'])}；Thévenot 等，2015，doi:10.1021/acs.jproteome.5b00354）。`,
    `分组标签随机置换 ${options.permutations} 次（Szymańska 等，2012，doi:10.1007/s11306-011-0330-3），R²Y 的 P = ${pText(facts['p_r2y'])}，Q² 的 P = ${pText(facts['p_q2'])}，P =（不低于真实模型的次数 + 1）/（置换次数 + 1）。`,
    `计算使用 Panome 全组学云 pls-da 方法（版本 ${version}）。`,
  ].join('');
}
