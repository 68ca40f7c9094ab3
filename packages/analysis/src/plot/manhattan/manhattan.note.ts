import type { MethodDefinition } from '../../model/index.ts';
import { readManhattanOptions } from './manhattan.schema.ts';

/** The methods paragraph of one run. */
export const manhattanNote: MethodDefinition['note'] = (raw, facts) => {
  const { significant, suggestive, thin, window } = readManhattanOptions(raw);
  return [
    `曼哈顿图以“${facts['column_chromosome']}”“${facts['column_position']}”列为横坐标、“${facts['column_p']}”列的 −log10(P) 为纵坐标，共 ${facts['variants']} 个位点、${facts['chromosomes']} 条染色体（长度${facts['sizes'] === 'given' ? '取自染色体长度表' : '取各自的最大位置'}）；缺少染色体、位置或 P 值的 ${facts['left']} 行未参与，没有重新检验。`,
    Number(facts['thinned']) > 0
      ? `P ≥ ${thin} 的位点按位置与 P 值分格、每格画一个，图中共 ${facts['drawn']} 个点。`
      : '',
    `P < ${significant} 为显著（${facts['significant']} 个，合并 ${window} bp 之内的后 ${facts['leads']} 个峰），P < ${suggestive} 为提示（${facts['suggestive']} 个，含显著的）。`,
    `QQ 图的期望为 (次序 − 0.5) ÷ 位点数，95% 范围由次序统计量的 Beta 分布得到；基因组控制 λ（Devlin 与 Roeder 1999，doi:10.1111/j.0006-341X.1999.00997.x）为 ${Number(facts['lambda']).toFixed(4)}，由 P 值换算为自由度 1 的卡方后取中位数、除以 0.4549，用全部位点计算。`,
  ].join('');
};
