import type { TermType } from '../../linear-model/index.ts';
import { covariateTypeSpec } from '../../options/shared/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';
import type { Interval } from './kaplanMeier.ts';

export type Cut = 'auto' | 'none' | 'median';
export type SurvivalOptions = {
  /** Column with the time to the event or the last contact, in any unit, 0 or more; empty: recognised by its name. */
  readonly time: string;
  /** Column that says whether the event happened or the person was censored; empty: recognised by its name. */
  readonly event: string;
  /** Column with one curve for each value, the first the reference; empty: recognised by its name, else one curve. */
  readonly group: string;
  /** Column that Cox's model adjusts for, numbers or words; empty: none. */
  readonly covariate: string;
  /** Whether numbers of the covariate are numbers, as in R, or name classes. */
  readonly covariateType: TermType;
  /** Divides numbers in the group column at their median; `auto`: only when more than 6 differ. */
  readonly cut: Cut;
  /** Scale of the 95 % confidence intervals; `log-log` stays within 0…1, `log` is R's default. */
  readonly interval: Interval;
};

export const intervalNames: Readonly<Record<Interval, string>> = { log: '对数', 'log-log': '双对数', plain: '普通' };

export const survivalOptions: readonly OptionSpec[] = [
  {
    id: 'time_column',
    label: '时间列',
    help: '从起点到事件或末次随访的时间，单位不限。留空时按列名识别。',
    kind: 'column',
    type: 'number',
    default: '',
  },
  {
    id: 'event_column',
    label: '事件列',
    help: '1、是、dead、死亡等为发生事件，0、否、alive、删失等为删失；只有 1 和 2 时，2 为发生事件。留空时按列名识别。',
    kind: 'column',
    default: '',
  },
  {
    id: 'group_column',
    label: '分组列',
    help: '每个取值一条曲线，第一个取值为参照。留空时按列名识别，没有时只画一条。',
    kind: 'column',
    default: '',
  },
  {
    id: 'cut',
    label: '数值分组',
    help: '分组列是表达量等连续数值时，按中位数分为低、高两组。自动：多于 6 个不同数值时按中位数分。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '自动' },
      { value: 'median', label: '按中位数' },
      { value: 'none', label: '每个取值一组' },
    ],
  },
  {
    id: 'covariate_column',
    label: '协变量列',
    help: 'Cox 模型中另外校正的变量，如年龄（数值）或性别（文字）。留空时不校正。',
    kind: 'column',
    default: '',
  },
  covariateTypeSpec({ when: { option: 'covariate_column', not: [''] } }),
  {
    id: 'interval',
    label: '置信区间',
    help: '生存率 95% 置信区间的算法。对数法与 R 的 survfit 默认相同；双对数法不会超出 0～1。',
    kind: 'choice',
    advanced: true,
    default: 'log',
    choices: (['log', 'log-log', 'plain'] as const).map((value) => ({ value, label: intervalNames[value] })),
  },
];

/** The validated options, renamed as the code calls them. */
export const readSurvivalOptions = (options: Options): SurvivalOptions => ({
  time: options['time_column'] as string,
  event: options['event_column'] as string,
  group: options['group_column'] as string,
  covariate: options['covariate_column'] as string,
  covariateType: options['covariate_type'] as TermType,
  cut: options['cut'] as Cut,
  interval: options['interval'] as Interval,
});
