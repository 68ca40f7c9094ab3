import type { SettingSpec } from '../../model/index.ts';

export const labelSpec = {
  id: 'labels',
  label: '名称',
  kind: 'choice',
  default: 'all',
  choices: [
    { value: 'all', label: '全部' },
    { value: 'boxes', label: '只写框内的' },
    { value: 'none', label: '不写' },
  ],
} as const satisfies SettingSpec;
export const missingSpec = {
  id: 'missing',
  label: '没有数据的节点',
  help: '关闭后只画有数据的节点与相连的通路。',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const limitSpec = {
  id: 'limit',
  label: '颜色上限',
  help: '两端颜色对应的值，正负对称；0 为自动，取绝对值的 98% 分位数。',
  kind: 'number',
  default: 0,
  min: 0,
  max: 100,
  step: 0.5,
} as const satisfies SettingSpec;
