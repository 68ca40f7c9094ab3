import { orthonormalize } from '../../linear/index.ts';
import type { FactorTerm } from '../../linear-model/index.ts';
import { gowerMatrix } from '../pcoa/index.ts';
import { permutationP, permutedForms, shuffles, type Shuffles } from '../../permutations/index.ts';

/** A variable of the samples, in the order it enters the model: the columns of a class or of numbers. */
export type Term = Pick<FactorTerm, 'columns' | 'name'>;
type TermTest = {
  readonly name: string;
  readonly df: number;
  readonly ss: number;
  readonly r2: number;
  readonly f: number;
  readonly p: number;
};
export type Partition = {
  readonly terms: readonly TermTest[];
  readonly residual: { readonly df: number; readonly ss: number; readonly r2: number };
  readonly total: { readonly df: number; readonly ss: number };
};

/**
 * Permutational multivariate analysis of variance: sums of squares of the terms one after another, F against the
 * residual, p by permuting the samples (Anderson 2001, doi:10.1111/j.1442-9993.2001.01070.pp.x; McArdle & Anderson
 * 2001; as `adonis2` of vegan, by terms).
 *
 * @param distance - size², symmetric, zero diagonal. Not mutated.
 */
export function partition(distance: Float64Array, terms: readonly Term[], orders: Shuffles): Partition {
  const size = orders.size;
  const centred = gowerMatrix(distance, size);
  const total = centred.reduce((sum, value, at) => (at % (size + 1) === 0 ? sum + value : sum), 0);
  const basis: Float64Array[] = [new Float64Array(size).fill(1 / Math.sqrt(size))];
  const blocks = terms.map(({ columns }) => {
    const block = orthonormalize(
      columns.map((column) => column.slice()),
      basis,
    );
    basis.push(...block);
    return block;
  });
  const vectors = blocks.flat();
  const identity: Shuffles = { count: 1, size, values: Int32Array.from({ length: size }, (_, i) => i) };
  const sums = (forms: Float64Array, b: number): number[] => {
    let at = b * vectors.length;
    return blocks.map((block) => block.reduce((sum) => sum + forms[at++]!, 0));
  };
  const df = blocks.map((block) => block.length);
  const residualDf = size - 1 - vectors.length;
  const statistics = (ss: readonly number[]): number[] => {
    const residual = (total - ss.reduce((sum, value) => sum + value, 0)) / residualDf;
    return ss.map((value, k) => (residual > 1e-14 * total ? value / df[k]! / residual : Number.NaN));
  };
  const observed = sums(permutedForms(centred, vectors, identity), 0);
  const f = statistics(observed);
  const forms = permutedForms(centred, vectors, orders);
  const permuted = Array.from({ length: orders.count }, (_, b) => statistics(sums(forms, b)));
  const residual = total - observed.reduce((sum, value) => sum + value, 0);
  return {
    terms: terms.map(({ name }, k) => ({
      name,
      df: df[k]!,
      ss: observed[k]!,
      r2: observed[k]! / total,
      f: f[k]!,
      p: permutationP(
        f[k]!,
        permuted.map((one) => one[k]!),
      ),
    })),
    residual: { df: residualDf, ss: residual, r2: residual / total },
    total: { df: size - 1, ss: total },
  };
}

/** Classes of samples as a term: one column a class, 1 at its members, without the last class. */
export function classTerm(name: string, values: readonly (string | number)[]): Term {
  const classes = [...new Set(values)];
  return {
    name,
    columns: classes.slice(0, -1).map((one) => Float64Array.from(values, (value) => Number(value === one))),
  };
}

/** Orders that a design with these samples allows. */
export const ordersOf = (
  size: number,
  {
    permutations,
    seed,
    strata,
  }: { readonly permutations: number; readonly seed: number; readonly strata: readonly string[] | undefined },
): Shuffles => shuffles(size, permutations, seed, strata);
