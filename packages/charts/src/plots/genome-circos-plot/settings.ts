import type { SettingSpec } from '../../model/index.ts';

export const colorSpec = {
  id: 'color',
  label: '染色体与连线的颜色',
  kind: 'choice',
  default: 'plain',
  choices: [
    { value: 'plain', label: '单色' },
    { value: 'chromosome', label: '按染色体' },
  ],
} as const satisfies SettingSpec;
export const gapSpec = {
  id: 'gap',
  label: '染色体之间的间隔（度）',
  kind: 'number',
  default: 1.5,
  min: 0,
  max: 10,
  step: 0.5,
} as const satisfies SettingSpec;
export const ticksSpec = {
  id: 'ticks',
  label: '画出刻度',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const opacitySpec = {
  id: 'opacity',
  label: '连线的不透明度',
  kind: 'number',
  default: 0.45,
  min: 0.05,
  max: 1,
  step: 0.05,
} as const satisfies SettingSpec;
