import type { MethodOutput, Options } from '../../model/index.ts';
import { adjustWords } from '../../permutations/index.ts';
import { readVpaOptions } from './vpa.schema.ts';

const responses = {
  hellinger:
    '丰度作 Hellinger 变换（样本内比例的平方根；Legendre & Gallagher，2001，doi:10.1007/s004420100716），以 RDA 分解',
  log1p: '丰度取 ln(x + 1)，以 RDA 分解',
  none: '丰度未作变换，以 RDA 分解',
  bray: '换算为相对丰度后计算 Bray–Curtis 距离，以基于距离的 RDA（McArdle & Anderson，2001，doi:10.1890/0012-9658(2001)082[0290:FMMTCD]2.0.CO;2）分解',
} as const;
const share = (value: unknown): string => `${(100 * Number(value)).toFixed(1)}%`.replace('-', '−');

/** The methods paragraph of one run. */
export function vpaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { p_adjust, permutations, response } = readVpaOptions(options);
  return [
    `以变差分解（VPA；Borcard 等，1992，doi:10.2307/1940179）把群落的变异分到 ${facts['count']} 个变量集合：${facts['sets']}。`,
    `共 ${facts['samples']} 个样本、${facts['features']} 个特征；${responses[response]}。`,
    '各部分由各集合及其并集的校正 R²（Peres-Neto 等，2006，doi:10.1890/0012-9658(2006)87[2614:VPOSDM]2.0.CO;2）相减而得，与 R 包 vegan 2.6 的 varpart 相同。',
    `全部集合共解释 ${share(facts['adjusted'])} 的变异（未校正 ${share(facts['r2'])}，p = ${Number(facts['p']).toPrecision(2)}）；独有：${facts['said']}；共同：${facts['shared']}；负值可视为 0。`,
    `可检验的部分置换扣除后的残差 ${permutations} 次（Legendre 等，2011，doi:10.1111/j.2041-210X.2010.00078.x），p = (不小于实际 F 的次数 + 1) ÷ (置换次数 + 1)，p 值经 ${adjustWords(p_adjust)}。`,
    '有环境因子缺失的样本不参与；丰度表的缺失值不作 0 处理，有缺失值时停止计算。',
    `计算使用 Panome 全组学云 vpa 方法（版本 ${version}）。`,
  ].join('');
}
