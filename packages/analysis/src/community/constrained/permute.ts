import { uniform } from '../../linear/index.ts';
import { orderedBasis, weighted, type Response } from './ordinate.ts';

/** The parts of a response that the tests need. */
export type Tested = Pick<Response, 'kind' | 'products' | 'samples' | 'total' | 'weights'>;

export type TermTest = {
  readonly term: string;
  readonly df: number;
  readonly inertia: number;
  readonly f: number;
  readonly p: number;
};
export type TestRequest = {
  readonly response: Tested;
  readonly names: readonly string[];
  /** No variable is determined by the others. */
  readonly variables: readonly Float64Array[];
  readonly by: 'margin' | 'terms';
  readonly count: number;
  readonly seed: number;
  readonly progress: (fraction: number) => void;
};

/** Inertia on an axis when sample i gets the response of sample `order[i]`. */
function onAxis(products: Float64Array, n: number, order: Int32Array, axis: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < n; i += 1) {
    const row = order[i]! * n;
    let inner = 0;
    for (let j = 0; j < n; j += 1) inner += products[row + order[j]!]! * axis[j]!;
    sum += inner * axis[i]!;
  }
  return sum;
}

/**
 * Bases for the whole model and, by margin, for each variable after all others: the last axis belongs to that variable.
 */
function basesOf(
  variables: readonly Float64Array[],
  response: Tested,
  by: 'margin' | 'terms',
): { all: Float64Array[]; own: Float64Array[] } {
  const columns = weighted(variables, response);
  const present = (axes: readonly (Float64Array | null)[]): Float64Array[] =>
    axes.map((axis) => axis ?? new Float64Array(response.samples));
  const all = present(orderedBasis(columns));
  if (by === 'terms') return { all, own: all };
  return {
    all,
    own: columns.map((column, at) =>
      columns.length === 1
        ? all[0]!
        : present(orderedBasis([...columns.filter((_, other) => other !== at), column])).at(-1)!,
    ),
  };
}

/**
 * Permutation tests of the whole model and of each variable: the rows of the response are exchanged, F is the inertia
 * per degree of freedom over that of the rest, p = (hits + 1)/(count + 1). In CCA the variables keep the weights of the
 * observed order, as in vegan 2.6.
 *
 * Legendre, Oksanen & ter Braak 2011, doi:10.1111/j.2041-210X.2010.00078.x
 */
export function testModel({ by, count, names, progress, response, seed, variables }: TestRequest): {
  readonly model: TermTest;
  readonly terms: readonly TermTest[];
  readonly residual: TermTest;
} {
  const { products, samples: n, total } = response;
  const q = variables.length;
  const freedom = n - q - 1;
  const order = Int32Array.from({ length: n }, (_, i) => i);
  const bases = basesOf(variables, response, by);
  const figures = (): Float64Array => {
    const explained = bases.all.map((axis) => onAxis(products, n, order, axis));
    const own = by === 'terms' ? explained : bases.own.map((axis) => onAxis(products, n, order, axis));
    return Float64Array.of(
      explained.reduce((sum, value) => sum + value, 0),
      ...own,
    );
  };
  const ratios = (inertia: Float64Array): Float64Array =>
    inertia.map((value, at) => value / (at === 0 ? q : 1) / ((total - inertia[0]!) / freedom));
  const observed = figures();
  const f = ratios(observed);
  const hits = new Float64Array(q + 1);
  const random = uniform(seed);
  for (let round = 0; round < count; round += 1) {
    if (round % 20 === 0) progress(round / count);
    for (let i = n - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    // Rounding must not make a repetition of the observed order count as smaller.
    ratios(figures()).forEach((value, at) => (hits[at]! += Number(value >= f[at]! * (1 - 1e-9))));
  }
  const made = (term: string, at: number): TermTest => ({
    term,
    df: at === 0 ? q : 1,
    inertia: observed[at]!,
    f: f[at]!,
    p: (hits[at]! + 1) / (count + 1),
  });
  return {
    model: made('全部环境因子', 0),
    terms: names.map((name, at) => made(name, at + 1)),
    residual: { term: '残差', df: freedom, inertia: total - observed[0]!, f: Number.NaN, p: Number.NaN },
  };
}
