import type { Options, OptionSpec } from '../../model/index.ts';
import {
  foldsOption,
  permutationsOption,
  type ProjectionOptions,
  readProjection,
  scaleOption,
  transformOption,
} from '../../pls/index.ts';

export type PlsDaOptions = ProjectionOptions & {
  /** Components of the model, 1…10; fewer, with a message, when the data do not support as many. */
  readonly components: number;
};

export const plsDaOptions: readonly OptionSpec[] = [
  transformOption,
  scaleOption('各特征先中心化，再按所选方式缩放。交叉验证时每一折只用训练样本计算缩放参数。'),
  {
    id: 'components',
    label: '成分数',
    help: '成分越多 R²Y 越高，Q² 不再上升时即为过拟合；VIP 由全部成分计算。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 10,
    step: 1,
  },
  foldsOption,
  permutationsOption,
];

/** The validated options, renamed as the code calls them. */
export const readPlsDaOptions = (options: Options): PlsDaOptions => ({
  ...readProjection(options),
  components: options['components'] as number,
});
