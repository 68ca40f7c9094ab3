import type { MethodDefinition } from '../../model/index.ts';
import { designNames, readPowerOptions, sdNames } from './power.schema.ts';

const number = (value: string | number | undefined, digits = 3): string =>
  String(Number(Number(value).toPrecision(digits)));

/** The methods paragraph of one run. */
export const powerNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readPowerOptions(raw);
  const unit = options.basis === 'effect' && options.design === 'paired' ? '对' : '个样本';
  const each = unit === '对' ? '' : '每组 ';
  const found =
    facts['needed'] === undefined
      ? `每组 5000 ${unit}仍达不到目标功效 ${options.power}`
      : `达到目标功效 ${options.power} 需要${each}${facts['needed']} ${unit}（功效 ${number(facts['reached'])}）`;
  const given = `；${each}${options.n} ${unit}时功效为 ${number(facts['given'])}`;
  if (options.basis === 'effect') {
    const size =
      options.design === 'anova'
        ? `Cohen f = ${options.effect}、${options.groups_number} 组`
        : `Cohen d = ${options.effect}、${options.sides === 'two' ? '双侧' : '单侧'}`;
    return `按${designNames[options.design]}计算功效：${size}、α = ${options.alpha}，功效为非中心 ${options.design === 'anova' ? 'F' : 't'} 分布超过临界值的概率${options.design !== 'anova' && options.sides === 'two' ? '，双侧检验计入两侧' : ''}（Cohen 1988，Statistical Power Analysis for the Behavioral Sciences，doi:10.4324/9780203771587；与 R 的 ${options.design === 'anova' ? 'power.anova.test' : 'power.t.test'} 一致）。${found}${given}。`;
  }
  return [
    `由预实验（${facts['groups']}，n = ${facts['n']}；${facts['tested']} 个特征）规划两组比较：${options.logged ? '输入数据视为已取 log2' : '输入数据先取 log2'}，组内方差以经验贝叶斯向共同的先验收缩（Smyth 2004，doi:10.2202/1544-6115.1027），取${sdNames[options.sd]}（中位 ${number(facts['sd'])}）；缺失值不参与该特征的计算。`,
    `无差异特征的比例 π₀ = ${number(facts['pi0'])}${options.pi0 > 0 ? '（自行设定）' : '，由各特征的 p 值估计（Storey & Tibshirani 2003，doi:10.1073/pnas.1530509100）'}。`,
    `临界值取使 FDR 不超过 ${options.fdr} 的最小 |t|，功效为差异 ${options.fc} 倍的特征被检出的平均比例（Liu & Hwang 2007，doi:10.1093/bioinformatics/btl664）。${found}${given}。`,
  ].join('');
};
