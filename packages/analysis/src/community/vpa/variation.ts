import { orderedBasis, without } from '../constrained/index.ts';
import { permutationP, permutedForms, type Shuffles } from '../../permutations/index.ts';

/** Inner products of the centred responses of `size` samples, size², and their trace. */
export type Variation = { readonly products: Float64Array; readonly size: number; readonly total: number };
/** Variables as columns, each `size` long, centred. */
export type Columns = readonly Float64Array[];
export type Explained = {
  readonly rank: number;
  readonly r2: number;
  /** After Ezekiel; `NaN` when nothing is left for the residual. */
  readonly adjusted: number;
};
export type PartialTest = {
  readonly df: number;
  readonly residual: number;
  /** What the variables add to R². */
  readonly r2: number;
  readonly f: number;
  readonly p: number;
};

const basisOf = (columns: Columns): Float64Array[] => orderedBasis(columns).filter((axis) => axis !== null);
const identity = (size: number): Shuffles => ({
  count: 1,
  size,
  values: Int32Array.from({ length: size }, (_, i) => i),
});
const sum = (values: Float64Array): number => values.reduce((all, value) => all + value, 0);

/**
 * What the variables explain together: R² and that adjusted for their number (Peres-Neto et al. 2006,
 * doi:10.1890/0012-9658(2006)87[2614:VPOSDM]2.0.CO;2).
 */
export function explained({ products, size, total }: Variation, columns: Columns): Explained {
  const basis = basisOf(columns);
  const r2 = basis.length === 0 ? 0 : sum(permutedForms(products, basis, identity(size))) / total;
  const left = size - basis.length - 1;
  return { rank: basis.length, r2, adjusted: left > 0 ? 1 - (1 - r2) * ((size - 1) / left) : Number.NaN };
}

/** Sets as bits of a number: set i is in `mask` when bit i is. */
export const membersOf = (mask: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => i).filter((i) => mask & (1 << i));

/**
 * The part of the variation that lies in exactly the sets of `mask`, by inclusion and exclusion of the adjusted R² of
 * unions (Borcard, Legendre & Drapeau 1992, doi:10.2307/1940179; as `varpart` of vegan). It may be negative.
 *
 * @param unions - Adjusted R² of every union, by mask; that of 0 is 0.
 */
export function part(unions: readonly number[], mask: number): number {
  const rest = unions.length - 1 - mask;
  let found = 0;
  for (let inner = mask; ; inner = (inner - 1) & mask) {
    const odd = membersOf(inner, 31).length % 2 === 1;
    found += (odd ? 1 : -1) * unions[rest | inner]!;
    if (inner === 0) return found;
  }
}

/**
 * Permutation test of what variables explain beyond others: the residuals of the others are exchanged among the samples
 * (reduced model; Legendre, Oksanen & ter Braak 2011, doi:10.1111/j.2041-210X.2010.00078.x; as `anova` of a partial
 * `rda` of vegan). `NaN` when the variables add nothing new, or nothing is left for the residual.
 */
export function partialTest(
  { products, size, total }: Variation,
  own: Columns,
  condition: Columns,
  orders: Shuffles,
): PartialTest {
  const all = orderedBasis([...condition, ...own]);
  const given = all.slice(0, condition.length).filter((axis) => axis !== null);
  const added = all.slice(condition.length).filter((axis) => axis !== null);
  const residual = size - 1 - given.length - added.length;
  if (added.length === 0 || residual <= 0) return { df: added.length, residual, r2: 0, f: Number.NaN, p: Number.NaN };
  const rest = without(products, size, given);
  let left = 0;
  for (let i = 0; i < size; i += 1) left += rest[i * size + i]!;
  const vectors = [...added, ...given];
  const statistics = (forms: Float64Array, b: number): { fitted: number; f: number } => {
    const at = b * vectors.length;
    const fitted = sum(forms.subarray(at, at + added.length));
    const gone = sum(forms.subarray(at + added.length, at + vectors.length));
    return { fitted, f: fitted / added.length / ((left - gone - fitted) / residual) };
  };
  const observed = statistics(permutedForms(rest, vectors, identity(size)), 0);
  const forms = permutedForms(rest, vectors, orders);
  const permuted = Float64Array.from({ length: orders.count }, (_, b) => statistics(forms, b).f);
  return {
    df: added.length,
    residual,
    r2: observed.fitted / total,
    f: observed.f,
    p: permutationP(observed.f, permuted),
  };
}
