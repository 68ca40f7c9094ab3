import type { OptionSpec } from '../../model/index.ts';
import type { Wording } from './wording.ts';

/** From when on a feature counts as different. */
export type ThresholdOptions = {
  /** Least fold change, 1 or more: up is at least this, down at most 1 / this; at 1 any change will do. */
  readonly fc: number;
  /** A p-value below this is significant, 0…1; at 0 none is. */
  readonly p: number;
  /** The p-value that is held against the threshold: as tested, or adjusted for the number of tests. */
  readonly p_column: 'p' | 'p_adj';
};

/** `fc`: how far two groups lie apart before a feature counts. */
export const foldChangeSpec = ({
  default: chosen = 2,
  ...wording
}: Wording & { readonly default?: number } = {}): OptionSpec => ({
  id: 'fc',
  label: '差异倍数阈值',
  kind: 'number',
  default: chosen,
  min: 1,
  max: 1000,
  step: 0.1,
  unit: '倍',
  help: '上调指倍数不小于该值，下调指倍数不大于其倒数。填 1 表示不按倍数筛选。',
  ...wording,
});

/** `p`: below it is significant. */
export const significanceSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'p',
  label: '显著性阈值',
  kind: 'number',
  default: 0.05,
  min: 0,
  max: 1,
  step: 0.01,
  help: '小于该值为显著。',
  ...wording,
});

const adjusted = { value: 'p_adj', label: '校正后的 p 值' };
const raw = { value: 'p', label: '原始 p 值' };

/** `p_column`: which p-value is compared with the threshold. */
export const pColumnSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'p_column',
  label: '阈值所用的 p 值',
  kind: 'choice',
  default: 'p_adj',
  help: '同时检验许多特征时，原始 p 值会带来大量假阳性，建议使用校正后的 p 值。',
  choices: [adjusted, raw],
  ...wording,
});
