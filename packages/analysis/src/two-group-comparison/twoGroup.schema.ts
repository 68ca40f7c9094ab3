import type { Options, OptionSpec } from '../model/index.ts';
import {
  adjustSpec,
  featureAdjustments,
  foldChangeSpec,
  pairSpec,
  pColumnSpec,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
} from '../options/shared/index.ts';
import type { AdjustMethod } from '../statistics/index.ts';

export type TwoGroupTest = 'welch' | 'student' | 'wilcoxon' | 'paired' | 'paired-wilcoxon' | 'limma';

export type TwoGroupOptions = {
  /** Which test is used. */
  readonly test: TwoGroupTest;
  /** Empty: the first level. */
  readonly reference: string;
  /** Empty: the first level that is not the reference. */
  readonly test_group: string;
  /** Empty: the factor `pair` or `subject`, if there is one. */
  readonly pair: string;
  /** Whether the values are log2 already. */
  readonly logged: boolean;
  /** How p-values are adjusted for multiple testing. */
  readonly p_adjust: AdjustMethod;
  /** Fold change from which a feature counts as changed, at least 1; 1 asks for none. */
  readonly fc: number;
  /** Significance limit, 0…1; below it counts as significant. */
  readonly p: number;
  /** Which p-value is compared with the limit: `p` or the adjusted `p_adj`. */
  readonly p_column: 'p' | 'p_adj';
};

/** The options after the registry has validated them. */
export const readTwoGroupOptions = (options: Options): TwoGroupOptions => options as TwoGroupOptions;

export const testNames: Readonly<Record<TwoGroupTest, string>> = {
  welch: 'Welch t 检验',
  student: '等方差 Student t 检验',
  wilcoxon: 'Wilcoxon 秩和检验',
  paired: '配对 t 检验',
  'paired-wilcoxon': '配对 Wilcoxon 符号秩检验',
  limma: '调节 t 检验（limma）',
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
  referenceSpec(),
  testGroupSpec(),
  pairSpec({
    help: '分组表中标明配对的列：同一对的两个样本写同一个值。留空时依次找名为 pair、subject 的列。',
    when: { option: 'test', in: ['paired', 'paired-wilcoxon'] },
  }),
  {
    id: 'logged',
    label: '数据已取对数（log2）',
    kind: 'boolean',
    default: false,
    help: '已取对数时，log2 差异倍数是两组均值之差；未取时是两组均值之比的 log2。检验总是按数据原样进行。',
  },
  adjustSpec({
    help: '同时检验许多特征时控制假阳性。探索性分析一般用 BH；Bonferroni 与 Holm 更严格，会漏掉较弱的差异；q 值另估计无差异特征的比例，特征多时比 BH 稍宽。',
    methods: featureAdjustments,
  }),
  foldChangeSpec(),
  significanceSpec(),
  pColumnSpec(),
];
