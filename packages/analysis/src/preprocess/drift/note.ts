import type { MethodOutput, Options } from '../../model/index.ts';
import { readDriftOptions } from './drift.schema.ts';

/** The methods paragraph of one run. */
export function driftNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const { degree, log, span, spanValue } = readDriftOptions(raw);
  const percent = (value: unknown): string => (typeof value === 'number' ? `${(100 * value).toFixed(1)}%` : '--');
  return [
    `用 ${facts['qc_samples']} 个质控样本（“${facts['qc']}”组）按 QC-RLSC 方法校正 ${facts['samples']} 次进样的信号漂移（Dunn 等，2011，doi:10.1038/nprot.2011.335）。`,
    `逐个特征${Number(facts['batches']) > 1 ? `、在 ${facts['batches']} 个批次内分别` : ''}以进样顺序（“${facts['order']}”列）为自变量，对 QC 的${log ? '强度的自然对数' : '强度'}作局部${degree === 1 ? '一' : '二'}次回归（LOESS，三次方权重；Cleveland 和 Devlin，1988，doi:10.1080/01621459.1988.10478639），`,
    span === 'cv' ? '窗口大小在 0.3～1 中以留一交叉验证的误差最小者为准。' : `窗口大小固定为 ${spanValue}。`,
    '每个强度除以该处的漂移，再乘以该特征全部 QC 的中位数；缺失值保持缺失。',
    `${facts['features']} 个特征中 ${facts['corrected']} 个已校正`,
    Number(facts['failed']) > 0 ? `，${facts['failed']} 个因有效 QC 过少或拟合值不为正而保留原值` : '',
    `；QC 的 RSD 中位数由 ${percent(facts['rsd_before'])} 变为 ${percent(facts['rsd_after'])}。`,
    `计算使用 Panome 全组学云 drift 方法（版本 ${version}）。`,
  ].join('');
}
