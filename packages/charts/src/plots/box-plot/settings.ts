import type { SettingSpec } from '../../model/index.ts';

export const formSpec = {
  id: 'form',
  label: '图形',
  kind: 'choice',
  default: 'box',
  choices: [
    { value: 'box', label: '箱线图' },
    { value: 'violin-box', label: '小提琴与箱体' },
    { value: 'violin', label: '小提琴' },
    { value: 'strip', label: '散点与均值 ± 标准误' },
    { value: 'bar', label: '柱（均值 ± 标准误）' },
  ],
} as const satisfies SettingSpec;
export const marksSpec = {
  id: 'marks',
  label: '显著性',
  kind: 'choice',
  default: 'auto',
  help: '三组以内画横线，更多时写字母；字母相同的两组没有显著差异',
  choices: [
    { value: 'auto', label: '自动' },
    { value: 'brackets', label: '横线与星号' },
    { value: 'p', label: '横线与 P 值' },
    { value: 'letters', label: '字母' },
    { value: 'none', label: '不标' },
  ],
} as const satisfies SettingSpec;
export const pointsSpec = {
  id: 'points',
  label: '显示每个值',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
