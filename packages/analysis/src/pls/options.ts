import type { OptionSpec, OptionValue } from '../model/index.ts';
import type { Transform } from '../transform/index.ts';
import type { Scale } from './blocks.ts';

/** What PLS-DA and OPLS-DA both ask for. */
export type ProjectionOptions = {
  /** Applied to every value before scaling; `log2`, `log10` and `clr` refuse values that are not above 0. */
  readonly transform: Transform;
  /** What centred features are divided by: the standard deviation (`auto`), its root (`pareto`) or nothing. */
  readonly scale: Scale;
  /** Parts of the cross-validation, 2 or more; as many as samples or more leave out one sample at a time. */
  readonly folds: number;
  /** Models of shuffled groups, 20 or more; the more, the smaller a p-value can be. */
  readonly permutations: number;
};

export const transformOption: OptionSpec = {
  id: 'transform',
  label: '数据变换',
  help: '在缩放之前进行。已取过对数的数据请选“不变换”；原始峰强度建议 log2。',
  kind: 'choice',
  default: 'none',
  choices: [
    { value: 'none', label: '不变换' },
    { value: 'log2', label: 'log2', help: '要求所有值大于 0' },
    { value: 'log10', label: 'log10', help: '要求所有值大于 0' },
    { value: 'glog', label: 'glog（广义对数）', help: '允许 0 和负值' },
    { value: 'clr', label: 'CLR（中心对数比）', help: '用于成分数据，要求所有值大于 0' },
  ],
};

/** @param help - What the choice does to the figures of this method. */
export const scaleOption = (help: string): OptionSpec => ({
  id: 'scale',
  label: '缩放',
  help,
  kind: 'choice',
  default: 'auto',
  choices: [
    { value: 'auto', label: '单位方差（UV）', help: '除以标准差，各特征权重相同' },
    { value: 'pareto', label: 'Pareto', help: '除以标准差的平方根，强峰的权重略大' },
    { value: 'none', label: '仅中心化', help: '强峰主导模型' },
  ],
});

export const foldsOption: OptionSpec = {
  id: 'folds',
  label: '交叉验证折数',
  kind: 'integer',
  default: 7,
  min: 2,
  max: 100,
  step: 1,
  advanced: true,
  help: '样本按表中顺序轮流分入各折（百叶窗式）。不少于样本数时为留一法。',
};
export const permutationsOption: OptionSpec = {
  id: 'permutations',
  label: '置换次数',
  kind: 'integer',
  default: 200,
  min: 20,
  max: 5000,
  step: 10,
  help: '打乱分组后重建模型的次数；次数越多，最小可得的 P 值越小。',
};

/** The shared options by their names. */
export const readProjection = (options: Readonly<Record<string, OptionValue>>): ProjectionOptions => ({
  transform: options['transform'] as Transform,
  scale: options['scale'] as Scale,
  folds: options['folds'] as number,
  permutations: options['permutations'] as number,
});
