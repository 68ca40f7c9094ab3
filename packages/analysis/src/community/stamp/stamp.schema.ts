import type { Options, OptionSpec } from '../../model/index.ts';
import {
  adjustSpec,
  pColumnSpec,
  referenceSpec,
  setAdjustments,
  significanceSpec,
  testGroupSpec,
} from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import type { RankId } from '../../taxa/index.ts';

export type StampTest = 'welch' | 'student' | 'white';
export type StampOptions = {
  /** Welch without equal variances, Student with them, or White by permutation, for few samples and many zeros. */
  readonly test: StampTest;
  /** Group that the other is compared with; empty: the first that is not the test group. */
  readonly reference: string;
  /** Group that is compared with the reference; empty: the first that is not the reference. */
  readonly test_group: string;
  /** Features are summed to taxa of this rank first; `feature`, or no taxonomy, keeps every feature by itself. */
  readonly rank: RankId | 'feature';
  /** Level of the confidence intervals of differences, 0.5…0.999; higher is wider. */
  readonly confidence: number;
  /** How p-values are adjusted for many tests, among all tested taxa. */
  readonly p_adjust: PAdjustMethod;
  /** Significant are p-values below this, 0…1; `p_column` says which p-value is meant. */
  readonly p: number;
  /** Which p-value is held against `p`: `p` as it is, or `p_adj` after the adjustment for many tests. */
  readonly p_column: 'p' | 'p_adj';
  /** Differences of mean proportions below this are not significant, in percentage points; 0 lets every one count. */
  readonly effect: number;
  /** Permutations and bootstrap draws of White's test, unused by the others; the smallest p is 1 ÷ (this + 1). */
  readonly permutations: number;
};

/** The options after the registry has validated them. */
export const readStampOptions = (options: Options): StampOptions => options as StampOptions;

export const testNames: Readonly<Record<StampTest, string>> = {
  welch: 'Welch t 检验',
  student: '等方差 Student t 检验',
  white: 'White 非参数 t 检验',
};
export const stampOptions: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '检验方法',
    kind: 'choice',
    default: 'welch',
    help: '一般用 Welch；丰度很偏、零很多而样本又少时，White 方法用置换和自助抽样代替 t 分布。',
    choices: [
      { value: 'welch', label: testNames.welch, help: '不要求两组方差相等' },
      { value: 'student', label: testNames.student, help: '假定两组方差相等' },
      { value: 'white', label: testNames.white, help: 'p 值由置换得到，置信区间由自助抽样得到' },
    ],
  },
  referenceSpec({ help: '差值 = 比较组 − 参照组。留空时取分组方案中的第一组。' }),
  testGroupSpec(),
  {
    id: 'rank',
    label: '分类级别',
    kind: 'choice',
    default: 'genus',
    help: '把同一分类单元的特征相加后再检验。没有物种注释时检验特征本身。',
    choices: [
      { value: 'phylum', label: '门' },
      { value: 'class', label: '纲' },
      { value: 'order', label: '目' },
      { value: 'family', label: '科' },
      { value: 'genus', label: '属' },
      { value: 'species', label: '种' },
      { value: 'feature', label: '特征本身', help: '每个 ASV、OTU、功能或通路' },
    ],
  },
  {
    id: 'confidence',
    label: '置信水平',
    kind: 'number',
    default: 0.95,
    min: 0.5,
    max: 0.999,
    step: 0.01,
    help: '差值置信区间的水平，越高区间越宽。',
  },
  adjustSpec({ help: '同时检验许多分类单元时控制假阳性。', methods: setAdjustments }),
  significanceSpec({ help: '小于它的为显著，图中优先列出。' }),
  pColumnSpec({ help: '同时检验许多分类单元时，建议使用校正后的 p 值。' }),
  {
    id: 'effect',
    label: '差值阈值',
    kind: 'number',
    default: 0,
    min: 0,
    max: 100,
    step: 0.1,
    unit: '百分点',
    help: '两组平均比例之差（绝对值）不到它的不算显著；填 0 表示不按差值筛选。',
  },
  {
    id: 'permutations',
    label: '置换与抽样次数',
    kind: 'integer',
    default: 999,
    min: 99,
    max: 9999,
    step: 100,
    help: '次数越多 p 值越细，也越慢；p 值最小为 1 ÷ (次数 + 1)。',
    when: { option: 'test', in: ['white'] },
  },
];
