import type { Options, OptionSpec } from '../../model/index.ts';
import { referenceSpec, testGroupSpec } from '../../options/shared/index.ts';
import type { Transform } from '../../transform/index.ts';
import { type ProjectionOptions, transformOption } from '../../pls/index.ts';

export type LassoOptions = Pick<ProjectionOptions, 'transform'> & {
  /** The group that the other is held against; empty: the first group that is not QC. */
  readonly reference: string;
  /** The group whose probability the model gives; empty: the first other group that is not QC. */
  readonly testGroup: string;
  /** Parts of the cross-validation, 3 or more; never more than the smaller group has samples. */
  readonly folds: number;
  /** `min`: the penalty with the least error; `1se`: the largest within a standard error of it, for fewer features. */
  readonly rule: 'min' | '1se';
};

export const lassoOptions: readonly OptionSpec[] = [
  referenceSpec({ help: '留空为分组方案的第一组（QC 除外）。' }),
  testGroupSpec({ label: '目标组', help: '模型给出样本属于该组的概率；系数为正的特征在该组较高。留空为第二组。' }),
  transformOption,
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
    id: 'rule',
    label: '惩罚的选取',
    help: '决定选出多少特征和样本的预测概率。',
    kind: 'choice',
    default: 'min',
    choices: [
      { value: 'min', label: '误差最小（λ.min）', help: '选出的特征较多' },
      { value: '1se', label: '一个标准误（λ.1se）', help: '误差在最小值一个标准误内的最简模型，选出的特征较少' },
    ],
  },
];

/** The validated options, renamed as the code calls them. */
export const readLassoOptions = (options: Options): LassoOptions => ({
  reference: options['reference'] as string,
  testGroup: options['test_group'] as string,
  transform: options['transform'] as Transform,
  folds: options['folds'] as number,
  rule: options['rule'] as LassoOptions['rule'],
});
