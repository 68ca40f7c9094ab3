import type { Options, OptionSpec } from '../../model/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';
import { adjustNames } from '../two-group/twoGroup.schema.ts';

export type LimmaOptions = {
  readonly contrasts: 'reference' | 'pairs';
  readonly reference: string;
  readonly test_group: string;
  readonly batch: string;
  readonly pair: string;
  readonly covariate: string;
  readonly voom: boolean;
  readonly voom_factors: 'tmm' | 'none';
  readonly filter: boolean;
  readonly logged: boolean;
  readonly trend: boolean;
  readonly p_adjust: AdjustMethod;
  readonly fc: number;
  readonly p: number;
  readonly p_column: 'p' | 'p_adj';
};

/** The options as the registry has checked them. */
export const readLimmaOptions = (options: Options): LimmaOptions => options as LimmaOptions;

export const limmaOptions: readonly OptionSpec[] = [
  {
    id: 'contrasts',
    label: '比较方式',
    kind: 'choice',
    default: 'reference',
    help: '只有一个对照时选“各组与参照组比较”；各组地位相同时选“两两比较”，比较数随组数很快增多。',
    choices: [
      { value: 'reference', label: '各组与参照组比较' },
      { value: 'pairs', label: '所有组两两比较' },
    ],
  },
  { id: 'reference', label: '参照组', kind: 'group-level', default: '', help: '差异倍数以它为分母。留空时取分组方案中的第一组。', when: { option: 'contrasts', in: ['reference'] } },
  { id: 'test_group', label: '比较组', kind: 'group-level', default: '', help: '只比较这一组；留空时参照组之外的每一组都比较。其他组仍参与方差的估计。', when: { option: 'contrasts', in: ['reference'] } },
  { id: 'batch', label: '批次列', kind: 'factor', default: '', help: '分组表中的类别列，作为协变量放入模型，扣除批次的影响；某批次只含某一组时无法扣除。' },
  { id: 'pair', label: '配对列', kind: 'factor', default: '', help: '分组表中标明同一个体或同一对的列，作为协变量放入模型，即配对设计。' },
  { id: 'covariate', label: '数值协变量', kind: 'factor', default: '', help: '分组表中的数值列（如年龄），其线性影响从组间差异中扣除。', advanced: true },
  { id: 'voom', label: '计数数据（voom）', kind: 'boolean', default: false, help: '数据是测序计数时打开：换算为 log2 CPM，并按均值与方差的趋势给每个值加权。' },
  {
    id: 'voom_factors',
    label: '文库校正',
    kind: 'choice',
    default: 'tmm',
    help: '少数高表达基因会挤占其他基因的计数，TMM 校正这种影响；已另行校正时选“只用总计数”。',
    when: { option: 'voom', in: [true] },
    choices: [
      { value: 'tmm', label: 'TMM' },
      { value: 'none', label: '只用总计数' },
    ],
  },
  { id: 'filter', label: '去掉低计数特征', kind: 'boolean', default: true, help: '去掉在最小一组的样本数中都达不到约 10 个计数的特征，使均值与方差的趋势可靠；关闭时全部保留。', when: { option: 'voom', in: [true] } },
  { id: 'logged', label: '数据已取对数（log2）', kind: 'boolean', default: false, help: '未取对数时先取 log2，要求所有值大于 0；已取对数的数据请打开，否则会取两次。', when: { option: 'voom', in: [false] } },
  { id: 'trend', label: '方差随均值变化（trend）', kind: 'boolean', default: false, help: '让先验方差随平均水平变化；低强度特征噪声较大的数据宜打开。voom 已含这种变化，不需要。', when: { option: 'voom', in: [false] } },
  {
    id: 'p_adjust',
    label: '多重检验校正',
    help: '每个比较各自校正。探索性分析一般用 BH，Bonferroni 与 Holm 更严格。',
    kind: 'choice',
    default: 'BH',
    choices: (Object.keys(adjustNames) as AdjustMethod[]).map((value) => ({ value, label: adjustNames[value] })),
  },
  { id: 'fc', label: '差异倍数阈值', kind: 'number', default: 2, min: 1, max: 1000, step: 0.1, unit: '倍', help: '上调指倍数不小于该值，下调指倍数不大于其倒数。填 1 表示不按倍数筛选。' },
  { id: 'p', label: '显著性阈值', kind: 'number', default: 0.05, min: 0, max: 1, step: 0.01, help: '小于该值为显著。' },
  {
    id: 'p_column',
    label: '阈值所用的 p 值',
    kind: 'choice',
    default: 'p_adj',
    help: '同时检验许多特征时，原始 p 值会带来大量假阳性，建议使用校正后的 p 值。',
    choices: [
      { value: 'p_adj', label: '校正后的 p 值' },
      { value: 'p', label: '原始 p 值' },
    ],
  },
];
