import type { Options, OptionSpec } from '../../model/index.ts';
import { oplsDa, plsDa } from '../../whole-methods/index.ts';
import { type TwoGroupOptions, twoGroupOptions } from '../../two-group-comparison/index.ts';

export type DifferentialMetabolitesOptions = Pick<TwoGroupOptions, 'fc' | 'p' | 'p_column' | 'logged' | 'test'> & {
  /** Least VIP of a differential feature, 0…10; at 0 the VIP does not count, else a feature without one never is. */
  readonly vip: number;
  /** The model that gives the VIP; those of the two are defined differently and do not compare. */
  readonly model: 'opls-da' | 'pls-da';
};

/** The options after the registry has validated them. */
export const readDifferentialOptions = (options: Options): DifferentialMetabolitesOptions =>
  options as DifferentialMetabolitesOptions;

type Wording = Partial<Pick<OptionSpec, 'label' | 'help' | 'when' | 'advanced'>>;

/** An option of one of the combined methods, with the words used here. */
function taken(from: readonly OptionSpec[], id: string, wording: Wording = {}): OptionSpec {
  return { ...from.find((spec) => spec.id === id)!, ...wording };
}

export const differentialMetabolitesOptions: readonly OptionSpec[] = [
  taken(twoGroupOptions, 'reference', {
    help: '差异倍数以它为分母，z 值以它的均值和标准差为准，得分图中在左侧。留空时取分组方案中的第一组（QC 除外）。',
  }),
  taken(twoGroupOptions, 'test_group', { help: '留空时取参照组之外的第一组（QC 除外）。' }),
  {
    id: 'vip',
    label: 'VIP 阈值',
    kind: 'number',
    default: 1,
    min: 0,
    max: 10,
    step: 0.1,
    help: 'VIP 不小于该值的特征才算差异代谢物。VIP 平方的平均值为 1，因此 1 即“超过平均”；填 0 表示不按 VIP 筛选。',
  },
  taken(twoGroupOptions, 'fc'),
  taken(twoGroupOptions, 'p', { help: 'p 值小于该值才算差异代谢物。填 1 表示不按 p 值筛选。' }),
  taken(twoGroupOptions, 'p_column'),
  taken(twoGroupOptions, 'test'),
  taken(twoGroupOptions, 'pair'),
  taken(twoGroupOptions, 'logged'),
  taken(twoGroupOptions, 'p_adjust'),
  {
    id: 'model',
    label: 'VIP 的来源',
    kind: 'choice',
    default: 'opls-da',
    help: '只用参与比较的两组建模。两种模型的 VIP 定义不同，不宜混用。',
    choices: [
      { value: 'opls-da', label: 'OPLS-DA', help: '先去除与分组无关的变异，VIP 取预测成分' },
      { value: 'pls-da', label: 'PLS-DA', help: 'VIP 由全部成分计算' },
    ],
  },
  taken(oplsDa.options, 'transform', {
    label: '建模前的数据变换',
    help: '只用于模型，不影响差异倍数和检验。已取过对数的数据请选“不变换”；原始峰强度建议 log2。',
  }),
  taken(oplsDa.options, 'scale', {
    label: '建模前的缩放',
    help: '各特征先中心化，再按所选方式缩放；只用于模型。缩放方式会改变 VIP 的排序。',
  }),
  taken(oplsDa.options, 'orthogonal', { when: { option: 'model', in: ['opls-da'] } }),
  taken(plsDa.options, 'components', { when: { option: 'model', in: ['pls-da'] }, default: 2 } as Wording),
  taken(oplsDa.options, 'folds'),
  taken(oplsDa.options, 'permutations'),
];
