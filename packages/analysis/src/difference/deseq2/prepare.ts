import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Removal } from '../../model/index.ts';
import { allPairs, designOf } from '../../linear-model/index.ts';
import type { Design, ReadDesign } from '../../linear-model/index.ts';
import { countsOf } from '../negative-binomial/index.ts';
import type { Contrast } from './contrastTests.ts';
import type { Deseq2Options } from './deseq2.schema.ts';
import { modelOf } from './model.ts';
import type { Model } from './model.ts';
import type { Reduced } from './pipeline.ts';
import { sizeFactors } from './sizeFactors.ts';

export type Prepared = {
  readonly design: ReadDesign;
  readonly model: Model;
  /** The group whose coefficient is the intercept. */
  readonly base: number;
  /** Row-major, kept features × the design's samples. */
  readonly counts: Float64Array;
  /** The matrix rows that were kept, in order. */
  readonly rows: readonly number[];
  readonly librarySizes: Float64Array;
  readonly rounded: number;
  readonly contrasts: readonly Contrast[];
  readonly reduced: Reduced | null;
  readonly removed: readonly Removal[];
};

/** @throws {InputError} When the design or a contrast cannot be made, or the values are no counts. */
export function prepare(matrix: Matrix, groups: Groups, options: Deseq2Options): Prepared {
  const design = designOf(matrix, groups, options);
  const pairs = comparisons(design, options);
  const read = countsOf(matrix, design.matrixColumns, options.round);
  const { samples: n } = design;
  const total = (row: number): number =>
    read.values.subarray(row * n, (row + 1) * n).reduce((sum, count) => sum + count, 0);
  const rows = matrix.ids.map((_, row) => row).filter((row) => total(row) >= options.min_count);
  if (rows.length < 3)
    throw failure(
      'too-few-features',
      `总计数不低于 ${options.min_count} 的特征只有 ${rows.length} 个`,
      '估计离散度的趋势至少需要 3 个特征，实际宜有数百个；请检查数据，或调低“最低总计数”',
    );
  const counts = new Float64Array(rows.length * n);
  rows.forEach((row, at) => counts.set(read.values.subarray(row * n, (row + 1) * n), at * n));
  const factors = sizeFactors(counts, n, options.size_factors);
  if (!factors)
    throw failure(
      'no-size-factors',
      '每个特征都至少在一个样本中为 0，无法用中位数比值计算大小因子',
      '请把“大小因子”改为“允许含 0 的特征（poscounts）”，或先去掉计数很少的样本',
    );

  const base =
    pairs.length === 1
      ? pairs[0]!.reference
      : options.contrasts === 'pairs' && options.test === 'wald'
        ? 0
        : pairs[0]!.reference;
  const model = modelOf(withLevel(design, base), n, design.columns, factors);
  const kept = new Set(rows);
  const librarySizes = new Float64Array(n);
  read.values.forEach((count, at) => (librarySizes[at % n]! += count));
  return {
    design,
    model,
    base,
    counts,
    rows,
    librarySizes,
    rounded: read.rounded,
    contrasts: pairs.map((pair) => contrastOf(design, base, pair)),
    reduced: options.test === 'lrt' ? reducedOf(design, model, factors) : null,
    removed: [
      ...design.removed,
      ...matrix.ids.flatMap((id, row): Removal[] =>
        kept.has(row) ? [] : [{ kind: 'feature', id, reason: '总计数过低' }],
      ),
    ],
  };
}

type Pair = { readonly test: number; readonly reference: number };

/** @throws {InputError} When a group that was named is not there. */
export function comparisons({ groups }: Design, options: Deseq2Options): Pair[] {
  const named = indexOf(groups, options.reference, 'reference', '参照组');
  if (options.test === 'wald' && options.contrasts === 'pairs') return allPairs(groups.length, named ?? 0);
  const reference = named ?? (options.test_group === groups[0] ? 1 : 0);
  const test = indexOf(groups, options.test_group, 'test_group', '比较组');
  if (test === reference) throw parameter('test_group', `参照组与比较组都是“${groups[test]}”`, '请选择两个不同的组');
  const others = groups.map((_, i) => i).filter((i) => i !== reference);
  return (test === null ? (options.test === 'lrt' ? others.slice(-1) : others) : [test]).map((i) => ({
    reference,
    test: i,
  }));
}

function indexOf(groups: readonly string[], level: string, option: string, label: string): number | null {
  if (level === '') return null;
  const at = groups.indexOf(level);
  if (at < 0) throw parameter(option, `${label}“${level}”没有样本，或不在分组表中`, `请选择：${groups.join('、')}`);
  return at;
}

/** The same model with another group as intercept. */
export const rebased = ({ design, model }: Pick<Prepared, 'design' | 'model'>, base: number): Model =>
  modelOf(withLevel(design, base), design.samples, design.columns, model.sizeFactors);

/** The design with group `base` as intercept: the other groups' coefficients are then changes from it. */
function withLevel({ columns, samples, values }: Design, base: number): Float64Array {
  const turned = values.slice();
  for (let i = 0; i < samples; i += 1) turned[i * columns + base] = 1;
  return turned;
}

function contrastOf({ columns, groupOf, groups }: Design, base: number, { reference, test }: Pair): Contrast {
  const weights = new Float64Array(columns);
  if (test !== base) weights[test] = 1;
  if (reference !== base) weights[reference] = -1;
  return {
    name: `${groups[test]} vs ${groups[reference]}`,
    test,
    reference,
    weights,
    samples: Uint8Array.from(groupOf, (group) => (group === test || group === reference ? 1 : 0)),
  };
}

/** The design without the groups. */
function reducedOf({ columns, groups, samples }: Design, { values }: Model, factors: Float64Array): Reduced {
  const covariates = columns - groups.length;
  if (covariates === 0) return { model: null };
  const less = new Float64Array(samples * (covariates + 1));
  for (let i = 0; i < samples; i += 1) {
    less[i * (covariates + 1)] = 1;
    for (let j = 0; j < covariates; j += 1)
      less[i * (covariates + 1) + j + 1] = values[i * columns + groups.length + j]!;
  }
  return { model: modelOf(less, samples, covariates + 1, factors) };
}

const parameter = (option: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input: option, what, remedy }], 'parameter');
const failure = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);
