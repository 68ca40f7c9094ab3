import type { CorrelationMethod } from './correlate.ts';

/** What a coefficient says. */
export const coefficientHelp: Readonly<Record<CorrelationMethod, string>> = {
  pearson: 'Pearson 积矩相关系数，−1～1，衡量线性关系',
  spearman: 'Spearman 秩相关系数，−1～1，衡量单调关系',
  kendall: 'Kendall tau-b 秩相关系数，−1～1，衡量次序是否一致',
};
