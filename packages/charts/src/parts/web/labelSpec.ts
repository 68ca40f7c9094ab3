import type { SettingSpec } from '../../model/index.ts';

/** How many nodes are named when nobody has said which. */
export const labelSpec = {
  id: 'top',
  label: '自动标注的节点数',
  help: '按度从大到小；填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 12,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
