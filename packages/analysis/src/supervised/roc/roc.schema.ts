import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec, testGroupSpec } from '../../options/shared/index.ts';

export type RocOptions = { readonly reference: string; readonly testGroup: string; readonly direction: 'auto' | 'higher' | 'lower'; readonly curves: number };

export const rocOptions: readonly OptionSpec[] = [
  referenceSpec({ label: '对照组', help: '不需要找出的一组。留空为分组方案的第一组（QC 除外）。' }),
  testGroupSpec({ label: '目标组', help: '要用特征找出的一组，如患者。留空为第二组。' }),
  {
    id: 'direction',
    label: '判断方向',
    help: '选“自动”时每个特征按两组中位数决定，AUC 一般不低于 0.5；特征很多时自动方向会使 AUC 偏高。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '自动', help: '目标组的中位数不低于对照组时取“越高越可能”' },
      { value: 'higher', label: '越高越可能是目标组' },
      { value: 'lower', label: '越低越可能是目标组' },
    ],
  },
  { id: 'curves', label: '绘制曲线的特征数', help: '按 AUC 从高到低取这么多个特征给出曲线；AUC 表仍含全部特征。', kind: 'integer', default: 6, min: 1, max: 50, step: 1 },
];

/** The validated options under the names of the code. */
export const readRocOptions = (options: Options): RocOptions => ({
  reference: options['reference'] as string,
  testGroup: options['test_group'] as string,
  direction: options['direction'] as RocOptions['direction'],
  curves: options['curves'] as number,
});
