import type { SettingSpec } from '../../model/index.ts';

export const countSpec = {
  id: 'features',
  label: '特征数',
  help: '按所选效应的 P 值从小到大；填写了“标注的名称”时只画所填的',
  kind: 'number',
  default: 6,
  min: 1,
  max: 24,
  step: 1,
} as const satisfies SettingSpec;
export const acrossSpec = {
  id: 'across',
  label: '横轴',
  kind: 'choice',
  default: 'level',
  choices: [
    { value: 'level', label: '第二个因素' },
    { value: 'group', label: '分组' },
  ],
} as const satisfies SettingSpec;
export const errorSpec = {
  id: 'error',
  label: '误差线',
  kind: 'choice',
  default: 'se',
  choices: [
    { value: 'se', label: '标准误' },
    { value: 'sd', label: '标准差' },
    { value: 'none', label: '不画' },
  ],
} as const satisfies SettingSpec;
export const pointsSpec = {
  id: 'points',
  label: '显示样本点',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const pSpec = {
  id: 'p',
  label: '显示交互作用的 P 值',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

export const lettersSpec = {
  id: 'letters',
  label: '显示显著性字母',
  help: '做了组合之间的两两比较时，写在各点右侧',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
