import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

type AlphaTest = 'rank' | 'welch';
export type AlphaOptions = {
  /** `rank`: Kruskal–Wallis and Wilcoxon rank sums; `welch`: analysis of variance and t-test, unequal variances. */
  readonly test: AlphaTest;
  /** How the p-values of the pairs of groups are adjusted, within each index; the overall test stays as it is. */
  readonly p_adjust: PAdjustMethod;
};

export const alphaOptions: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '组间检验',
    help: '多样性指数往往偏态、样本又少，一般用秩检验；每组样本较多且近似正态时可用 Welch 检验。不选分组时只算指数。',
    kind: 'choice',
    default: 'rank',
    choices: [
      { value: 'rank', label: '秩检验', help: '多组用 Kruskal–Wallis，两两用 Wilcoxon 秩和检验' },
      { value: 'welch', label: 'Welch 检验', help: '多组用 Welch 方差分析，两两用 Welch t 检验，不要求方差相等' },
    ],
  },
  adjustSpec({
    label: '两两比较的校正',
    help: '在同一个指数的各对比较之内校正；只有两组时校正后不变。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];

/** The options after the registry has validated them. */
export const readAlphaOptions = (options: Options): AlphaOptions => options as AlphaOptions;
