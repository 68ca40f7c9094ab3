import type { Options, OptionSpec } from '../../model/index.ts';
import { type ConstrainedOptions, selectionSpecs, type SelectionOptions } from '../constrained/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';

/** What becomes of the part of distances that no Euclidean space holds. */
export type Negative = 'keep' | 'positive' | 'lingoes' | 'sqrt';
export type DbrdaOptions = DistanceOptions &
  SelectionOptions &
  Pick<ConstrainedOptions, 'axes' | 'by' | 'permutations'> & {
    /** Negative eigenvalues count (`keep`), are dropped (`positive`), or the distances are changed to avoid them. */
    readonly negative: Negative;
  };

export const dbrdaOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'negative',
    label: '负特征值',
    kind: 'choice',
    default: 'keep',
    help: 'Bray–Curtis 等距离不能完全放进欧氏空间，会有负特征值；怎样处理会改变总变异和解释率。',
    choices: [
      {
        value: 'keep',
        label: '保留：直接分析距离',
        help: 'vegan 的 dbrda；总变异为全部特征值之和，与 PERMANOVA 的 R² 相同',
      },
      {
        value: 'positive',
        label: '舍去：只取正的主坐标',
        help: 'vegan 的 capscale；总变异为正特征值之和，解释率一般偏低',
      },
      { value: 'lingoes', label: 'Lingoes 校正', help: '距离的平方各加同一常数，使负特征值变为 0；会减小解释率' },
      { value: 'sqrt', label: '距离取平方根', help: '对 Bray–Curtis、Jaccard 通常足以消除负特征值' },
    ],
  },
  {
    id: 'axes',
    label: '给出几个轴',
    kind: 'integer',
    default: 4,
    min: 2,
    max: 20,
    step: 1,
    help: '先给环境因子能解释的轴，不足时补上其余变异的轴；只给特征值为正的轴。',
  },
  {
    id: 'by',
    label: '逐项检验',
    kind: 'choice',
    default: 'margin',
    help: '全部因子的总检验之外，再逐个检验什么。',
    choices: [
      { value: 'margin', label: '逐个因子，扣除其他全部因子', help: '与列的次序无关；因子彼此相关时各自的贡献会变小' },
      { value: 'terms', label: '逐个因子，按表中次序依次加入', help: 'vegan 的默认；靠前的因子占去共同解释的部分' },
      { value: 'axes', label: '逐个约束轴', help: '扣除前面各轴之后，该轴是否仍能解释变异' },
    ],
  },
  ...selectionSpecs(true),
  permutationsSpec,
];

export const readDbrdaOptions = (options: Options): DbrdaOptions => options as DbrdaOptions;
