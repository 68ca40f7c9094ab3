import type { Options, OptionSpec } from '../../model/index.ts';
import {
  type AdjustOptions,
  adjustSpec,
  featureAdjustments,
  pColumnSpec,
  significanceSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';
import type { PostHoc } from '../../group-tests/index.ts';

export type MultiGroupTest = 'anova' | 'welch' | 'kruskal' | 'limma';

export type MultiGroupOptions = Pick<ThresholdOptions, 'p' | 'p_column'> &
  AdjustOptions & {
    /** The test of all groups at once: means of equal or unequal variances, ranks, or moderated (log2 values). */
    readonly test: MultiGroupTest;
    /** The test of each pair of groups, adjusted within the feature; `none`: pairs are not compared. */
    readonly post_hoc: PostHoc;
    /** Features whose pairs are compared: those that the test of all groups finds, or all that have a p-value. */
    readonly scope: 'significant' | 'all';
    /** How many features, from the smallest p-value, have their samples listed for the plot; no effect on tests. */
    readonly top: number;
  };

/** The options after the registry has validated them. */
export const readMultiGroupOptions = (options: Options): MultiGroupOptions => options as MultiGroupOptions;

export const testNames: Readonly<Record<MultiGroupTest, string>> = {
  anova: '单因素方差分析',
  welch: 'Welch 方差分析',
  kruskal: 'Kruskal–Wallis 检验',
  limma: '调节 F 检验（limma）',
};
export const postHocNames: Readonly<Record<PostHoc, string>> = {
  tukey: 'Tukey–Kramer HSD',
  'games-howell': 'Games–Howell',
  dunn: 'Dunn 检验',
  none: '不做两两比较',
};

export const multiGroupOptions: readonly OptionSpec[] = [
  {
    id: 'test',
    label: '总体检验',
    kind: 'choice',
    default: 'anova',
    help: '各组方差相近时用方差分析；方差不等时用 Welch 方差分析；数据偏态或有离群值时用 Kruskal–Wallis 检验。',
    choices: [
      { value: 'anova', label: testNames.anova, help: '假定各组方差相等' },
      { value: 'welch', label: testNames.welch, help: '不要求各组方差相等' },
      { value: 'kruskal', label: testNames.kruskal, help: '只用秩次，不要求正态' },
      { value: 'limma', label: testNames.limma, help: '借用全部特征估计方差，样本很少时较稳健；数据应在 log2 尺度上' },
    ],
  },
  {
    id: 'post_hoc',
    label: '两两比较',
    kind: 'choice',
    default: 'tukey',
    help: '总体检验只说明“至少有一组不同”，两两比较说明是哪些组不同。方差分析配 Tukey，Welch 配 Games–Howell，Kruskal–Wallis 配 Dunn。',
    choices: [
      { value: 'tukey', label: postHocNames.tukey, help: '假定各组方差相等' },
      { value: 'games-howell', label: postHocNames['games-howell'], help: '不要求各组方差相等' },
      { value: 'dunn', label: postHocNames.dunn, help: '比较平均秩，特征内按 Holm 校正' },
      { value: 'none', label: postHocNames.none },
    ],
  },
  {
    id: 'scope',
    label: '两两比较的特征',
    kind: 'choice',
    default: 'significant',
    help: '只比较总体检验显著的特征，结果表较短；比较全部特征时，总体检验不显著的特征也会给出结果。',
    when: { option: 'post_hoc', in: ['tukey', 'games-howell', 'dunn'] },
    choices: [
      { value: 'significant', label: '总体检验显著的特征' },
      { value: 'all', label: '全部特征' },
    ],
  },
  adjustSpec({
    help: '对各特征的总体检验进行。探索性分析一般用 BH；Bonferroni 与 Holm 更严格；q 值另估计无差异特征的比例。两两比较在特征之内另行校正。',
    methods: featureAdjustments,
  }),
  significanceSpec({ help: '小于该值为显著；总体检验与两两比较用同一个阈值。' }),
  pColumnSpec({ label: '总体检验所用的 p 值' }),
  {
    id: 'top',
    label: '绘图的特征数',
    kind: 'integer',
    default: 12,
    min: 1,
    max: 60,
    step: 1,
    help: '按总体检验的 p 值从小到大取，各样本的值写入“绘图数据”表；不影响检验。',
    advanced: true,
  },
];
