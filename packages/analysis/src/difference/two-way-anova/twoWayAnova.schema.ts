import type { Options, OptionSpec } from '../../model/index.ts';
import {
  type AdjustOptions,
  adjustSpec,
  featureAdjustments,
  pColumnSpec,
  significanceSpec,
  type ThresholdOptions,
} from '../../options/shared/index.ts';
import type { Effect, SquaresType } from './effectBases.ts';

export type PostHoc = 'group-within' | 'factor-within' | 'group' | 'factor' | 'cells' | 'none';

export type TwoWayOptions = Pick<ThresholdOptions, 'p' | 'p_column'> &
  AdjustOptions & {
    /** Column of the groups file that is the second factor; empty: the first column after the groups. */
    readonly factor: string;
    /** `II`: a main effect freed of the other; `III`: of all others, which takes samples in every combination. */
    readonly squares: SquaresType;
    /** Means to compare: within a level or group, over all of them, of all combinations, or `none`. */
    readonly post_hoc: PostHoc;
    /** Features whose means are compared: those with an effect that bears on them, or all that were tested. */
    readonly scope: 'significant' | 'all';
    /** The effect whose smallest p-values choose the features of the plot; no effect on tests. */
    readonly top_by: Effect;
    /** How many features have their values listed for the plot; no effect on tests. */
    readonly top: number;
  };

/** The options as the registry has checked them. */
export const readTwoWayOptions = (options: Options): TwoWayOptions => options as TwoWayOptions;

export const twoWayOptions: readonly OptionSpec[] = [
  {
    id: 'factor',
    label: '第二个因素',
    kind: 'factor',
    default: '',
    help: '分组表中的类别列（如时间、性别、品种），与分组一起作为两个因素。留空时取组名之后的第一列。',
  },
  {
    id: 'squares',
    label: '平方和类型',
    kind: 'choice',
    default: 'II',
    help: '各组合的样本数相等时两者相同。样本数不等时，II 型的主效应不受交互作用的设定影响，检验力较高；III 型比较各组合均值的等权平均，SPSS、SAS 默认使用。',
    choices: [
      { value: 'II', label: 'II 型', help: '主效应扣除另一主效应，不扣除交互作用' },
      { value: 'III', label: 'III 型', help: '每个效应都扣除其余全部效应；每个组合都要有值' },
    ],
  },
  {
    id: 'post_hoc',
    label: '两两比较',
    kind: 'choice',
    default: 'group-within',
    help: '用 Tukey–Kramer 法说明是哪些组或水平不同。有交互作用时比较一个因素在另一因素各水平内的差别；没有交互作用时比较主效应。',
    choices: [
      { value: 'group-within', label: '同一水平内比较各组', help: '组的简单效应，如每个时间点上比较各组' },
      { value: 'factor-within', label: '同一组内比较各水平', help: '第二个因素的简单效应，如每个组内比较各时间点' },
      { value: 'group', label: '各组的边际均值', help: '组的主效应，对第二个因素等权平均' },
      { value: 'factor', label: '各水平的边际均值', help: '第二个因素的主效应，对各组等权平均' },
      { value: 'cells', label: '全部组合', help: '对数多，校正最严' },
      { value: 'none', label: '不做两两比较' },
    ],
  },
  {
    id: 'scope',
    label: '两两比较的特征',
    kind: 'choice',
    default: 'significant',
    help: '只比较方差分析显著的特征：比较主效应时看该主效应，同一水平内比较时看该主效应或交互作用，全部组合时看任一效应。',
    when: { option: 'post_hoc', in: ['group-within', 'factor-within', 'group', 'factor', 'cells'] },
    choices: [
      { value: 'significant', label: '有关效应显著的特征' },
      { value: 'all', label: '全部特征' },
    ],
  },
  adjustSpec({
    help: '两个主效应与交互作用各自在全部特征间校正。探索性分析一般用 BH；Bonferroni 与 Holm 更严格；q 值另估计无差异特征的比例。',
    methods: featureAdjustments,
  }),
  significanceSpec({ help: '小于该值为显著，三个效应与两两比较用同一个阈值。' }),
  pColumnSpec(),
  {
    id: 'top_by',
    label: '绘图特征的选取',
    kind: 'choice',
    default: 'interaction',
    help: '按哪个效应的 p 值从小到大取交互作用图的特征；不影响检验。',
    advanced: true,
    choices: [
      { value: 'interaction', label: '交互作用' },
      { value: 'group', label: '分组的主效应' },
      { value: 'factor', label: '第二个因素的主效应' },
    ],
  },
  {
    id: 'top',
    label: '绘图的特征数',
    kind: 'integer',
    default: 24,
    min: 1,
    max: 100,
    step: 1,
    help: '写入“绘图数据”表的特征数，图中可再从中挑选；不影响检验。',
    advanced: true,
  },
];
