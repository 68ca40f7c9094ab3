import type { OptionSpec } from '../../model/index.ts';
import type { Wording } from './wording.ts';

/** `fc`: the fold change from which a feature counts as changed. */
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
