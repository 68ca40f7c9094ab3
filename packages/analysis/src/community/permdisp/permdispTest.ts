import { arithmeticMean, fisherUpper } from '../../statistics/index.ts';
import { permutationP, type Shuffles } from '../../permutations/index.ts';

export type DispersionTest = {
  readonly df: readonly [number, number];
  readonly ss: readonly [number, number];
  readonly f: number;
  readonly p: number;
  readonly pParametric: number;
};
export type DispersionPair = {
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  readonly t: number;
  readonly p: number;
};

function sums(values: Float64Array, code: Int32Array, levels: number): { between: number; within: number } {
  const [total, count] = [new Float64Array(levels), new Float64Array(levels)];
  values.forEach((value, i) => {
    total[code[i]!]! += value;
    count[code[i]!]! += 1;
  });
  const mean = total.reduce((sum, value) => sum + value, 0) / values.length;
  const means = total.map((sum, level) => sum / count[level]!);
  let within = 0;
  values.forEach((value, i) => (within += (value - means[code[i]!]!) ** 2));
  return { between: means.reduce((sum, value, level) => sum + count[level]! * (value - mean) ** 2, 0), within };
}

/** Analysis of variance of the distances; p by permuting what the group means leave, as `permutest` of vegan. */
export function dispersionTest(
  distances: Float64Array,
  code: Int32Array,
  levels: number,
  orders: Shuffles,
): DispersionTest {
  const df = [levels - 1, distances.length - levels] as const;
  const { between, within } = sums(distances, code, levels);
  const f = within > 0 ? between / df[0] / (within / df[1]) : Number.NaN;
  const means = Array.from({ length: levels }, (_, level) => {
    const own = distances.filter((__, i) => code[i] === level);
    return arithmeticMean(own);
  });
  const rest = distances.map((value, i) => value - means[code[i]!]!);
  const permuted = Float64Array.from({ length: orders.count }, (_, b) => {
    const shuffled = sums(
      rest.map((__, i) => rest[orders.values[b * orders.size + i]!]!),
      code,
      levels,
    );
    return shuffled.between / df[0] / (shuffled.within / df[1]);
  });
  return { df, ss: [between, within], f, p: permutationP(f, permuted), pParametric: fisherUpper(f, df[0], df[1]) };
}

/**
 * Student's t of every two groups, first − second, p by permuting the distances among all samples, as
 * `permutest(pairwise = TRUE)`.
 */
export function dispersionPairs(
  distances: Float64Array,
  code: Int32Array,
  levels: number,
  orders: Shuffles,
): DispersionPair[] {
  const members = Array.from({ length: levels }, (_, level) =>
    Array.from(code.keys()).filter((i) => code[i] === level),
  );
  return members.flatMap((first, a) =>
    members.slice(a + 1).map((second, after): DispersionPair => {
      const b = a + 1 + after;
      const seen = studentT(distances, first, second);
      const permuted = Float64Array.from({ length: orders.count }, (_, at) => {
        const place = (i: number): number => orders.values[at * orders.size + i]!;
        return Math.abs(studentT(distances, first.map(place), second.map(place)).t);
      });
      return { a, b, ...seen, p: permutationP(Math.abs(seen.t), permuted) };
    }),
  );
}

function studentT(
  values: Float64Array,
  first: readonly number[],
  second: readonly number[],
): { difference: number; t: number } {
  const [m, n] = [first.length, second.length];
  const mean = (list: readonly number[]): number => list.reduce((sum, i) => sum + values[i]!, 0) / list.length;
  const [x, y] = [mean(first), mean(second)];
  const squares =
    first.reduce((sum, i) => sum + (values[i]! - x) ** 2, 0) +
    second.reduce((sum, i) => sum + (values[i]! - y) ** 2, 0);
  const error = Math.sqrt((squares / (m + n - 2)) * (1 / m + 1 / n));
  return { difference: x - y, t: m + n > 2 && error > 0 ? (x - y) / error : Number.NaN };
}
