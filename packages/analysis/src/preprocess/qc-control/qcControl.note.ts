import type { MethodDefinition } from '../../model/index.ts';
import { readQcControlOptions } from './qcControl.schema.ts';

/** The methods paragraph of one run. */
export const qcControlNote: MethodDefinition['note'] = (raw, facts) => {
  const { transform } = readQcControlOptions(raw);
  return [
    `${facts['injections']} 次进样（质控组“${facts['level']}” ${facts['qc']} 次，${facts['batches']} 批）按“${facts['order']}”列的顺序作控制图。`,
    `总强度为样本中各特征之和，缺失值不计；主成分分析用各次进样都有值且有变化的 ${facts['complete']} 个特征（共 ${facts['features']} 个）${transform === 'log2' ? '，取 log2 后' : '，'}逐特征中心化并除以标准差。`,
    `总强度与 PC1 得分以 QC 的均值 ± 2 倍、± 3 倍标准差（n − 1）为警戒限与控制限；Hotelling T² 为前 ${facts['components']} 个主成分（解释 ${(100 * Number(facts['ratio'])).toFixed(1)}%）的得分除以其标准差的平方和，95% 与 99% 限为 A(n² − 1)/(n(n − A))·F(A, n − A)（Jackson 1991，doi:10.1002/0471725331）。`,
    `至少一个指标超出控制限的 QC ${facts['qc_act']} 个，超出警戒限的 ${facts['qc_warn']} 个。`,
  ].join('');
};
