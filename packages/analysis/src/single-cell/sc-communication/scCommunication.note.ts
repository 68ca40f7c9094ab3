import type { MethodOutput, Options } from '../../model/index.ts';
import { readScCommunicationOptions } from './scCommunication.schema.ts';

/** The methods paragraph of one run. */
export function scCommunicationNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { expression, min_cells, min_share, p, p_column, permutations } = readScCommunicationOptions(raw);
  return [
    `以 CellPhoneDB 的统计方法（Efremova 等，2020，doi:10.1038/s41596-020-0292-x）分析 ${facts['types']} 种、${facts['cells']} 个细胞之间的配体–受体通讯`,
    Number(facts['left_types']) > 0 ? `（${facts['left_types']} 种细胞不足 ${min_cells} 个，未参与）。` : '。',
    `计数折算为每个细胞 10,000${expression === 'log' ? ' 后取 ln(1 + x)' : ''}；没有计数即为 0，没有任何计数的细胞不参与。`,
    `配体受体表的 ${facts['pairs']} 对中 ${facts['used']} 对的全部亚基在表达矩阵中，复合物的表达与检出比例取亚基中最小的。`,
    `通讯的强度为配体在来源细胞、受体在接收细胞中平均表达的平均；两者的检出比例都不低于 ${min_share} 的 ${facts['tested']} 个（共 ${facts['possible']} 个）做检验，其余没有 p 值。`,
    `细胞类型在全部细胞间随机置换 ${permutations} 次（种子 ${facts['seed']}），p =（不低于实际值的次数 + 1）÷（${permutations} + 1），校正后 p 值按 Benjamini–Hochberg（1995，doi:10.1111/j.2517-6161.1995.tb02031.x）在全部检验中计算。`,
    `${p_column === 'p' ? '原始' : '校正后'} p < ${p} 的有 ${facts['significant']} 个。`,
    `计算使用 Panome 全组学云 sc-communication 方法（版本 ${version}）。`,
  ].join('');
}
