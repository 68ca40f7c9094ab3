import type { Options, OptionSpec } from '../../model/index.ts';
import { type RoleLimits, roleOptions } from '../network/index.ts';

export type PpiOptions = RoleLimits & {
  /** Interactions of a lower score are left out; 0…1, or in the unit of the table when `scale` is `raw`. */
  readonly score: number;
  /** `thousand`: scores are divided by 1000; `raw`: taken as they are; `auto`: 0…1 and 0…1000 are told apart. */
  readonly scale: 'auto' | 'thousand' | 'raw';
  /** Lines at most, those of the highest score. */
  readonly max_edges: number;
};

export const readPpiOptions = (options: Options): PpiOptions => options as PpiOptions;

export const ppiOptions: readonly OptionSpec[] = [
  {
    id: 'score',
    label: '最低得分',
    help: '只用得分不低于该值的互作。STRING 以 0.4 为中等、0.7 为高、0.9 为最高可信；得分为“原值”时按原值填写。',
    kind: 'number',
    default: 0.4,
    min: 0,
    max: 1000,
    step: 0.05,
  },
  {
    id: 'scale',
    label: '得分的范围',
    help: 'STRING 下载的文件为 0～1000，网页导出为 0～1；都换算成 0～1 后与最低得分比较。',
    kind: 'choice',
    default: 'auto',
    choices: [
      { value: 'auto', label: '自动识别', help: '最大值不超过 1 为 0～1，150～1000 为 0～1000' },
      { value: 'thousand', label: '0～1000', help: '除以 1000' },
      { value: 'raw', label: '原值', help: '不换算，如证据条数' },
    ],
  },
  {
    id: 'max_edges',
    label: '最多连线数',
    help: '超出时保留得分最高的。线太多图看不清，也会改变模块划分。',
    kind: 'integer',
    default: 1000,
    min: 10,
    max: 3000,
    step: 10,
  },
  ...roleOptions,
];
