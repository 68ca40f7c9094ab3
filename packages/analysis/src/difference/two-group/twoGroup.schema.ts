import type { Options, OptionSpec } from '../../model/index.ts';
import type { AdjustMethod } from '../../statistics/index.ts';

export type TwoGroupTest = 'welch' | 'student' | 'wilcoxon' | 'paired' | 'paired-wilcoxon' | 'limma';

export type TwoGroupOptions = {
  readonly test: TwoGroupTest;
  /** Empty: the first level. */
  readonly reference: string;
  /** Empty: the first level that is not the reference. */
  readonly test_group: string;
  /** Empty: the factor `pair` or `subject`, if there is one. */
  readonly pair: string;
  readonly logged: boolean;
  readonly p_adjust: AdjustMethod;
  readonly fc: number;
  readonly p: number;
  readonly p_column: 'p' | 'p_adj';
};

/** The options as the registry has checked them. */
export const readTwoGroupOptions = (options: Options): TwoGroupOptions => options as TwoGroupOptions;

export const testNames: Readonly<Record<TwoGroupTest, string>> = {
  welch: 'Welch t 检验',
  student: '等方差 Student t 检验',
  wilcoxon: 'Wilcoxon 秩和检验',
  paired: '配对 t 检验',
  'paired-wilcoxon': '配对 Wilcoxon 符号秩检验',
  limma: '调节 t 检验（limma）',
};

export const adjustNames: Readonly<Record<AdjustMethod, string>> = {
  BH: 'Benjamini–Hochberg（控制 FDR）',
  bonferroni: 'Bonferroni（控制 FWER）',
  holm: 'Holm（控制 FWER）',
  qvalue: 'Storey q 值（控制 FDR）',
};

export const twoGroupOptions: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '检验方法',
    kind: 'choice',
    default: 'welch',
    help: '两组方差不必相等时用 Welch t 检验；数据偏态或有离群值时用 Wilcoxon 秩和检验；同一个体前后两次取样用配对检验。',
    choices: [
      { value: 'welch', label: testNames.welch, help: '不要求两组方差相等' },
      { value: 'student', label: testNames.student, help: '假定两组方差相等' },
      { value: 'wilcoxon', label: testNames.wilcoxon, help: '只用秩次，不要求正态' },
      { value: 'paired', label: testNames.paired, help: '需要配对列' },
      { value: 'paired-wilcoxon', label: testNames['paired-wilcoxon'], help: '需要配对列，不要求正态' },
      { value: 'limma', label: testNames.limma, help: '借用全部特征估计方差，样本很少时较稳健；数据应在 log2 尺度上' },
    ],
  },
  { id: 'reference', label: '参照组', kind: 'group-level', default: '', help: '差异倍数以它为分母。留空时取分组方案中的第一组。' },
  { id: 'test_group', label: '比较组', kind: 'group-level', default: '', help: '留空时取参照组之外的第一组。' },
  { id: 'pair', label: '配对列', kind: 'factor', default: '', help: '分组表中标明配对的列：同一对的两个样本写同一个值。留空时依次找名为 pair、subject 的列。', when: { option: 'test', in: ['paired', 'paired-wilcoxon'] } },
  { id: 'logged', label: '数据已取对数（log2）', kind: 'boolean', default: false, help: '已取对数时，log2 差异倍数是两组均值之差；未取时是两组均值之比的 log2。检验总是按数据原样进行。' },
  {
    id: 'p_adjust',
    label: '多重检验校正',
    help: '同时检验许多特征时控制假阳性。探索性分析一般用 BH；Bonferroni 与 Holm 更严格，会漏掉较弱的差异；q 值另估计无差异特征的比例，特征多时比 BH 稍宽。',
    kind: 'choice',
    default: 'BH',
    choices: (['BH', 'bonferroni', 'holm', 'qvalue'] as const).map((value) => ({ value, label: adjustNames[value] })),
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
