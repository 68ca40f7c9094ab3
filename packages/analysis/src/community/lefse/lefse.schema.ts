import type { Options, OptionSpec } from '../../model/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type LefseOptions = {
  /** `all` tests the taxa of every rank, a rank only its own; `feature`, or no taxonomy, tests single features. */
  readonly rank: 'all' | 'feature' | RankId;
  /** Taxa with a raw Kruskal–Wallis p below this go on to the next step, 0…1. */
  readonly kw: number;
  /** Column of the groups table whose classes must all differ the same way between groups; empty: no such step. */
  readonly subclass: string;
  /** Two subclasses differ below this one-sided p, 0…0.5; unused without subclasses. */
  readonly wilcoxon: number;
  /** Two subclasses are tested when both have at least this many samples, from 2; else their medians decide. */
  readonly min_subclass: number;
  /** With three groups or more, whether one must differ from all others or every two; unused without subclasses. */
  readonly strategy: 'one-against-all' | 'all-against-all';
  /** Taxa with an LDA score above this are results, log10 of the effect, 0…6; higher leaves fewer and stronger ones. */
  readonly lda: number;
  /** The score is the mean over this many draws of two thirds of the samples, 1…1000; more are steadier and slower. */
  readonly boots: number;
};

/** The options after the registry has validated them. */
export const readLefseOptions = (options: Options): LefseOptions => options as LefseOptions;

export const lefseOptions: readonly OptionSpec[] = [
  {
    id: 'rank',
    label: '检验哪些分类单元',
    kind: 'choice',
    default: 'all',
    help: '各级一起检验才能画进化分支图。没有物种注释时检验特征本身。',
    choices: [
      { value: 'all', label: '各级分类单元', help: '从界到种，每一级的每个分类单元各为一个特征' },
      { value: 'phylum', label: '门' },
      { value: 'class', label: '纲' },
      { value: 'order', label: '目' },
      { value: 'family', label: '科' },
      { value: 'genus', label: '属' },
      { value: 'species', label: '种' },
      { value: 'feature', label: '特征本身', help: '每个 ASV、OTU 或条目' },
    ],
  },
  {
    id: 'kw',
    label: 'Kruskal–Wallis 显著性阈值',
    kind: 'number',
    default: 0.05,
    min: 0,
    max: 1,
    step: 0.01,
    help: '组间检验的 p 值小于它的才进入下一步。原方法用未校正的 p 值；特征很多时可设得更小。',
  },
  {
    id: 'subclass',
    label: '亚组列',
    kind: 'factor',
    default: '',
    help: '分组表中的一列，如区组、批次、性别：各组的亚组两两之间都一致地升高或降低才算差异。留空则不做这一步。',
  },
  {
    id: 'wilcoxon',
    label: '亚组 Wilcoxon 显著性阈值',
    kind: 'number',
    default: 0.05,
    min: 0,
    max: 0.5,
    step: 0.01,
    help: '按方向单侧检验的阈值。只在指定亚组列时起作用。',
    advanced: true,
  },
  {
    id: 'min_subclass',
    label: '亚组至少有几个样本才检验',
    kind: 'integer',
    default: 10,
    min: 2,
    max: 1000,
    step: 1,
    help: '亚组的样本少于它时，只要求中位数的方向一致。',
    advanced: true,
  },
  {
    id: 'strategy',
    label: '三组以上时亚组比较的要求',
    kind: 'choice',
    default: 'one-against-all',
    help: '只在指定亚组列且有三组以上时起作用。',
    advanced: true,
    choices: [
      { value: 'one-against-all', label: '有一组与其余各组都不同', help: '较宽，原方法的默认' },
      { value: 'all-against-all', label: '任何两组都不同', help: '较严' },
    ],
  },
  {
    id: 'lda',
    label: 'LDA 得分阈值（log10）',
    kind: 'number',
    default: 2,
    min: 0,
    max: 6,
    step: 0.1,
    help: '效应量的 log10 大于它的才算差异。2 为原方法默认，公司报告常用 3 或 4，结果更少更强。',
  },
  {
    id: 'boots',
    label: '自助抽样次数',
    kind: 'integer',
    default: 30,
    min: 1,
    max: 1000,
    step: 1,
    help: 'LDA 得分是多次抽取三分之二样本的平均；次数越多得分越稳定，也越慢。',
    advanced: true,
  },
];
