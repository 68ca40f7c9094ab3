import type { SettingSpec } from '../../model/index.ts';

export const topSpec = {
  id: 'top',
  label: '模式数',
  help: '按 P 值从小到大取；放不下时少画',
  kind: 'number',
  default: 16,
  min: 1,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
export const significantSpec = {
  id: 'significant',
  label: '只画显著的模式',
  kind: 'boolean',
  default: false,
} as const satisfies SettingSpec;
export const modelSpec = {
  id: 'model',
  label: '画出模式的形状',
  help: '虚线，高低与平均线相同',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const linesSpec = {
  id: 'lines',
  label: '每格最多画的特征数',
  help: '超出时均匀抽取，平均线不受影响',
  kind: 'number',
  default: 60,
  min: 0,
  max: 300,
  step: 10,
} as const satisfies SettingSpec;
export const columnsSpec = {
  id: 'columns',
  label: '每行的格数',
  help: '0 为自动',
  kind: 'number',
  default: 0,
  min: 0,
  max: 10,
  step: 1,
} as const satisfies SettingSpec;
