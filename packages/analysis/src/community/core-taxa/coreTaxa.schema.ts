import type { Options, OptionSpec } from '../../model/index.ts';
import { rankChoices } from '../composition/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type CoreTaxaOptions = {
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Taxa detected in at least this share of the samples are core, 0…1; with 0, every taxon detected at all. */
  readonly prevalence: number;
  /** A taxon is detected in a sample where its share is above this, 0…0.5; 0: wherever it has a count. */
  readonly detection: number;
  /** One core of all samples, or one of each group; `group` leaves out samples without a group. */
  readonly by: 'all' | 'group';
  /** Random orders in which samples are added for the curve of core and pan, 10…2000; more make it smoother. */
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
