import type { CommunityMeasure } from '../../community-distances/index.ts';
import { measureNames } from '../../community-distances/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';
import type { RankId } from '../../taxa/index.ts';
import { rankNames } from '../../taxa/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type MantelNetworkOptions = {
  /** Rank of the taxa that are tested beside the whole community; without a taxonomy none are. */
  readonly rank: RankId;
  /** How many taxa of that rank are tested, the most abundant of those with several features; 0: none. */
  readonly taxa: number;
  /** How unlike two samples are by their community. */
  readonly distance: CommunityMeasure;
  /** Whether each sample is divided by its total over all features first, for the taxa too. */
  readonly relative: boolean;
  /** Coefficient of the Mantel test, between the distances of the community and of a variable. */
  readonly method: 'pearson' | 'spearman';
  /** Coefficient between two environmental variables. */
  readonly env_method: 'pearson' | 'spearman';
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among all pairs of a community and a variable. */
  readonly p_adjust: PAdjustMethod;
};

export const readMantelNetworkOptions = (options: Options): MantelNetworkOptions => options as MantelNetworkOptions;

const coefficients = [
  { value: 'pearson', label: 'Pearson' },
  { value: 'spearman', label: 'Spearman' },
] as const;
const measures = ['bray', 'jaccard', 'euclidean'] as const;

export const mantelNetworkOptions: readonly OptionSpec[] = [
  {
    id: 'rank',
    label: '类群的级别',
    help: '提供物种注释时，除整个群落外，还把该级别上最丰富的类群各作为一个群落。',
    kind: 'choice',
    default: 'phylum',
    choices: (Object.keys(rankNames) as RankId[]).map((value) => ({ value, label: rankNames[value] })),
  },
  {
    id: 'taxa',
    label: '类群数',
    help: '平均相对丰度最高的若干个类群；0 表示只用整个群落。',
    kind: 'integer',
    default: 3,
    min: 0,
    max: 8,
    step: 1,
  },
  {
    id: 'distance',
    label: '样本间距离',
    help: '扩增子数据最常用 Bray–Curtis；只关心有无时用 Jaccard。',
    kind: 'choice',
    default: 'bray',
    choices: measures.map((value) => ({ value, label: measureNames[value] })),
  },
  {
    id: 'relative',
    label: '先换算为相对丰度',
    help: '每个样本除以全部特征的总数，类群也用这个总数，消除测序量差别。',
    kind: 'boolean',
    default: true,
  },
  {
    id: 'method',
    label: 'Mantel 相关系数',
    help: 'Spearman 只用距离的次序，不受个别很大的距离影响。',
    kind: 'choice',
    default: 'pearson',
    choices: [...coefficients],
  },
  {
    id: 'env_method',
    label: '环境变量之间的相关',
    help: '变量偏态时用 Spearman。',
    kind: 'choice',
    default: 'pearson',
    choices: [...coefficients],
  },
  permutationsSpec,
  adjustSpec({
    label: 'p 值校正',
    help: '在全部群落与环境变量的 Mantel 检验之内校正。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];
