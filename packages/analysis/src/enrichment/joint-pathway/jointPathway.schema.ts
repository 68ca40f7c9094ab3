import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { listThresholdSpecs, type ListThresholds } from '../shared/index.ts';
import type { Combination, StoufferWeights } from './combine.ts';

export type JointOptions = ListThresholds & {
  /** What tables and charts call the first omics; when blank, the Chinese word for genes. */
  readonly name: string;
  /** What they call the second omics, which must differ; when blank, the Chinese word for metabolites. */
  readonly name2: string;
  /** Which p-value ranks the pathways: Fisher's or Stouffer's of both omics, or that of both lists as one. */
  readonly combine: Combination;
  /** What an omics weighs in Stouffer's p-value: its features in the pathway, in its background, or the same. */
  readonly weights: StoufferWeights;
  /** `both`: only pathways that both omics have within the limits of size are tested; `any`: those of one too. */
  readonly pathways: 'both' | 'any';
  /** The first omics takes no part in pathways with fewer features in its background than this. */
  readonly min_size: number;
  /** The second omics takes no part in pathways with fewer features in its background than this. */
  readonly min_size2: number;
  /** An omics takes no part in pathways with more features in its background than this. */
  readonly max_size: number;
  /** How p-values are adjusted for many tests, among all tested pathways: the combined ones, and of each omics. */
  readonly p_adjust: PAdjustMethod;
  /** Column of names in the first table of differences; empty: found by its heading, else the first text column. */
  readonly feature_column: string;
  /** Column that says up or down in the first table of differences; empty: found by its heading. */
  readonly direction_column: string;
  /** As `feature_column`, of the second table of differences. */
  readonly feature_column2: string;
  /** As `direction_column`, of the second table of differences. */
  readonly direction_column2: string;
};

/** The options after the registry has validated them. */
export const readJointOptions = (options: Options): JointOptions => options as JointOptions;

export const jointOptions: readonly OptionSpec[] = [
  {
    id: 'combine',
    label: '合并方式',
    help: '排序与校正用哪一种；三种 p 值都在结果表中。',
    kind: 'choice',
    default: 'fisher',
    choices: [
      { value: 'fisher', label: 'Fisher 合并', help: '两个组学分别富集再合并 p 值，有一个很显著就会显著' },
      { value: 'stouffer', label: 'Stouffer 加权合并', help: '两个组学分别富集再加权合并，偏向两边都显著的通路' },
      { value: 'joint', label: '合并名单', help: '两份名单、两个背景各并成一个再检验；特征多的组学起主导作用' },
    ],
  },
  {
    id: 'weights',
    label: 'Stouffer 的权重',
    help: '两个组学的 p 值各占多少分量。',
    kind: 'choice',
    default: 'pathway',
    when: { option: 'combine', in: ['stouffer'] },
    choices: [
      { value: 'pathway', label: '按通路中的特征数', help: '各组学在该通路背景内的特征数所占的比例' },
      { value: 'overall', label: '按背景的大小', help: '各组学背景的特征数所占的比例，各通路相同' },
      { value: 'equal', label: '相等', help: '不看多少，两个组学同等对待' },
    ],
  },
  {
    id: 'pathways',
    label: '检验的通路',
    help: '信号通路多半没有代谢物：只看共有通路时它们不参加；不限时按有的那一个组学检验。',
    kind: 'choice',
    default: 'both',
    choices: [
      { value: 'both', label: '两个组学都有的' },
      { value: 'any', label: '至少一个组学有的' },
    ],
  },
  {
    id: 'min_size',
    label: '第一组学最少特征数',
    help: '通路在第一组学背景内的特征数不到它时，这个组学不检验该通路。',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'min_size2',
    label: '第二组学最少特征数',
    help: '同上，用于第二组学。一条通路测到的代谢物一般不多，所以默认较小。',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'max_size',
    label: '通路最多特征数',
    help: '按背景内的特征计，两个组学相同。“代谢途径”这样的总图说明不了问题，调低可排除它们。',
    kind: 'integer',
    default: 500,
    min: 2,
    max: 100_000,
    step: 1,
  },
  adjustSpec({ help: '对合并后的 p 值，也对各组学自己的 p 值。一般用 BH，后两种更严格。', methods: setAdjustments }),
  {
    id: 'name',
    label: '第一组学的名称',
    help: '表与图中的叫法，如基因、蛋白。',
    kind: 'text',
    default: '基因',
    most: 12,
  },
  { id: 'name2', label: '第二组学的名称', help: '同上，如代谢物、脂质。', kind: 'text', default: '代谢物', most: 12 },
  {
    id: 'direction_column',
    label: '变化方向列',
    help: '第一组学差异结果表中写有上调、下调（up、down）的列。留空时按列名识别。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  {
    id: 'feature_column',
    label: '特征列',
    help: '第一组学差异结果表中特征名所在的列。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  {
    id: 'direction_column2',
    label: '变化方向列（第二组学）',
    help: '第二组学差异结果表中写有上调、下调（up、down）的列。留空时按列名识别。',
    kind: 'column',
    input: 'records2',
    default: '',
    advanced: true,
  },
  {
    id: 'feature_column2',
    label: '特征列（第二组学）',
    help: '第二组学差异结果表中特征名所在的列，如 KEGG 编号一列。留空时按列名识别，没有时取第一个文字列。',
    kind: 'column',
    input: 'records2',
    default: '',
    advanced: true,
  },
  ...listThresholdSpecs,
];
