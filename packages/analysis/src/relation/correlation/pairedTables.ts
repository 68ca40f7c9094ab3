import { joinSamples } from '../../groups/index.ts';
import { InputError } from '../../model/index.ts';
import type { Matrix, Message, Removal } from '../../model/index.ts';
import { rowAt } from '../../rows/index.ts';
import { correlationItems, mostVariable, tooFewObservations, type Items } from './correlationItems.ts';
import type { CorrelationOptions } from './correlation.schema.ts';

/**
 * Two tables over the samples they have in common, in the order of the first; `left` are the samples of only one of
 * them.
 */
export type PairedTables = {
  readonly first: Matrix;
  readonly second: Matrix;
  readonly left: readonly string[];
  /** What is said of samples that are written otherwise in the second table; empty without any. */
  readonly told: readonly Message[];
};

/**
 * Joins two tables by the names of their samples.
 *
 * @throws {InputError} Under `least` common samples.
 */
export function pairedTables(matrix: Matrix, matrix2: Matrix, least: number): PairedTables {
  const { pairs, renamed } = joinSamples(matrix.samples, matrix2.samples);
  const shared = pairs.toSorted((a, b) => a.left - b.left);
  const [known, other] = [new Set(shared.map(({ left }) => left)), new Set(shared.map(({ right }) => right))];
  if (shared.length < least) {
    throw new InputError([
      {
        code: 'no-common-samples',
        severity: 'error',
        input: 'matrix2',
        what: `两个数据表共有的样本只有 ${shared.length} 个，至少需要 ${least} 个`,
        remedy: '请检查两个表的样本名是否一致；样本按名称对应，与次序无关',
      },
    ]);
  }
  return {
    first: withColumns(
      matrix,
      shared.map(({ left }) => left),
    ),
    second: {
      ...withColumns(
        matrix2,
        shared.map(({ right }) => right),
      ),
      samples: shared.map(({ left }) => matrix.samples[left]!),
    },
    left: [...matrix.samples.filter((_, at) => !known.has(at)), ...matrix2.samples.filter((_, at) => !other.has(at))],
    told:
      renamed.length > 0
        ? [
            {
              level: 'info',
              text: `${renamed.length} 个样本名写法不同，已按同一样本处理，如“${renamed[0]!.left}”与“${renamed[0]!.right}”`,
            },
          ]
        : [],
  };
}

/** What is correlated between two tables: features of each over the same observations. */
export type PairedItems = {
  readonly first: Items;
  readonly second: Items;
  readonly removed: readonly Removal[];
  readonly left: readonly string[];
  readonly told: readonly Message[];
};

/**
 * The features of two tables to correlate with each other. A sample counts as complete when no chosen feature of either
 * table lacks it.
 *
 * @throws {InputError} Under three common samples, and as `correlationItems`; one usable feature a table will do.
 */
export function pairedItems(
  matrix: Matrix,
  matrix2: Matrix,
  { topVariable, missing }: CorrelationOptions,
): PairedItems {
  const { first, second, left, told } = pairedTables(matrix, matrix2, 3);
  let [one, other] = [mostVariable(first, topVariable), mostVariable(second, topVariable)];
  const removed: Removal[] = [];
  if (missing === 'complete') {
    const kept = one.samples.filter((sample, column) => {
      const count = missingIn(one, column) + missingIn(other, column);
      if (count > 0) removed.push({ kind: 'sample', id: sample, reason: `有 ${count} 个缺失值` });
      return count === 0;
    });
    if (kept.length < 3) throw tooFewObservations(kept.length);
    [one, other] = [withSamples(one, kept), withSamples(other, kept)];
  }
  const items = (table: Matrix, input: 'matrix' | 'matrix2'): Items =>
    correlationItems(table, { of: 'features', topVariable: 'all', missing: 'pairwise' }, { input, least: 1 });
  const [a, b] = [items(one, 'matrix'), items(other, 'matrix2')];
  return { first: a, second: b, removed: [...removed, ...a.removed, ...b.removed], left, told };
}

function missingIn({ ids, samples, values }: Matrix, column: number): number {
  let count = 0;
  for (let row = 0; row < ids.length; row += 1) count += Number(Number.isNaN(values[row * samples.length + column]!));
  return count;
}

function withSamples(matrix: Matrix, samples: readonly string[]): Matrix {
  const placeOf = new Map(matrix.samples.map((sample, place) => [sample, place]));
  return withColumns(
    matrix,
    samples.map((sample) => placeOf.get(sample)!),
  );
}

function withColumns(matrix: Matrix, places: readonly number[]): Matrix {
  const values = new Float64Array(matrix.ids.length * places.length);
  matrix.ids.forEach((_, row) => {
    const from = rowAt(matrix.values, matrix.samples.length, row);
    places.forEach((place, at) => (values[row * places.length + at] = from[place]!));
  });
  return { ...matrix, samples: places.map((place) => matrix.samples[place]!), values };
}
