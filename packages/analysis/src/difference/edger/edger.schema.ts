import type { Options, OptionSpec } from '../../model/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';
import { adjustNames } from '../two-group/twoGroup.schema.ts';

export type EdgerOptions = {
  readonly test: 'qlf' | 'lrt' | 'exact';
  readonly contrasts: 'reference' | 'pairs';
  readonly reference: string;
  readonly test_group: string;
  readonly batch: string;
  readonly pair: string;
  readonly covariate: string;
  readonly filter: boolean;
  readonly min_count: number;
  readonly library: 'tmm' | 'rle' | 'uq' | 'none';
  readonly round: boolean;
  readonly p_adjust: AdjustMethod;
  readonly fc: number;
  readonly p: number;
  readonly p_column: 'p' | 'p_adj';
};

/** The options as the registry has checked them. */
export const readEdgerOptions = (options: Options): EdgerOptions => options as EdgerOptions;

const withCovariates = { option: 'test', in: ['qlf', 'lrt'] } as const;

export const edgerOptions: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '检验',
    kind: 'choice',
    default: 'qlf',
    help: '拟似然 F 检验对假阳性的控制最严，一般用它；似然比检验更灵敏；精确检验只用于没有批次、配对的简单分组。',
    choices: [
      { value: 'qlf', label: '拟似然 F 检验（QL）', help: '计入离散度估计本身的不确定，假阳性控制最严' },
      { value: 'lrt', label: '似然比检验（LRT）', help: '把离散度当作已知，更灵敏，重复少时假阳性略多' },
      { value: 'exact', label: '精确检验', help: '只比较分组，不能放入批次、配对与协变量' },
    ],
  },
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
  { id: 'test_group', label: '比较组', kind: 'group-level', default: '', help: '只比较这一组；留空时参照组之外的每一组都比较。其他组仍参与离散度的估计。', when: { option: 'contrasts', in: ['reference'] } },
  { id: 'batch', label: '批次列', kind: 'factor', default: '', help: '分组表中的类别列，作为协变量放入模型，扣除批次的影响；某批次只含某一组时无法扣除。', when: withCovariates },
  { id: 'pair', label: '配对列', kind: 'factor', default: '', help: '分组表中标明同一个体或同一对的列，作为协变量放入模型，即配对设计。', when: withCovariates },
  { id: 'covariate', label: '数值协变量', kind: 'factor', default: '', help: '分组表中的数值列（如年龄），其对数线性的影响从组间差异中扣除。', when: withCovariates, advanced: true },
  { id: 'filter', label: '去掉低计数特征', kind: 'boolean', default: true, help: '去掉计数过低、几乎不可能显著的特征，减轻多重检验的负担并使离散度的趋势可靠；关闭时全部保留。' },
  { id: 'min_count', label: '最低计数', kind: 'number', default: 10, min: 0, max: 1000, step: 1, help: '至少有最小一组那么多的样本达到约这么多计数（按中位文库折算）的特征才保留。调高则保留更少。', when: { option: 'filter', in: [true] }, advanced: true },
  {
    id: 'library',
    label: '文库校正',
    kind: 'choice',
    default: 'tmm',
    help: '少数高表达特征会挤占其他特征的计数，TMM 校正这种影响；计数已另行校正到同一深度时选“只用总计数”。',
    choices: [
      { value: 'tmm', label: 'TMM' },
      { value: 'rle', label: 'RLE（几何均数比的中位数）' },
      { value: 'uq', label: '上四分位数' },
      { value: 'none', label: '只用总计数' },
    ],
  },
  { id: 'round', label: '小数计数取整', kind: 'boolean', default: false, help: '数据是 RSEM、Salmon 等给出的期望计数时打开，四舍五入后分析；TPM、FPKM 不是计数，取整也不能用。' },
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
