import { InputError, type Matrix, type Message } from '../../model/index.ts';
import { correlationItems, type Items, pairedTables } from '../correlation/index.ts';
import type { NetworkOptions } from './network.schema.ts';

const fewest = 4;

/** Features of one table, or of two over their common samples, one below the other. */
export type NetworkItems = Items & {
  /** How many of the ids are of the first table. */
  readonly first: number;
  readonly samplesLeft: readonly string[];
  /** What is said of samples that both tables have. */
  readonly told: readonly Message[];
};

/** @throws {InputError} Under four common samples or two features, or more features than can be correlated. */
export function networkItems(
  matrix: Matrix,
  matrix2: Matrix | undefined,
  { top_variable }: NetworkOptions,
): NetworkItems {
  const of = (one: Matrix, input: 'matrix' | 'matrix2'): Items =>
    correlationItems(
      one,
      { of: 'features', topVariable: top_variable, missing: 'pairwise' },
      { input, least: matrix2 ? 1 : 2 },
    );
  if (!matrix2) {
    if (matrix.samples.length < fewest) {
      throw new InputError([
        {
          code: 'too-few-samples',
          severity: 'error',
          input: 'matrix',
          what: `只有 ${matrix.samples.length} 个样本，至少需要 ${fewest} 个`,
          remedy: '样本太少时相关系数没有意义，请补充样本',
        },
      ]);
    }
    const items = of(matrix, 'matrix');
    return { ...items, first: items.ids.length, samplesLeft: [], told: [] };
  }
  const { first, second, left, told } = pairedTables(matrix, matrix2, fewest);
  const [one, other] = [of(first, 'matrix'), of(second, 'matrix2')];
  const known = new Set(one.ids);
  const values = new Float64Array(one.values.length + other.values.length);
  values.set(one.values);
  values.set(other.values, one.values.length);
  return {
    ids: [...one.ids, ...other.ids.map((id) => (known.has(id) ? `${id}（表 2）` : id))],
    values,
    observations: one.observations,
    removed: [...one.removed, ...other.removed],
    first: one.ids.length,
    samplesLeft: left,
    told,
  };
}
