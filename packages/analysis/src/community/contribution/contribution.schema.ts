import type { Options, OptionSpec } from '../../model/index.ts';

export type ContributionOptions = {
  /** Column of the functions, also as `function|taxon`; empty: found by its name, or the first if so written. */
  readonly function_column: string;
  /** Column of the taxa; empty: found by its name, or not needed with `function|taxon`. */
  readonly taxon_column: string;
  /** Column of the sample names of a long table; empty: found by its name, else each column of numbers is a sample. */
  readonly sample_column: string;
  /** Column of the amounts of a long table; empty: found by its name. Unused when each sample has a column. */
  readonly value_column: string;
  /** `genus` sums taxa of one genus, those without a genus keep their names; `whole` leaves names as they are. */
  readonly taxon_level: 'whole' | 'genus';
  /** Whether each sample is divided by its total first, so that all count alike; else richer samples weigh more. */
  readonly relative: boolean;
  /** Charts name this many taxa that contribute most, 1…40, and sum the rest as others. */
  readonly top_taxa: number;
  /** Charts and the details of samples show this many functions with the highest mean amounts, 1…60. */
  readonly top_functions: number;
};

/** The options after the registry has validated them. */
export const readContributionOptions = (options: Options): ContributionOptions => options as ContributionOptions;

export const contributionOptions: readonly OptionSpec[] = [
  {
    id: 'function_column',
    label: '功能列',
    kind: 'column',
    type: 'text',
    default: '',
    help: '通路、KO、基因家族等的编号或名称；可写成“功能|物种”（HUMAnN 的分层表）。留空时按列名识别。',
  },
  {
    id: 'taxon_column',
    label: '物种列',
    kind: 'column',
    type: 'text',
    default: '',
    help: '贡献该功能的物种；功能列已写成“功能|物种”时不需要。留空时按列名识别。',
  },
  {
    id: 'sample_column',
    label: '样本列',
    kind: 'column',
    type: 'text',
    default: '',
    help: '长表中样本名所在的列（PICRUSt2 的 contrib 表）；宽表（每列一个样本）不需要。',
  },
  {
    id: 'value_column',
    label: '数值列',
    kind: 'column',
    type: 'number',
    default: '',
    help: '长表中该物种在该样本贡献的丰度，如 taxon_function_abun；宽表不需要。',
  },
  {
    id: 'taxon_level',
    label: '物种名称',
    kind: 'choice',
    default: 'whole',
    help: '合并到属后图例较短，看得清主要贡献者。',
    choices: [
      { value: 'whole', label: '原样' },
      { value: 'genus', label: '合并到属', help: '取“g__”一段；没有属名的保持原样' },
    ],
  },
  {
    id: 'relative',
    label: '各样本先换算为比例',
    kind: 'boolean',
    default: true,
    help: '每个样本除以它的分层丰度之和，各样本同等看待；关闭时丰度高的样本占的分量大。',
  },
  {
    id: 'top_taxa',
    label: '最多列出的物种数',
    kind: 'integer',
    default: 12,
    min: 1,
    max: 40,
    step: 1,
    help: '全部功能合计贡献最大的物种单独列出，其余合并为“其他”；只影响图。',
  },
  {
    id: 'top_functions',
    label: '最多列出的功能数',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 60,
    step: 1,
    help: '平均丰度最高的功能进入图和各样本的明细；只影响图。',
  },
];
