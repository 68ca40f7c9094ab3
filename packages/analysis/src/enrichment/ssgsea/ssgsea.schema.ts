import {
  type Distance,
  distanceOption,
  type Linkage,
  linkageOption,
  type RowScale,
} from '../../hierarchical-clustering/index.ts';
import {
  testNames,
  type TwoGroupOptions,
  twoGroupOptions,
  type TwoGroupTest,
} from '../../two-group-comparison/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';

export type SsgseaOptions = Pick<TwoGroupOptions, 'reference' | 'test_group' | 'pair' | 'p_adjust'> & {
  /** Features of a set count by their rank in the sample to this power; 0: all count the same. */
  readonly alpha: number;
  /** Whether scores are divided by their range, the largest less the smallest; their order stays. */
  readonly normalize: boolean;
  /** Sets with fewer measured features than this are left out; samples with fewer values for a set get no score. */
  readonly min_size: number;
  /** Sets with more measured features than this are left out. */
  readonly max_size: number;
  /** How the scores of two groups are compared; `none`: not at all, as without groups. */
  readonly test: TwoGroupTest | 'none';
  /** How many sets the boxes show. */
  readonly top: number;
  /** How the heat map's colours are made. */
  readonly scale: RowScale;
  /** How unlike two sets or two samples are, for the trees of the heat map. */
  readonly distance: Distance;
  /** How far apart two clusters are, for the trees of the heat map. */
  readonly linkage: Linkage;
};

/** The options after the registry has validated them. */
export const readSsgseaOptions = (options: Options): SsgseaOptions => options as SsgseaOptions;

const tested: NonNullable<OptionSpec['when']> = { option: 'test', in: Object.keys(testNames) };
const comparison = (id: string): OptionSpec => twoGroupOptions.find((spec) => spec.id === id)!;
const tests = comparison('test') as Extract<OptionSpec, { readonly kind: 'choice' }>;

export const ssgseaOptions: readonly OptionSpec[] = [
  {
    id: 'alpha',
    label: '秩的权重 α',
    help: '集合内的特征按秩的几次方计权。0.25 为原文的取值；越大越由表达最高的特征决定，0 表示不加权。',
    kind: 'number',
    default: 0.25,
    min: 0,
    max: 2,
    step: 0.05,
  },
  {
    id: 'normalize',
    label: '按极差归一',
    help: '全部得分除以最大值与最小值之差，便于阅读，不改变次序；关闭时给出原始得分，大小随特征数增长。',
    kind: 'boolean',
    default: true,
  },
  {
    id: 'min_size',
    label: '集合最少特征数',
    help: '按数据表中的特征计。太小的集合得分不稳定，调低会多出零散条目。',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'max_size',
    label: '集合最多特征数',
    help: '按数据表中的特征计。太大的集合说明不了问题，调低可排除它们。',
    kind: 'integer',
    default: 2000,
    min: 2,
    max: 100_000,
    step: 1,
  },
  {
    ...tests,
    label: '两组比较',
    help: '有样本分组时，逐个集合比较两组的得分；没有分组时不检验。',
    choices: [...tests.choices, { value: 'none', label: '不检验', help: '只给出得分和热图' }],
  },
  { ...comparison('reference'), help: '得分之差为比较组减参照组。留空时取分组方案中的第一组。', when: tested },
  { ...comparison('test_group'), when: tested },
  comparison('pair'),
  { ...comparison('p_adjust'), when: tested },
  {
    id: 'top',
    label: '箱线图的集合数',
    help: '按 p 值从小到大取，写入“绘图数据”表；不检验时按得分的方差从大到小取。不影响得分与检验。',
    kind: 'integer',
    default: 12,
    min: 1,
    max: 60,
    step: 1,
    advanced: true,
  },
  {
    id: 'scale',
    label: '热图的标度',
    help: '按集合作 z 值时，颜色比较同一集合在各样本中的高低；不作时比较不同集合的得分。',
    kind: 'choice',
    default: 'rows',
    advanced: true,
    choices: [
      { value: 'rows', label: '按集合 z 值', help: '得分处处相同的集合不画' },
      { value: 'none', label: '得分本身' },
    ],
  },
  {
    ...distanceOption,
    help: '热图聚类用。两个集合或样本有多不相像：欧氏、曼哈顿距离看高低，相关系数只看变化趋势。',
    advanced: true,
  },
  { ...linkageOption, advanced: true },
];
