import { distanceOption, linkageOption, scaleOption, type HclustOptions } from '../../hierarchical-clustering/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';
import type { Match } from './lookUp.ts';

export type FunctionProfileOptions = Pick<HclustOptions, 'distance' | 'linkage' | 'scale'> & {
  /** `lowest` takes the functions of the lowest rank that the table of functions knows, `any` those of all ranks. */
  readonly match: Match;
  /** Whether each sample is divided by its total, features without a function included; otherwise values are summed. */
  readonly relative: boolean;
};

export const functionProfileOptions: readonly OptionSpec[] = [
  {
    id: 'match',
    label: '按哪一级对应',
    kind: 'choice',
    default: 'lowest',
    help: '功能表可以写种、属、科等任意一级的名称，由低到高查找。',
    choices: [
      { value: 'lowest', label: '查到的最低一级', help: '同 FUNGuild：种查到了就不再看属和科' },
      { value: 'any', label: '各级都算', help: '同 FAPROTAX：种、属、科各自的功能合在一起' },
    ],
  },
  {
    id: 'relative',
    label: '换算为相对丰度',
    kind: 'boolean',
    default: true,
    help: '每个样本除以自身总和（含没有对应上的特征）；关闭后给出原始计数之和。',
  },
  { ...scaleOption, help: '热图的颜色：按功能作 z 值时，比较同一功能在各样本中的高低；不作时比较不同功能的丰度。' },
  distanceOption,
  linkageOption,
];

export const readFunctionProfileOptions = (options: Options): FunctionProfileOptions =>
  options as FunctionProfileOptions;
