import { symmetricEigen, uniform } from '../../linear/index.ts';
import { orderedBasis, type Axes } from './ordinate.ts';
import type { Tested, TermTest } from './permute.ts';
import { without } from './without.ts';

export type AxisTestRequest = {
  readonly response: Tested;
  /** Orthonormal basis of the variables. */
  readonly basis: readonly Float64Array[];
  /** Constrained axes with a positive eigenvalue, in falling order. */
  readonly axes: Axes;
  readonly explained: number;
  /** What an axis is called before its number. */
  readonly name: string;
  readonly count: number;
  readonly seed: number;
  readonly progress: (fraction: number) => void;
};

/** Hits closer than this to the observed F are ties, as in vegan. */
const tie = Math.sqrt(Number.EPSILON);

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0);

/**
 * Forward tests of the constrained axes: the axes before it are partialled out, the rows of the residuals are permuted,
 * and the largest eigenvalue that the rest of the model then explains is compared with the observed one.
 *
 * Legendre, Oksanen & ter Braak 2011, doi:10.1111/j.2041-210X.2010.00078.x; `anova(by = "axis")` of vegan.
 */
export function testAxes({
  axes,
  basis,
  count,
  explained,
  name,
  progress,
  response,
  seed,
}: AxisTestRequest): TermTest[] {
  const { samples: n, total } = response;
  const residual = total - explained;
  const random = uniform(seed);
  const order = Int32Array.from({ length: n }, (_, i) => i);
  return axes.vectors.map((_, k): TermTest => {
    const given = axes.vectors.slice(0, k);
    const left = orderedBasis([...given, ...basis])
      .slice(k)
      .filter((axis) => axis !== null);
    const rest = without(response.products, n, given);
    let trace = 0;
    for (let i = 0; i < n; i += 1) trace += rest[i * n + i]!;
    const freedom = n - basis.length - 1;
    const statistic = (): number => {
      const images = [...left, ...given].map((vector) => permutedImage(rest, n, order, vector));
      const m = left.length;
      const inner = Float64Array.from({ length: m * m }, (__, at) => dot(left[Math.floor(at / m)]!, images[at % m]!));
      let fitted = 0;
      for (let i = 0; i < m; i += 1) fitted += inner[i * m + i]!;
      const gone = given.reduce((sum, vector, at) => sum + dot(vector, images[m + at]!), 0);
      return symmetricEigen(inner, m).values[0]! / ((trace - gone - fitted) / freedom);
    };
    for (let i = 0; i < n; i += 1) order[i] = i;
    const observed = statistic();
    let hits = 0;
    for (let round = 0; round < count; round += 1) {
      if (round % 20 === 0) progress((k + round / count) / axes.vectors.length);
      for (let i = n - 1; i > 0; i -= 1) {
        const j = Math.floor(random() * (i + 1));
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      hits += Number(statistic() >= observed - tie);
    }
    return {
      term: `${name}${k + 1}`,
      df: 1,
      inertia: axes.values[k]!,
      f: axes.values[k]! / (residual / freedom),
      p: (hits + 1) / (count + 1),
    };
  });
}

/** E[order, order] · vector. */
function permutedImage(matrix: Float64Array, n: number, order: Int32Array, vector: Float64Array): Float64Array {
  const image = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const row = order[i]! * n;
    let sum = 0;
    for (let j = 0; j < n; j += 1) sum += matrix[row + order[j]!]! * vector[j]!;
    image[i] = sum;
  }
  return image;
}
