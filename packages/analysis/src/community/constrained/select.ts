import { maximum } from '../../extremes/index.ts';
import { uniform } from '../../linear/index.ts';
import { orderedBasis } from './ordinate.ts';
import type { Tested } from './permute.ts';
import { without } from './without.ts';

/** How variables are chosen: all of them, by the smallest p, or by the adjusted R². */
export type Selection = 'none' | 'p' | 'r2';
export type Step = {
  readonly variable: number;
  readonly r2: number;
  readonly adjusted: number;
  readonly f: number;
  readonly p: number;
  readonly verdict:
    | '进入'
    | '进入（未作选择）'
    | '停止：p 值大于阈值'
    | '停止：校正 R² 不再增加'
    | '停止：超过全部因子的校正 R²';
};

export type SelectRequest = {
  readonly response: Tested;
  /** Weighted as the response is; none is determined by the others. */
  readonly candidates: readonly Float64Array[];
  readonly how: Exclude<Selection, 'none'>;
  readonly enter: number;
  readonly count: number;
  readonly seed: number;
  readonly progress: (fraction: number) => void;
};

/** Hits closer than this to the observed F are ties, as in vegan. */
const tie = Math.sqrt(Number.EPSILON);

/**
 * Forward selection of variables, one at a time, each tested after those already chosen: the rows of the residuals of
 * these are permuted.
 *
 * `p` takes the variable with the smallest p, of equal ones the one that explains most (`ordistep` of vegan). `r2`
 * takes the one with the largest adjusted R² and stops besides when that exceeds the one of all variables together
 * (`ordiR2step`; Blanchet, Legendre & Borcard 2008, doi:10.1890/07-0986.1).
 */
export function selectVariables({
  candidates,
  count,
  enter,
  how,
  progress,
  response,
  seed,
}: SelectRequest): readonly Step[] {
  const { samples: n, total } = response;
  const random = uniform(seed);
  const adjustedOf = (r2: number, variables: number): number => 1 - (1 - r2) * ((n - 1) / (n - variables - 1));
  const inertia = (axis: Float64Array): number => formOf(response.products, n, null, axis);
  const whole = orderedBasis(candidates).reduce((sum, axis) => sum + (axis ? inertia(axis) : 0), 0) / total;
  const limit = adjustedOf(whole, candidates.length);
  const entered: number[] = [];
  const steps: Step[] = [];
  let explained = 0;
  while (entered.length < candidates.length) {
    const left = [...candidates.keys()].filter((at) => !entered.includes(at));
    const bases = left.map((at) =>
      orderedBasis([...entered, at].map((one) => candidates[one]!)).map((axis) => axis ?? new Float64Array(n)),
    );
    const given = bases[0]!.slice(0, -1);
    const own = bases.map((basis) => basis.at(-1)!);
    const gains = own.map(inertia);
    const freedom = n - entered.length - 2;
    const fOf = (at: number): number => gains[at]! / ((total - explained - gains[at]!) / freedom);
    const best = gains.indexOf(maximum(gains));
    const tested = how === 'p' ? [...left.keys()] : [best];
    const made = (at: number, p: number, verdict: Step['verdict']): Step => ({
      variable: left[at]!,
      r2: (explained + gains[at]!) / total,
      adjusted: adjustedOf((explained + gains[at]!) / total, entered.length + 1),
      f: fOf(at),
      p,
      verdict,
    });
    if (how === 'r2') {
      const adjusted = adjustedOf((explained + gains[best]!) / total, entered.length + 1);
      const before = entered.length === 0 ? 0 : adjustedOf(explained / total, entered.length);
      // All variables together reach exactly their own adjusted R²; rounding must not make them exceed it.
      const stop = !(adjusted > before)
        ? '停止：校正 R² 不再增加'
        : adjusted > limit + 1e-12
          ? '停止：超过全部因子的校正 R²'
          : null;
      if (stop) return [...steps, made(best, Number.NaN, stop)];
    }
    const p = permuted({
      rest: without(response.products, n, given),
      n,
      given,
      own: tested.map((at) => own[at]!),
      observed: tested.map(fOf),
      freedom,
      count,
      random,
      progress: (fraction) => progress((entered.length + fraction) / candidates.length),
    });
    const first = tested
      .map((at, i) => ({ at, p: p[i]! }))
      .reduce((one, other) =>
        other.p < one.p || (other.p === one.p && gains[other.at]! > gains[one.at]!) ? other : one,
      );
    if (first.p > enter) return [...steps, made(first.at, first.p, '停止：p 值大于阈值')];
    steps.push(made(first.at, first.p, '进入'));
    explained += gains[first.at]!;
    entered.push(left[first.at]!);
  }
  return steps;
}

/** All variables in their order, untested: what each adds to those before it. */
export function enterAll(
  { products, samples: n, total }: Pick<Tested, 'products' | 'samples' | 'total'>,
  basis: readonly Float64Array[],
): readonly Step[] {
  let explained = 0;
  return basis.map((axis, variable): Step => {
    const gain = formOf(products, n, null, axis);
    explained += gain;
    const freedom = n - variable - 2;
    return {
      variable,
      r2: explained / total,
      adjusted: 1 - (1 - explained / total) * ((n - 1) / freedom),
      f: gain / ((total - explained) / freedom),
      p: Number.NaN,
      verdict: '进入（未作选择）',
    };
  });
}

/** aᵀ E[order, order] a. */
function formOf(matrix: Float64Array, n: number, order: Int32Array | null, axis: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    const row = (order ? order[i]! : i) * n;
    let inner = 0;
    for (let j = 0; j < n; j += 1) inner += matrix[row + (order ? order[j]! : j)]! * axis[j]!;
    sum += inner * axis[i]!;
  }
  return sum;
}

type Permuted = {
  readonly rest: Float64Array;
  readonly n: number;
  readonly given: readonly Float64Array[];
  readonly own: readonly Float64Array[];
  readonly observed: readonly number[];
  readonly freedom: number;
  readonly count: number;
  readonly random: () => number;
  readonly progress: (fraction: number) => void;
};

function permuted({ count, freedom, given, n, observed, own, progress, random, rest }: Permuted): Float64Array {
  let trace = 0;
  for (let i = 0; i < n; i += 1) trace += rest[i * n + i]!;
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const hits = new Float64Array(own.length);
  for (let round = 0; round < count; round += 1) {
    if (round % 20 === 0) progress(round / count);
    for (let i = n - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const gone = given.reduce((sum, axis) => sum + formOf(rest, n, order, axis), 0);
    own.forEach((axis, at) => {
      const fitted = formOf(rest, n, order, axis);
      hits[at]! += Number(fitted / ((trace - gone - fitted) / freedom) >= observed[at]! - tie);
    });
  }
  return hits.map((one) => (one + 1) / (count + 1));
}
