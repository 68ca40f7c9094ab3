import type { MethodOutput, Options } from '../../model/index.ts';
import { figure, leftOut, preparation, pText } from '../../pls/index.ts';
import { readOplsDaOptions } from './oplsDa.schema.ts';

/** The methods paragraph of one run. */
export function oplsDaNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readOplsDaOptions(raw);
  return [
    `对 ${facts['samples']} 个样本（${facts['groups']}）的 ${facts['features']} 个特征进行正交偏最小二乘判别分析（OPLS-DA；Trygg 和 Wold，2002，doi:10.1002/cem.695；Bylesjö 等，2006，doi:10.1002/cem.1006）。`,
    leftOut(facts),
    preparation(options),
    `分组编码为一个变量并缩放到单位方差（“${facts['test_group']}”为正），模型含 1 个预测成分和 ${facts['orthogonal']} 个正交成分。`,
    `VIP 为预测部分的 VIP4（Galindo-Prieto 等，2014，doi:10.1002/cem.2627），VIP ≥ 1 的特征有 ${facts['vip_above_1']} 个；S 图的横轴为预测成分的载荷 p，纵轴为特征与预测得分的相关系数 p(corr)（Wiklund 等，2008，doi:10.1021/ac0713510）。`,
    `模型 R²X（预测）= ${figure(facts['r2x_pred'])}，R²X（正交）= ${figure(facts['r2x_ortho'])}，R²Y = ${figure(facts['r2y'])}；${facts['folds']} 折交叉验证（样本按顺序轮流分折，每折只用训练样本计算均值与缩放参数）的 Q² = ${figure(facts['q2'])}`,
    `（按 R 包 ropls 的定义为 ${figure(facts['q2_ropls'])}；Thévenot 等，2015，doi:10.1021/acs.jproteome.5b00354）。`,
    `分组标签随机置换 ${options.permutations} 次（Szymańska 等，2012，doi:10.1007/s11306-011-0330-3），R²Y 的 P = ${pText(facts['p_r2y'])}，Q² 的 P = ${pText(facts['p_q2'])}，P =（不低于真实模型的次数 + 1）/（置换次数 + 1）。`,
    `计算使用 Panome 全组学云 opls-da 方法（版本 ${version}）。`,
  ].join('');
}
