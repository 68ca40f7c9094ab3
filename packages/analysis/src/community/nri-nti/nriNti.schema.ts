import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type NriNtiOptions = {
  /** Whether features count by their shares, so that common ones weigh more, or only by presence. */
  readonly weighted: boolean;
  /** Random placements of the features on the tree, 99…9999; more are steadier, and the time grows in proportion. */
  readonly nulls: number;
  /** `rank`: Kruskal–Wallis and Wilcoxon rank sums; `welch`: analysis of variance and t-test, unequal variances. */
  readonly test: 'rank' | 'welch';
  /** How the p-values of the pairs of groups, and of groups against 0, are adjusted, within each index. */
  readonly p_adjust: PAdjustMethod;
};

export const nriNtiOptions: readonly OptionSpec[] = [
  {
    id: 'weighted',
    label: '按丰度加权',
    kind: 'boolean',
    default: false,
    help: '关闭时各物种同等，只看有无，为 NRI、NTI 的原意；打开时以相对丰度为权，优势物种影响大。',
  },
  {
    id: 'nulls',
    label: '零模型次数',
    kind: 'integer',
    default: 999,
    min: 99,
    max: 9999,
    step: 100,
    help: '特征在进化树叶节点间随机换位的次数；次数越多 NRI、NTI 越稳定，用时成比例增加。',
  },
  {
    id: 'test',
    label: '组间检验',
    kind: 'choice',
    default: 'rank',
    help: '样本少时一般用秩检验；每组样本较多且近似正态时可用 Welch 检验。没有分组时只算指数。',
    choices: [
      { value: 'rank', label: '秩检验', help: '多组用 Kruskal–Wallis，两两用 Wilcoxon 秩和检验' },
      { value: 'welch', label: 'Welch 检验', help: '多组用 Welch 方差分析，两两用 Welch t 检验，不要求方差相等' },
    ],
  },
  adjustSpec({
    label: '两两比较的校正',
    help: '在同一个指数的各对比较之内校正，也用于各组与 0 的比较。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];

export const readNriNtiOptions = (options: Options): NriNtiOptions => options as NriNtiOptions;
