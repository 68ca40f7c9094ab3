import type { SettingSpec } from '../../model/index.ts';

const axisSpec = (id: 'x' | 'y', label: string, first: number) =>
  ({ id, label, kind: 'number', default: first, min: 1, max: 20, step: 1 }) as const satisfies SettingSpec;
export const [xSpec, ySpec] = [axisSpec('x', '横轴', 1), axisSpec('y', '纵轴', 2)];
export const endsSpec = {
  id: 'ends',
  label: '同一样本的两个位置',
  kind: 'choice',
  default: 'arrow',
  help: '箭头从第一个表指向第二个表；线越长，两个表越不一致',
  choices: [
    { value: 'arrow', label: '箭头' },
    { value: 'symbols', label: '圆点与三角' },
  ],
} as const satisfies SettingSpec;
export const turnedSpec = {
  id: 'turned',
  label: '画出第二个表旋转后的轴',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;
export const worstSpec = {
  id: 'worst',
  label: '标注残差最大的样本数',
  help: '填写了“标注的名称”时只标注所填的',
  kind: 'number',
  default: 3,
  min: 0,
  max: 100,
  step: 1,
} as const satisfies SettingSpec;
