import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { numberOf } from '../../settings.ts';
import { runThresholds } from './directions.ts';
import type { Thresholds } from './directions.ts';

export const fcSpec = {
  id: 'fc',
  label: '差异倍数阈值',
  kind: 'number',
  default: 2,
  min: 1,
  max: 1000,
  step: 0.1,
} as const satisfies SettingSpec;
export const pSpec = {
  id: 'p',
  label: 'P 值阈值',
  kind: 'number',
  default: 0.05,
  min: 1e-10,
  max: 1,
  step: 0.01,
} as const satisfies SettingSpec;
export const columnSpec = {
  id: 'column',
  label: '显著性',
  kind: 'choice',
  default: 'p_adj',
  choices: [
    { value: 'p_adj', label: '校正后的 P 值' },
    { value: 'p', label: '原始 P 值' },
  ],
} as const satisfies SettingSpec;
export const topSpec = {
  id: 'top',
  label: '自动标注的特征数',
  help: '按 P 值从小到大；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 10,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;

export function thresholdsOf(input: ChartInput): Thresholds {
  const run = runThresholds(input.options);
  const { own } = input.settings;
  const chosen = columnSpec.choices.find(({ value }) => value === own?.[columnSpec.id])?.value;
  return {
    fc: numberOf(own, fcSpec, run.fc),
    p: numberOf(own, pSpec, run.p),
    column: chosen ?? run.column,
  };
}
