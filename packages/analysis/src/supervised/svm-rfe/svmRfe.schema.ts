import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec, testGroupSpec } from '../../options/shared/index.ts';
import type { Transform } from '../../transform/index.ts';
import { type ProjectionOptions, transformOption } from '../../pls/index.ts';
import type { Removing } from './elimination.ts';

export type SvmRfeOptions = Pick<ProjectionOptions, 'transform'> & {
  /** The group that the other is held against; empty: the first group that is not QC. */
  readonly reference: string;
  /** The group on the positive side of the model; empty: the first other group that is not QC. */
  readonly testGroup: string;
  /** Cost of a sample on the wrong side, above 0; larger ones follow the training samples more closely. */
  readonly cost: number;
  /** Features dropped before each new model: one, a tenth (one when below 20) or half; fewer at a time take longer. */
  readonly removing: Removing;
  /** Parts of the cross-validation, 3 or more; never more than the smaller group has samples. */
  readonly folds: number;
  /** `min`: the fewest features with the least error; `1se`: the fewest within a standard error of it. */
  readonly rule: 'min' | '1se';
};

export const svmRfeOptions: readonly OptionSpec[] = [
  referenceSpec({ help: '留空为分组方案的第一组（QC 除外）。' }),
  testGroupSpec({ label: '目标组', help: '权重为正的特征在该组较高。留空为第二组。' }),
  transformOption,
  {
    id: 'removing',
    label: '每次去掉',
    help: '每去掉一批就重建一次模型；每批越少，排序越可靠，也越慢。',
    kind: 'choice',
    default: 'tenth',
    choices: [
      { value: 'tenth', label: '十分之一', help: '不足 20 个时逐个去掉' },
      { value: 'one', label: '一个', help: '特征在几百个以内时用' },
      { value: 'half', label: '一半', help: '特征数依次为 2 的幂，最快' },
    ],
  },
  {
    id: 'rule',
    label: '特征数的选取',
    help: '决定选出多少特征。',
    kind: 'choice',
    default: 'min',
    choices: [
      { value: 'min', label: '误差最小', help: '并列时取特征最少的' },
      { value: '1se', label: '一个标准误', help: '误差在最小值一个标准误内、特征最少的' },
    ],
  },
  {
    id: 'folds',
    label: '交叉验证折数',
    help: '按组分层随机分折，由种子确定；超过较小一组的样本数时取该数。',
    kind: 'integer',
    default: 10,
    min: 3,
    max: 50,
    step: 1,
  },
  {
    id: 'cost',
    label: '惩罚 C',
    help: '分错的代价；越大越迁就训练样本。特征远多于样本时影响很小。',
    kind: 'number',
    default: 1,
    min: 0.0001,
    max: 10000,
    step: 0.1,
    advanced: true,
  },
];

/** The validated options, renamed as the code calls them. */
export const readSvmRfeOptions = (options: Options): SvmRfeOptions => ({
  reference: options['reference'] as string,
  testGroup: options['test_group'] as string,
  transform: options['transform'] as Transform,
  cost: options['cost'] as number,
  removing: options['removing'] as Removing,
  folds: options['folds'] as number,
  rule: options['rule'] as SvmRfeOptions['rule'],
});
