import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { choiceOf } from '../../settings.ts';
import { tableOf, texts } from '../../table/index.ts';

/** What the height of a bar says. */
export const heightSpec = {
  id: 'height',
  label: '纵轴',
  help: '各组的个数不同时，用密度才能比较形状',
  kind: 'choice',
  default: 'auto',
  choices: [
    { value: 'auto', label: '自动（分组时为密度）' },
    { value: 'count', label: '频数' },
    { value: 'density', label: '密度' },
  ],
} as const satisfies SettingSpec;
/** Whether groups lie over one another or beside one another. */
export const arrangeSpec = {
  id: 'arrange',
  label: '各组的排列',
  kind: 'choice',
  default: 'overlaid',
  choices: [
    { value: 'overlaid', label: '叠放' },
    { value: 'panels', label: '分面' },
  ],
} as const satisfies SettingSpec;

/** Whether the height of a bar is a density: as chosen, else where groups of different sizes are compared. */
export const byDensity = (input: ChartInput): boolean => {
  const chosen = choiceOf(input.settings.own, heightSpec);
  return chosen === 'density' || (chosen === 'auto' && new Set(texts(tableOf(input, 'summary'), 'group')).size > 1);
};
