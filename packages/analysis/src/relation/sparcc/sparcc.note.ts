import type { MethodOutput, Options } from '../../model/index.ts';
import { rolesNote } from '../network/index.ts';
import { readSparccOptions } from './sparcc.schema.ts';

const adjustments = {
  BH: 'BH（Benjamini 与 Hochberg，1995，doi:10.1111/j.2517-6161.1995.tb02031.x）',
  bonferroni: 'Bonferroni',
  holm: 'Holm',
} as const;
const signs = { both: '', positive: '的正相关', negative: '的负相关' } as const;

/** The methods paragraph of one run. */
export function sparccNote(version: string, options: Options, facts: MethodOutput['facts']): string {
  const { iterations, p, p_adjust, p_column, permutations, pi, prevalence, r, sign, top, zi } =
    readSparccOptions(options);
  const linked = Number(facts['passing']) > 0;
  return [
    `对 ${facts['samples']} 个样本的计数表，取在至少 ${Math.round(100 * prevalence)}% 的样本中检出${top === 'all' ? '' : `、平均相对丰度最高的至多 ${top} 个`}特征（共 ${facts['features']} 个），以 SparCC（Friedman 与 Alm，2012，doi:10.1371/journal.pcbi.1002687）估计两两相关：`,
    `从均匀先验的 Dirichlet 后验抽取比例 ${iterations} 次，每次由对数比的方差解出各特征绝对丰度的方差与相关，逐个剔除 |r| > 0.1 中最强的至多 10 对后重新求解，取各次的中位数（限于 ±1）。`,
    `p 值由 ${permutations} 次自助得到：每个特征的计数各自有放回地重抽，p = (|r| 不小于观测值的次数 + 1) ÷ (${permutations} + 1)，双侧；以 ${adjustments[p_adjust]} 在 ${facts['pairs']} 对上校正。种子 ${facts['seed']}。`,
    `|r| ≥ ${r} 且${p_column === 'p' ? '原始' : '校正后'} p < ${p} ${signs[sign]}有 ${facts['passing']} 对，${linked ? `取其中 |r| 最大的 ${facts['edges']} 对为连线（正相关 ${facts['positive']} 条），得到 ${facts['nodes']} 个节点；` : '没有连线，不作网络分析。'}`,
    linked
      ? `模块以 |r| 为权重按 Louvain 法（Blondel 等，2008，doi:10.1088/1742-5468/2008/10/P10008）划分，共 ${facts['modules']} 个，模块度 ${Number(facts['modularity']).toFixed(3)}。`
      : '',
    '计数表不允许有缺失值，0 由后验的伪计数处理。',
    linked ? rolesNote({ pi, zi }, facts) : '',
    `计算使用 Panome 全组学云 sparcc 方法（版本 ${version}）。`,
  ].join('');
}
