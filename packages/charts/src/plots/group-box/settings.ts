import type { SettingSpec } from '../../model/index.ts';

export const countSpec = {
  id: 'features',
  label: '特征数',
  help: '按 P 值从小到大；填写了“标注的名称”时只画所填的',
  kind: 'number',
  default: 6,
  min: 1,
  max: 24,
  step: 1,
} as const satisfies SettingSpec;
export const pointsSpec = {
  id: 'points',
  label: '显示样本点',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const lettersSpec = {
  id: 'letters',
  label: '显示显著性字母',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
