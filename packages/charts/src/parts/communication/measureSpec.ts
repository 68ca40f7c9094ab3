import type { SettingSpec } from '../../model/index.ts';

/** Which number of the interactions between two types is drawn. */
export const measureSpec = {
  id: 'measure',
  label: '数值',
  kind: 'choice',
  default: 'significant',
  choices: [
    { value: 'significant', label: '显著的个数' },
    { value: 'strength', label: '显著的总强度' },
  ],
} as const satisfies SettingSpec;
