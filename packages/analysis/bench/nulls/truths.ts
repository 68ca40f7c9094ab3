import { methodById, parseOptions } from '../../src/index.ts';
import type { MethodOutput } from '../../src/model/index.ts';
import { countsOf } from '../../src/testing/countsOf.ts';
import { groupsOf, matrixOf, column, type Draw, type Table } from './tests.ts';

/** Methods that score or take apart: how near they come to what the tables were made of. */
export type Truth = {
  readonly method: string;
  readonly tables: string;
  /** What is measured, on average over the tables. */
  readonly figure: string;
  readonly make: (draw: Draw) => Table & { readonly truth: readonly number[] };
  readonly measure: (output: MethodOutput, truth: readonly number[]) => number;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const meanError = (found: readonly number[], truth: readonly number[]): number =>
  mean(found.map((value, at) => Math.abs(value - truth[at]!)));

/** Shares that sum to 1. */
function shares(draw: Draw, count: number): number[] {
  const drawn = Array.from({ length: count }, () => -Math.log(1 - draw.next()));
  const total = drawn.reduce((sum, value) => sum + value, 0);
  return drawn.map((value) => value / total);
}

function mixtures(draw: Draw) {
  const types = ['k1', 'k2', 'k3', 'k4'];
  const signature = Array.from({ length: 80 }, (_, row) =>
    types.map((_type, at) => Math.exp(3 + draw.normal()) * (row % 4 === at ? 8 : 1)),
  );
  const parts = Array.from({ length: 6 }, () => shares(draw, types.length));
  const rows = signature.map((row) =>
    parts.map((own) =>
      draw.digits(own.reduce((sum, share, at) => sum + share * row[at]!, 0) * Math.exp(0.15 * draw.normal())),
    ),
  );
  return {
    inputs: { matrix: matrixOf(rows), matrix2: { ...matrixOf(signature), samples: types } },
    options: { permutations: 10 },
    truth: types.flatMap((_, at) => parts.map((own) => own[at]!)),
  };
}

function sinks(draw: Draw) {
  const profile = () => shares(draw, 60).map((share) => share ** 2);
  const sources = [profile(), profile(), profile()];
  const sample = (weights: readonly number[]): number[] => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const counts = weights.map(() => 0);
    for (let read = 0; read < 1_000; read += 1) {
      let goal = draw.next() * total;
      counts[
        Math.max(
          0,
          weights.findIndex((weight) => (goal -= weight) <= 0),
        )
      ]! += 1;
    }
    return counts;
  };
  const parts = Array.from({ length: 3 }, () => shares(draw, 3));
  const scaled = sources.map((own) => own.map((value) => value / own.reduce((sum, one) => sum + one, 0)));
  const columns = [
    ...scaled.flatMap((own) => [sample(own), sample(own)]),
    ...parts.map((own) =>
      sample(scaled[0]!.map((_, taxon) => own.reduce((sum, share, at) => sum + share * scaled[at]![taxon]!, 0))),
    ),
  ];
  return {
    inputs: {
      matrix: matrixOf(Array.from({ length: 60 }, (_, row) => columns.map((own) => own[row]!))),
      groups: groupsOf([0, 0, 1, 1, 2, 2, 3, 3, 3]),
    },
    options: { sink: 'D', restarts: 3, burn_in: 50, draws: 10, delay: 2 },
    truth: parts.flat(),
  };
}

function doublets(draw: Draw) {
  const [cells, pairs, genes] = [200, 25, 120];
  const kinds = Array.from({ length: cells }, () => draw.integer(0, 2));
  const heights = Array.from({ length: genes }, () => Math.exp(0.2 + 0.8 * draw.normal()));
  const single = (kind: number): number[] =>
    heights.map((height, row) => Math.round(height * (row % 6 === kind ? 6 : 1) * Math.exp(0.5 * draw.normal())));
  const columns = [
    ...kinds.map(single),
    ...Array.from({ length: pairs }, () => {
      const first = draw.integer(0, 2);
      const [one, other] = [single(first), single((first + draw.integer(1, 2)) % 3)];
      return one.map((value, row) => value + other[row]!);
    }),
  ];
  return {
    inputs: { cells: countsOf(heights.map((_, row) => columns.map((own) => own[row]!))) },
    truth: columns.map((_, at) => Number(at >= cells)),
  };
}

/** The share of pairs, one of each kind, in which the one with the truth has the higher score. */
function above(scores: readonly number[], truth: readonly number[]): number {
  const [yes, no] = [scores.filter((_, at) => truth[at] === 1), scores.filter((_, at) => truth[at] === 0)];
  return mean(yes.flatMap((one) => no.map((other) => (one > other ? 1 : one === other ? 0.5 : 0))));
}

export const truths: readonly Truth[] = [
  {
    method: 'deconvolution',
    tables: '4 类细胞按已知比例混合的 6 个样本，噪声 15%',
    figure: '比例的平均绝对误差',
    make: mixtures,
    measure: (output, truth) =>
      meanError(
        ['k1', 'k2', 'k3', 'k4'].flatMap((name) => column(output, 'fractions', name).map(Number)),
        truth,
      ),
  },
  {
    method: 'source-tracker',
    tables: '3 个来源按已知比例混合的 3 个样本，各 1,000 条序列',
    figure: '比例的平均绝对误差',
    make: sinks,
    measure: (output, truth) => {
      const source = column(output, 'shares', 'source');
      const share = column(output, 'shares', 'share').map(Number);
      return meanError(
        share.filter((_, at) => ['A', 'B', 'C'].includes(String(source[at]))),
        truth,
      );
    },
  },
  {
    method: 'sc-doublets',
    tables: '3 类 200 个细胞与 25 个由不同类细胞相加的双细胞',
    figure: '双细胞得分的 AUC',
    make: doublets,
    measure: (output, truth) => above(column(output, 'cells', 'score').map(Number), truth),
  },
];

/** The mean of what is measured over so many tables. */
export function truthOf({ make, measure, method }: Truth, tables: number, drawAt: (at: number) => Draw): number {
  const definition = methodById(method)!;
  return Number(
    mean(
      Array.from({ length: tables }, (_, at) => {
        const { inputs, options, truth } = make(drawAt(at));
        return measure(
          definition.run(inputs, parseOptions(definition, options ?? {}), { seed: 1 + at, progress: () => undefined }),
          truth,
        );
      }),
    ).toPrecision(3),
  );
}
