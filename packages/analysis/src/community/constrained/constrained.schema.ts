import type { Options, OptionSpec } from '../../model/index.ts';
import { selectionSpecs, type SelectionOptions } from './selected.ts';

export type ConstrainedOptions = SelectionOptions & {
  /** What is done to the abundances first; `hellinger` is the root of the shares. Always `none` in CCA. */
  readonly transform: 'hellinger' | 'none' | 'log1p';
  /** Whether every feature gets unit variance, so that rare ones weigh as much as common ones. Always off in CCA. */
  readonly scale: boolean;
  /** At most this many axes are given, 2…20: first those of the variables, then those of the remaining variation. */
  readonly axes: number;
  /** What is tested besides the whole model: each variable after all others or in the table's order, or each axis. */
  readonly by: 'margin' | 'terms' | 'axes';
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
};

/** The options after the registry has validated them; CCA has neither transformation nor scaling. */
export const readConstrainedOptions = (options: Options): ConstrainedOptions =>
  ({ transform: 'none', scale: false, ...options }) as ConstrainedOptions;

const common: readonly OptionSpec[] = [
  {
    id: 'axes',
    label: '给出几个轴',
    kind: 'integer',
    default: 4,
    min: 2,
    max: 20,
    step: 1,
    help: '先给环境因子能解释的轴，不足时补上其余变异的轴。',
  },
  {
    id: 'by',
    label: '逐项检验',
    kind: 'choice',
    default: 'margin',
    help: '全部因子的总检验之外，再逐个检验什么。',
    choices: [
      { value: 'margin', label: '边际：扣除其他全部因子之后', help: '与列的次序无关；因子彼此相关时各自的贡献会变小' },
      { value: 'terms', label: '依次：按表中次序逐个加入', help: 'vegan 的默认；靠前的因子占去共同解释的部分' },
      { value: 'axes', label: '逐个约束轴', help: '扣除前面各轴之后，该轴是否仍能解释变异' },
    ],
  },
];

const permutations: OptionSpec = {
  id: 'permutations',
  label: '置换次数',
  kind: 'integer',
  default: 999,
  min: 99,
  max: 9999,
  step: 100,
  help: '次数越多 p 值越细，也越慢；p 值最小为 1 ÷ (次数 + 1)。',
};

export const ccaOptions: readonly OptionSpec[] = [...common, ...selectionSpecs(false), permutations];
export const rdaOptions: readonly OptionSpec[] = [
  {
    id: 'transform',
    label: '丰度变换',
    kind: 'choice',
    default: 'hellinger',
    help: 'RDA 以欧氏距离为准，原始计数的双零和大丰度会扭曲结果，群落数据一般先作 Hellinger 变换。',
    choices: [
      { value: 'hellinger', label: 'Hellinger', help: '样本内比例的平方根' },
      { value: 'log1p', label: 'ln(x + 1)' },
      { value: 'none', label: '不变换', help: '已变换过或非群落数据' },
    ],
  },
  {
    id: 'scale',
    label: '各特征缩放为单位方差',
    kind: 'boolean',
    default: false,
    help: '打开后稀有与丰富的特征同样重要；群落数据一般关闭。',
  },
  ...common,
  ...selectionSpecs(true),
  permutations,
];
