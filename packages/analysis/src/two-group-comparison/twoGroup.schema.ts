import type { Options, OptionSpec } from '../model/index.ts';
import {
  type AdjustOptions,
  adjustSpec,
  featureAdjustments,
  foldChangeSpec,
  pairSpec,
  pColumnSpec,
  referenceSpec,
  significanceSpec,
  testGroupSpec,
  type ThresholdOptions,
} from '../options/shared/index.ts';

export type TwoGroupTest = 'welch' | 'student' | 'wilcoxon' | 'paired' | 'paired-wilcoxon' | 'limma';

export type TwoGroupOptions = ThresholdOptions &
  AdjustOptions & {
    /** The paired ones need a column of pairs; `limma` borrows the variance of all features, on log2 values. */
    readonly test: TwoGroupTest;
    /** Fold changes are divided by this group; empty: the first group that is not compared with it. */
    readonly reference: string;
    /** The group that is compared; empty: the first group that is not the reference. */
    readonly test_group: string;
    /** Column of the groups file in which two paired samples have one value; empty: one named `pair` or `subject`. */
    readonly pair: string;
    /** Whether the values are log2: the fold change is then a difference of means, else log2 of their ratio. */
    readonly logged: boolean;
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
