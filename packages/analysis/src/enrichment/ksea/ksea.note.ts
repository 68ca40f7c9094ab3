import type { MethodOutput, Options } from '../../model/index.ts';
import { readKseaOptions } from './ksea.schema.ts';

const adjustWords = {
  BH: 'Benjamini–Hochberg 法（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: 'Bonferroni 法',
  holm: 'Holm 法（1979，Scand. J. Stat. 6, 65–70）',
} as const;

/** The methods paragraph of one run. */
export function kseaNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { min_size, p_adjust, tail } = readKseaOptions(options);
  return [
    `以激酶–底物富集分析（KSEA；Casado 等，2013，doi:10.1126/scisignal.2003573）由 ${facts['sites']} 个位点的 log2 差异倍数推断激酶活性：`,
    'z = (底物位点的均值 − 全部位点的均值) × √m ÷ 全部位点的标准差（n − 1），m 为测到的底物位点数，p 值取自标准正态分布',
    tail === 'two'
      ? '（双侧）。'
      : '（单侧，取 z 所在一侧；做法同 KSEAapp，Wiredja 等，2017，doi:10.1093/bioinformatics/btx415）。',
    `全部位点的均值为 ${Number(Number(facts['mean']).toPrecision(4))}，标准差为 ${Number(Number(facts['sd']).toPrecision(4))}。`,
    Number(facts['unmatched']) > 0 ? `${facts['unmatched']} 个位点没有已知激酶，只计入全部位点。` : '',
    `检验底物不少于 ${min_size} 个的 ${facts['tested']} 个激酶（共 ${facts['kinases']} 个），p 值按 ${adjustWords[p_adjust]}校正；校正后 p < 0.05 的激酶中，${facts['up']} 个活性升高，${facts['down']} 个活性降低。`,
    '没有 log2 差异倍数的位点不参与计算。',
    `计算使用 Panome 全组学云 ksea 方法（版本 ${version}）。`,
  ].join('');
}
