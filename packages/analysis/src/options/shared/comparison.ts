import type { OptionSpec } from '../../model/index.ts';
import type { Wording } from './wording.ts';

/** Which groups are compared, and what is taken out of the differences between them. */
export type ComparisonOptions = {
  /** `reference`: the other groups against the reference; `pairs`: all pairs, the reference never the tested group. */
  readonly contrasts: 'reference' | 'pairs';
  /** Fold changes are divided by this group; empty: the first group. */
  readonly reference: string;
  /** The only group held against the reference; empty: each of the others. Of no effect with `pairs`. */
  readonly test_group: string;
  /** Column of the groups file with classes whose effect the model takes out; empty: none. */
  readonly batch: string;
  /** Column of the groups file in which samples of one individual have one value, for a paired design; empty: none. */
  readonly pair: string;
  /** Column of the groups file whose effect the model takes out: numbers linearly, words as classes; empty: none. */
  readonly covariate: string;
  /** Whether numbers of the covariate are numbers, as in R, or name classes. */
  readonly covariate_type: 'auto' | 'category';
  /** Whether the values are log2 already; else log2 is taken, and values that are not above 0 are refused. */
  readonly logged: boolean;
};

/** `contrasts`: which groups are held against which. */
export const contrastsSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'contrasts',
  label: '比较方式',
  kind: 'choice',
  default: 'reference',
  help: '只有一个对照时选“各组与参照组比较”；各组地位相同时选“两两比较”，比较数随组数很快增多。',
  ...wording,
  choices: [
    { value: 'reference', label: '各组与参照组比较' },
    { value: 'pairs', label: '所有组两两比较' },
  ],
});

/** `reference`: the group that the others are compared with. */
export const referenceSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'reference',
  label: '参照组',
  kind: 'group-level',
  default: '',
  help: '差异倍数以它为分母。留空时取分组方案中的第一组。',
  ...wording,
});

/** The help of `reference` where the method also compares all pairs. */
export const referenceOfPairs =
  '差异倍数以它为分母。留空时取分组方案中的第一组；两两比较时凡有它的比较都以它为参照，其余按分组方案的次序。';

/** `test_group`: the group that is compared. */
export const testGroupSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'test_group',
  label: '比较组',
  kind: 'group-level',
  default: '',
  help: '留空时取参照组之外的第一组。',
  ...wording,
});

/** `batch`: a column of classes whose effect is removed. */
export const batchSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'batch',
  label: '批次列',
  kind: 'factor',
  default: '',
  help: '分组表中的类别列，作为协变量放入模型，扣除批次的影响；某批次只含某一组时无法扣除。',
  ...wording,
});

/** `pair`: the column that says which samples belong to one individual. */
export const pairSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'pair',
  label: '配对列',
  kind: 'factor',
  default: '',
  help: '分组表中标明同一个体或同一对的列，作为协变量放入模型，即配对设计。',
  ...wording,
});

/** `covariate`: a column whose effect is removed, numbers linearly. */
export const covariateSpec = (wording: Wording & { readonly help: string }): OptionSpec => ({
  id: 'covariate',
  label: '协变量',
  kind: 'factor',
  default: '',
  ...wording,
});

/** `covariate_type`: what the numbers of the covariate are; asked for only when there is one. */
export const covariateTypeSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'covariate_type',
  label: '协变量的类型',
  kind: 'choice',
  default: 'auto',
  help: '数字默认按数值（线性）放入模型，与 R 相同；批次 1、2、3 这样的编号请选“按分类”。',
  when: { option: 'covariate', not: [''] },
  choices: [
    { value: 'auto', label: '数字按数值，文字按分类' },
    { value: 'category', label: '按分类' },
  ],
  ...wording,
});

/** `logged`, for a method that takes the logarithm itself. */
export const loggedSpec = (wording: Wording = {}): OptionSpec => ({
  id: 'logged',
  label: '数据已取对数（log2）',
  kind: 'boolean',
  default: false,
  help: '未取对数时先取 log2，要求所有值大于 0；已取对数的数据请打开，否则会取两次。',
  ...wording,
});
