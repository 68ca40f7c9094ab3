import { InputError } from '../../model/index.ts';
import { searchNmds } from '../nmds/index.ts';
import { principalCoordinates } from '../pcoa/index.ts';
import type { EnvfitOptions } from './envfit.schema.ts';

/** `ratio` of each axis in all eigenvalues, or the stress of a nonmetric scaling: the other is `NaN`. */
export type Ordination = {
  readonly axes: readonly Float64Array[];
  readonly ratio: readonly number[];
  readonly stress: number;
};

/**
 * Coordinates of the samples on as many axes as were asked for, or as there are.
 * @throws {InputError} When all samples are the same, or are too few.
 */
export function ordinationOf(
  values: Float64Array,
  size: number,
  options: Pick<EnvfitOptions, 'ordination' | 'axes' | 'tries'>,
  input: string,
  seed: number,
  progress: (fraction: number) => void,
): Ordination {
  const refusal = (code: string, what: string, remedy: string): InputError =>
    new InputError([{ code, severity: 'error', input, what, remedy }]);
  if (values.every((value) => value === 0))
    throw refusal('no-variation', '所有样本之间的距离都为 0，没有可展示的差异', '请检查数据是否正确');
  if (size < options.axes + 2)
    throw refusal(
      'too-few-samples',
      `只有 ${size} 个样本，拟合 ${options.axes} 个轴至少需要 ${options.axes + 2} 个`,
      '请补充样本，或减少轴数',
    );
  if (options.ordination === 'nmds') {
    const { axes, best } = searchNmds(values, size, { dimensions: options.axes, tries: options.tries, seed, progress });
    return { axes, ratio: axes.map(() => Number.NaN), stress: best.state.stress };
  }
  const { axes, eigenvalues } = principalCoordinates(values, size, options.axes);
  const total = eigenvalues.reduce((sum, value) => sum + value, 0);
  return { axes, ratio: axes.map((_, k) => eigenvalues[k]! / total), stress: Number.NaN };
}
