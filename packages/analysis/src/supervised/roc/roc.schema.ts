import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec, testGroupSpec } from '../../options/shared/index.ts';

export type RocOptions = {
  /** The group that the other is held against; empty: the first group that is not QC. */
  readonly reference: string;
  /** The group to be found; empty: the first other group that is not QC. */
  readonly testGroup: string;
  /** Which values speak for the group to be found; `auto`: as the medians of each feature say, which flatters AUCs. */
  readonly direction: 'auto' | 'higher' | 'lower';
  /** How many features, from the highest AUC, have a curve; the table of AUCs has all. */
  readonly curves: number;
  /** Whether a few features are joined by a logistic model with a cross-validated curve. */
  readonly combine: 'none' | 'logistic';
  /** Features of that model, one a line, 10 at most; empty: the `top` best, chosen anew in each fold. */
  readonly markers: string;
  /** How many features are joined when `markers` names none. */
  readonly top: number;
  /** Parts of the cross-validation, 3 or more; never more than the smaller group has samples. */
  readonly folds: number;
};

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
  {
    id: 'curves',
    label: '绘制曲线的特征数',
    help: '按 AUC 从高到低取这么多个特征给出曲线；AUC 表仍含全部特征。',
    kind: 'integer',
    default: 6,
    min: 1,
    max: 50,
    step: 1,
  },
  {
    id: 'combine',
    label: '多指标联合',
    help: '用几个特征建一个逻辑回归模型，并用交叉验证说明它对没有见过的样本有多准。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不使用' },
      {
        value: 'logistic',
        label: '逻辑回归（Firth 校正）',
        help: '每组至少 5 个样本；样本少或两组完全分开时系数也有限',
      },
    ],
  },
  {
    id: 'markers',
    label: '联合的特征',
    kind: 'text',
    lines: true,
    most: 2_000,
    default: '',
    placeholder: '每行一个特征名',
    help: '最多 10 个，与数据表第一列的写法相同。留空时在每一折中各取区分最好的几个，挑选也在交叉验证之内。',
    when: { option: 'combine', in: ['logistic'] },
  },
  {
    id: 'top',
    label: '自动联合的特征数',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 10,
    step: 1,
    help: '没有写明特征时取这么多个；较小的一组每 5～10 个样本可联合 1 个特征。',
    when: { option: 'combine', in: ['logistic'] },
  },
  {
    id: 'folds',
    label: '交叉验证折数',
    kind: 'integer',
    default: 5,
    min: 3,
    max: 20,
    step: 1,
    help: '各组按比例分到每一折；不超过较小一组的样本数。',
    when: { option: 'combine', in: ['logistic'] },
  },
];

/** The validated options, renamed as the code calls them. */
export const readRocOptions = (options: Options): RocOptions => ({
  reference: options['reference'] as string,
  testGroup: options['test_group'] as string,
  direction: options['direction'] as RocOptions['direction'],
  curves: options['curves'] as number,
  combine: options['combine'] as RocOptions['combine'],
  markers: options['markers'] as string,
  top: options['top'] as number,
  folds: options['folds'] as number,
});
