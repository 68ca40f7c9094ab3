import type { Options, OptionSpec } from '../../model/index.ts';
import { rankChoices } from '../composition/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type CoreTaxaOptions = {
  /** Taxonomic rank at which features are added up; `feature` leaves them as they are. */
  readonly rank: RankId | 'feature';
  /** Share of samples from which a taxon is core, 0…1. */
  readonly prevalence: number;
  /** Relative abundance above which a taxon counts as detected, 0…1. */
  readonly detection: number;
  /** What is computed separately. */
  readonly by: 'all' | 'group';
  /** Number of random orders of the samples. */
  readonly permutations: number;
};

export const coreTaxaOptions: readonly OptionSpec[] = [
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'genus',
    choices: rankChoices,
    help: '先把同一分类单元的特征相加；没有物种注释时按特征本身。',
  },
  {
    id: 'prevalence',
    label: '检出率阈值',
    kind: 'number',
    default: 0.2,
    min: 0,
    max: 1,
    step: 0.05,
    help: '至少在这么大比例的样本中检出才算核心；常用 0.2～1，越大越严格。',
  },
  {
    id: 'detection',
    label: '检出阈值（相对丰度）',
    kind: 'number',
    default: 0.01,
    min: 0,
    max: 0.5,
    step: 0.001,
    help: '相对丰度大于它才算检出；0 表示有计数即检出。',
  },
  {
    id: 'by',
    label: '分别计算',
    kind: 'choice',
    default: 'all',
    help: '按组时各组各有一套核心，没有组的样本不参与。',
    choices: [
      { value: 'all', label: '全部样本合在一起' },
      { value: 'group', label: '每个分组分别计算' },
    ],
  },
  {
    id: 'permutations',
    label: '随机次序数',
    kind: 'integer',
    default: 100,
    min: 10,
    max: 2_000,
    step: 10,
    help: '核心–泛曲线中样本加入的次序数，越多曲线越平滑。',
  },
];

export const readCoreTaxaOptions = (options: Options): CoreTaxaOptions => options as CoreTaxaOptions;
