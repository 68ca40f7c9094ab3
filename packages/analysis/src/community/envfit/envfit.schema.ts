import type { TermType } from '../../linear-model/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustAuthors, adjustSpec, pairAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';
import { permutationsSpec } from '../../permutations/index.ts';

export type EnvfitOptions = DistanceOptions & {
  /** What variables are fitted to: principal coordinates keep the distances, NMDS keeps only their order. */
  readonly ordination: 'pcoa' | 'nmds';
  /** How many axes variables are fitted to, 2…10; R² grows with them. Also the dimensions of NMDS. */
  readonly axes: number;
  /** Starts of NMDS, 1…200: the principal coordinates, then random ones; the lowest stress is kept. */
  readonly tries: number;
  /** Random permutations behind a p-value; the smallest p is 1 ÷ (this + 1), and the time grows in proportion. */
  readonly permutations: number;
  /** How p-values are adjusted for many tests, among all variables and factors. */
  readonly p_adjust: PAdjustMethod;
  /** Whether the columns of numbers of the groups table are directions, as in R, or classes. */
  readonly covariate_type: TermType;
};

export const envfitOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'ordination',
    label: '排序方法',
    kind: 'choice',
    default: 'pcoa',
    help: '环境因子拟合到哪一种排序上。',
    choices: [
      { value: 'pcoa', label: '主坐标分析（PCoA）', help: '坐标保留距离本身，各轴有解释率' },
      { value: 'nmds', label: '非度量多维标度（NMDS）', help: '坐标只保留距离的大小次序，用应力衡量好坏' },
    ],
  },
  {
    id: 'axes',
    label: '拟合所用的轴数',
    kind: 'integer',
    default: 2,
    min: 2,
    max: 10,
    step: 1,
    help: '一般与图上所画的 2 轴一致；轴越多 R² 必然越大。NMDS 以此为维数。',
  },
  {
    id: 'tries',
    label: 'NMDS 起始次数',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 200,
    step: 5,
    when: { option: 'ordination', in: ['nmds'] },
    help: '一次从主坐标出发，其余从随机位置出发，取应力最小的。',
  },
  permutationsSpec,
  {
    id: 'covariate_type',
    label: '分组表中的数字列',
    kind: 'choice',
    default: 'auto',
    help: '分组表除组名外的列也一并拟合。数字默认按数值作为箭头，与 R 相同；1、2、3 这样的编号请选“按分类”。',
    choices: [
      { value: 'auto', label: '按数值' },
      { value: 'category', label: '按分类' },
    ],
    advanced: true,
  },
  adjustSpec({
    label: 'p 值的校正',
    help: '在全部环境因子与分类变量之内校正；只影响“校正后 p 值”一列。',
    methods: pairAdjustments,
    names: adjustAuthors,
  }),
];

export const readEnvfitOptions = (options: Options): EnvfitOptions => options as EnvfitOptions;
