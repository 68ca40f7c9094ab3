import type { SettingSpec } from '../../model/index.ts';

/** Whether each class is named in its middle. */
export const namedSpec = {
  id: 'named',
  label: '在图上标注类别',
  help: '把每一类的名称写在它的中间',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
