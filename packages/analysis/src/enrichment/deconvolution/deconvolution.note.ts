import type { MethodOutput, Options } from '../../model/index.ts';
import { readDeconvolutionOptions } from './deconvolution.schema.ts';

/** The methods paragraph of one run. */
export function deconvolutionNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { logged, method, permutations } = readDeconvolutionOptions(raw);
  return [
    `由签名矩阵的 ${facts['types']} 类细胞、与样本共有的 ${facts['genes']} 个基因，估计 ${facts['samples']} 个样本的细胞比例。${logged ? '样本的 log2 值先还原。' : ''}`,
    method === 'svr'
      ? '方法同 CIBERSORT（Newman 等，2015，doi:10.1038/nmeth.3337）：签名与样本各自整体标准化，以线性的 ν 支持向量回归（Schölkopf 等，2000，doi:10.1162/089976600300015565；C = 1）拟合，ν 取 0.25、0.5、0.75 中误差最小的一个，负的权重作 0，除以总和。不作分位数归一化与批次校正。'
      : '以系数不为负的最小二乘（Lawson & Hanson，1974，doi:10.1137/1.9781611971217）拟合，系数除以总和。',
    '相关系数与均方根误差比较样本与按估计混合签名所得的表达；签名有缺失值的基因不计，样本缺失的基因在该样本中不计。',
    permutations > 0
      ? `p 值由 ${permutations} 个从样本的值中随机抽取的样本得到（种子 ${facts['seed']}），为 (拟合不差于它的次数 + 1) ÷ (置换次数 + 1)；CIBERSORT 不加 1。`
      : '没有作置换检验。',
    facts['groups']
      ? `各组（${facts['groups']}）的比例以 Wilcoxon 秩和检验（1945，doi:10.2307/3001968）${String(facts['groups']).split('、').length > 2 ? '与 Kruskal–Wallis 检验（1952，doi:10.1080/01621459.1952.10483441）' : ''}比较，按 Benjamini–Hochberg 校正（1995，doi:10.1111/j.2517-6161.1995.tb02031.x），${facts['significant']} 类有差异。`
      : '',
    '比例只在签名所含的细胞之间，签名之外的细胞不计在内。',
    `计算使用 Panome 全组学云 deconvolution 方法（版本 ${version}）。`,
  ].join('');
}
