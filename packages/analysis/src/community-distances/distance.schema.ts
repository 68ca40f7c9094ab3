import type { InputSpec, Options, OptionSpec } from '../model/index.ts';
import type { CommunityMeasure } from './measures.ts';

/** Distances that need a tree beside the table. */
export type PhylogeneticMeasure = 'unifrac' | 'wunifrac';
export type DistanceMeasure = CommunityMeasure | PhylogeneticMeasure;

export const isPhylogenetic = (measure: DistanceMeasure): measure is PhylogeneticMeasure =>
  measure === 'unifrac' || measure === 'wunifrac';

export type DistanceOptions = {
  /** How unlike two samples are; UniFrac needs a tree. Unused when a table of distances is given. */
  readonly distance: DistanceMeasure;
  /** Whether each sample is divided by its total first; only for `bray`, `jaccard_abundance` and `euclidean`. */
  readonly relative: boolean;
  /** Added to every value before the logarithm of Aitchison, above 0; the smaller, the more a 0 sets samples apart. */
  readonly pseudocount: number;
};

export const measureNames: Readonly<Record<DistanceMeasure, string>> = {
  bray: 'Bray–Curtis',
  jaccard: 'Jaccard（有无）',
  jaccard_abundance: 'Jaccard（丰度）',
  euclidean: '欧氏距离',
  aitchison: 'Aitchison',
  unifrac: '非加权 UniFrac',
  wunifrac: '加权 UniFrac',
};

/** The choice of a distance between communities, shared by every method that starts from one. */
export const distanceOptions: readonly OptionSpec[] = [
  {
    id: 'distance',
    label: '样本间距离',
    help: '扩增子数据最常用 Bray–Curtis，受优势物种影响大；只关心有无时用 Jaccard；把数据当作成分时用 Aitchison；有进化树时可用 UniFrac。已提供距离矩阵时不起作用。',
    kind: 'choice',
    default: 'bray',
    choices: [
      { value: 'bray', label: measureNames.bray, help: 'Σ|a − b| ÷ Σ(a + b)，0～1' },
      { value: 'jaccard', label: measureNames.jaccard, help: '1 − 共有特征数 ÷ 两者的全部特征数，0～1' },
      {
        value: 'jaccard_abundance',
        label: measureNames.jaccard_abundance,
        help: '2B ÷ (1 + B)，B 为 Bray–Curtis；vegan 的默认写法',
      },
      {
        value: 'euclidean',
        label: measureNames.euclidean,
        help: '两个样本都没有的特征会使样本显得相近，一般不用于计数',
      },
      { value: 'aitchison', label: measureNames.aitchison, help: '各值加伪计数后取中心对数比，再算欧氏距离' },
      {
        value: 'unifrac',
        label: measureNames.unifrac,
        help: '需要进化树；只为一方所有的枝长 ÷ 两者的全部枝长，只看有无，0～1',
      },
      { value: 'wunifrac', label: measureNames.wunifrac, help: '需要进化树；以枝下相对丰度之差为权，归一化到 0～1' },
    ],
  },
  {
    id: 'relative',
    label: '先换算为相对丰度',
    kind: 'boolean',
    default: true,
    when: { option: 'distance', in: ['bray', 'jaccard_abundance', 'euclidean'] },
    help: '每个样本除以自己的总数，消除测序量差别。已抽平或已归一化的表可以关闭。',
  },
  {
    id: 'pseudocount',
    label: '伪计数',
    kind: 'number',
    default: 1,
    min: 0.000_001,
    max: 100,
    step: 0.5,
    advanced: true,
    when: { option: 'distance', in: ['aitchison'] },
    help: '取对数前加到每个值上，使 0 可以取对数。越小，有无的差别影响越大。',
  },
];

export const readDistanceOptions = (options: Options): DistanceOptions => options as DistanceOptions;

/** A counts table or a table of distances: one of the two. */
export const distanceInputs = [
  {
    id: 'matrix',
    required: false,
    label: '丰度表',
    help: '第一列为特征（ASV、OTU 或物种），其余每列一个样本；计数或相对丰度，不含缺失值',
  },
  {
    id: 'distance',
    required: false,
    label: '距离矩阵',
    help: '已算好的样本间距离（如 UniFrac）；提供后不再使用丰度表',
  },
  {
    id: 'tree',
    required: false,
    label: '进化树',
    help: 'Newick 格式，叶节点名与丰度表的特征名一致；只有 UniFrac 距离用到',
  },
] as const satisfies readonly InputSpec[];
