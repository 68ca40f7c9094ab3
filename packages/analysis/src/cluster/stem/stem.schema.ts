import type { Options, OptionSpec } from '../../model/index.ts';
import { loggedSpec, significanceSpec } from '../../options/shared/index.ts';

export type StemOptions = {
  /** Time points are groups, by their means, in the order of the grouping, or samples in the order of the table. */
  readonly by: 'groups' | 'samples';
  /** Whether the values are already log2; otherwise log2 is taken, and every value must be above 0. */
  readonly logged: boolean;
  /** Features that vary by less over the time points are left out, in log2; 0 keeps all that vary at all. */
  readonly min_change: number;
  /** At most this many model courses, 2…100; there are fewer when no more shapes differ. */
  readonly profiles: number;
  /** Largest rise or fall of a model course between neighbouring time points, 1…3 units; more give more shapes. */
  readonly units: number;
  /** Orders of the time points that give the expected counts, 20…5040; all orders when there are no more than these. */
  readonly permutations: number;
  /** How the p-values of the profiles are adjusted for their number; `none` leaves them as they are. */
  readonly correction: 'bonferroni' | 'BH' | 'none';
  /** Profiles with an adjusted p-value below this are significant, 0…1. */
  readonly p: number;
  /** Significant profiles whose correlations with each other are all at least this form one cluster, 0…1. */
  readonly alike: number;
};

/** The options after the registry has validated them. */
export const readStemOptions = (options: Options): StemOptions => options as StemOptions;

export const correctionNames = {
  bonferroni: 'Bonferroni（控制 FWER）',
  BH: 'Benjamini–Hochberg（控制 FDR）',
  none: '不校正',
} as const;

export const stemOptions: readonly OptionSpec[] = [
  {
    id: 'by',
    label: '时间点',
    kind: 'choice',
    default: 'groups',
    help: '时间点的次序即分组方案中各组的次序，或数据表中样本的次序。有重复时选各组的均值。',
    choices: [
      { value: 'groups', label: '每组一个时间点', help: '取对数后在组内求平均' },
      { value: 'samples', label: '每个样本一个时间点' },
    ],
  },
  loggedSpec({
    help: '未取对数时先取 log2，要求所有值大于 0；各时间点都减去第一个时间点，即 log2 变化。已取对数的数据请打开，否则会取两次。',
  }),
  {
    id: 'min_change',
    label: '最小变化幅度',
    kind: 'number',
    default: 1,
    min: 0,
    max: 100,
    step: 0.1,
    unit: 'log2',
    help: '最高与最低的时间点相差不足它的特征不参与：变化很小的特征，走势多为噪声。填 0 表示都参与。',
  },
  {
    id: 'profiles',
    label: '模式数',
    kind: 'integer',
    default: 50,
    min: 2,
    max: 100,
    step: 1,
    help: '最多取多少种走势模式。越多，走势分得越细，但每种的特征越少，越难显著。',
  },
  {
    id: 'units',
    label: '每步最大变化',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 3,
    step: 1,
    help: '模式在相邻时间点之间最多升降几个单位。越大，模式的形状越多样。',
    advanced: true,
  },
  {
    id: 'permutations',
    label: '置换次数',
    kind: 'integer',
    default: 120,
    min: 20,
    max: 5040,
    step: 20,
    help: '打乱时间点的次数，用来估计每种模式碰巧会有多少特征；不同的次序不多于它时全部取到（5 个时间点有 120 种）。',
  },
  {
    id: 'correction',
    label: '多重检验校正',
    kind: 'choice',
    default: 'bonferroni',
    help: '同时检验各种模式；STEM 默认用 Bonferroni。',
    choices: (['bonferroni', 'BH', 'none'] as const).map((value) => ({ value, label: correctionNames[value] })),
  },
  significanceSpec({ help: '校正后的 P 值小于它的模式为显著：这样走势的特征比碰巧的多。' }),
  {
    id: 'alike',
    label: '相似模式的相关系数',
    kind: 'number',
    default: 0.7,
    min: 0,
    max: 1,
    step: 0.05,
    help: '显著的模式彼此的相关系数都不低于它时归为一类，同类同色。调高则分类更细。',
  },
];
