import { InputError, type Matrix } from '../../model/index.ts';
import { rowAt } from '../../rows/index.ts';
import { correlationItems, type Items } from '../correlation/correlationItems.ts';
import type { NetworkOptions } from './network.schema.ts';

/** Features of one table, or of two over their common samples, one below the other. */
export type NetworkItems = Items & {
  /** How many of the ids are of the first table. */
  readonly first: number;
  readonly samplesLeft: readonly string[];
};

/** @throws {InputError} Under four common samples or two features, or more features than can be correlated. */
export function networkItems(matrix: Matrix, matrix2: Matrix | undefined, { top_variable }: NetworkOptions): NetworkItems {
  const of = (one: Matrix): Items => correlationItems(one, { method: 'spearman', of: 'features', topVariable: top_variable, missing: 'pairwise', pAdjust: 'BH', minR: 0, maxPairs: 1 });
  const shared = matrix2 ? matrix.samples.filter((sample) => matrix2.samples.includes(sample)) : matrix.samples;
  if (shared.length < 4) {
    throw new InputError([{
      code: matrix2 ? 'no-common-samples' : 'too-few-samples', severity: 'error', input: matrix2 ? 'matrix2' : 'matrix', what: matrix2 ? `两个数据表共有的样本只有 ${shared.length} 个，至少需要 4 个` : `只有 ${shared.length} 个样本，至少需要 4 个`,
      remedy: matrix2 ? '请检查两个表的样本名是否一致；样本按名称对应，与次序无关' : '样本太少时相关系数没有意义，请补充样本',
    }]);
  }
  if (!matrix2) {
    const items = of(matrix);
    return { ...items, first: items.ids.length, samplesLeft: [] };
  }
  const [one, other] = [of(withSamples(matrix, shared)), of(withSamples(matrix2, shared))];
  const known = new Set(one.ids);
  const values = new Float64Array(one.values.length + other.values.length);
  values.set(one.values);
  values.set(other.values, one.values.length);
  return {
    ids: [...one.ids, ...other.ids.map((id) => (known.has(id) ? `${id}（表 2）` : id))],
    values, observations: shared.length, removed: [...one.removed, ...other.removed], first: one.ids.length,
    samplesLeft: [...matrix.samples, ...matrix2.samples].filter((sample) => !shared.includes(sample)),
  };
}

function withSamples(matrix: Matrix, samples: readonly string[]): Matrix {
  const places = samples.map((sample) => matrix.samples.indexOf(sample));
  const values = new Float64Array(matrix.ids.length * samples.length);
  matrix.ids.forEach((_, row) => {
    const from = rowAt(matrix.values, matrix.samples.length, row);
    places.forEach((place, at) => (values[row * samples.length + at] = from[place]!));
  });
  return { ...matrix, samples, values };
}
