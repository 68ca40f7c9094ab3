import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { dispersionPosterior, logLikelihood, rowGlm } from '../negative-binomial/index.ts';
import { deseq2 } from './index.ts';
import { modelOf, startingBeta } from './model.ts';
import { sizeFactors } from './sizeFactors.ts';

const count = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 5_000 }) },
);
/** Three samples against four. */
const design = Float64Array.from([1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
const row = fc.array(count, { minLength: 7, maxLength: 7 });
const factors = fc.array(
  fc.integer({ min: 5, max: 20 }).map((value) => value / 10),
  { minLength: 7, maxLength: 7 },
);

/** ln P(K = k) as a product over the single steps, without a gamma function. */
const logProbability = (k: number, mean: number, alpha: number): number => {
  const size = 1 / alpha;
  let sum = size * Math.log(size / (size + mean)) + k * Math.log(mean / (size + mean));
  for (let i = 0; i < k; i += 1) sum += Math.log((size + i) / (i + 1));
  return sum;
};

describe('the negative binomial', () => {
  it('has the likelihood of its definition', () => {
    fc.assert(
      fc.property(row, fc.double({ min: 0.01, max: 5, noNaN: true }), (counts, alpha) => {
        const means = counts.map((value, i) => value * 0.7 + 1 + i);
        const expected = counts.reduce((sum, value, i) => sum + logProbability(value, means[i]!, alpha), 0);
        expect(close(logLikelihood(Float64Array.from(counts), Float64Array.from(means), alpha), expected, 1e-10)).toBe(
          true,
        );
      }),
      { numRuns: 100 },
    );
  });
  it('has a posterior whose derivative matches its value', () => {
    fc.assert(
      fc.property(row, fc.double({ min: -3, max: 1.5, noNaN: true }), fc.boolean(), (counts, logAlpha, shrunk) => {
        const posterior = dispersionPosterior(design, 7, 2);
        posterior.setRow(
          Float64Array.from(counts),
          Float64Array.from(counts, (value) => value * 0.8 + 2),
          shrunk ? { mean: -1, variance: 0.7 } : null,
        );
        const width = 1e-4;
        const slope = (posterior.value(logAlpha + width) - posterior.value(logAlpha - width)) / (2 * width);
        expect(Math.abs(posterior.slope(logAlpha) - slope)).toBeLessThan(1e-4 * (1 + Math.abs(slope)));
      }),
      { numRuns: 100 },
    );
  });
  it('has a regression that solves the score equations where the fitted counts are not tiny', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 4, max: 400 }), { minLength: 7, maxLength: 7 }),
        factors,
        fc.double({ min: 0.01, max: 0.8, noNaN: true }),
        (counts, sizes, alpha) => {
          const model = modelOf(design, 7, 2, Float64Array.from(sizes));
          const glm = rowGlm(model);
          const beta = new Float64Array(2);
          startingBeta(model, Float64Array.from(counts), beta);
          expect(glm.fit(Float64Array.from(counts), alpha, beta)).toBe(true);
          const means = new Float64Array(7);
          glm.means(beta, means);
          const score = [0, 1].map((j) =>
            counts.reduce(
              (sum, value, i) => sum + (design[i * 2 + j]! * (value - means[i]!)) / (1 + alpha * means[i]!),
              0,
            ),
          );
          for (const one of score) expect(Math.abs(one)).toBeLessThan(1e-2);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('size factors', () => {
  const table = fc.array(fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 5, maxLength: 5 }), {
    minLength: 3,
    maxLength: 12,
  });
  it('scale with the depth of a sample and keep the proportions of the others', () => {
    fc.assert(
      fc.property(table, fc.integer({ min: 0, max: 4 }), (rows, sample) => {
        const plain = sizeFactors(Float64Array.from(rows.flat()), 5, 'ratio')!;
        const deeper = sizeFactors(
          Float64Array.from(rows.flatMap((values) => values.map((value, i) => (i === sample ? value * 8 : value)))),
          5,
          'ratio',
        )!;
        const ratio = deeper.map((factor, i) => factor / plain[i]!);
        ratio.forEach((value, i) =>
          expect(close(value / ratio[(sample + 1) % 5]!, i === sample ? 8 : 1, 1e-9)).toBe(true),
        );
      }),
      { numRuns: 60 },
    );
  });
  it('are 1 for equal samples with either method', () => {
    fc.assert(
      fc.property(
        fc.array(count, { minLength: 2, maxLength: 9 }).filter((values) => values.some((value) => value > 0)),
        (values) => {
          const counts = Float64Array.from(values.flatMap((value) => [value, value, value, value]));
          for (const kind of ['ratio', 'poscounts'] as const)
            sizeFactors(counts, 4, kind)!.forEach((factor) => expect(factor).toBeCloseTo(1, 12));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('any table of counts', () => {
  const sizes = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 2, max: 4 }));
  const choices = fc.record({
    test: fc.constantFrom('wald', 'lrt'),
    size_factors: fc.constant('poscounts'),
    trend: fc.constantFrom('parametric', 'local', 'mean'),
    filter: fc.boolean(),
    cooks: fc.boolean(),
  });
  it('gives every feature a p-value or a reason, or is refused', () => {
    fc.assert(
      fc.property(
        sizes,
        choices,
        fc.array(fc.array(count, { minLength: 8, maxLength: 8 }), { minLength: 3, maxLength: 12 }),
        ([a, b], options, rows) => {
          const matrix = matrixOf(rows.map((values) => values.slice(0, a + b)));
          const groups: Groups = {
            samples: matrix.samples,
            group: matrix.samples.map((_, i) => (i < a ? 'A' : 'B')),
            levels: ['A', 'B'],
            colors: {},
            factors: [],
          };
          const run = (): MethodOutput | null => {
            try {
              return deseq2.run({ matrix, groups }, parseOptions(deseq2, options), {
                seed: 1,
                progress: () => undefined,
              });
            } catch (error) {
              if (error instanceof InputError) return null;
              throw error;
            }
          };
          const output = run();
          if (!output) return;
          const column = (name: string) => output.tables[0]!.columns.find((one) => one.name === name)!.values;
          Array.from(column('p'), Number).forEach((p, row) => {
            expect(p >= 0 && p <= 1).toBe(!['没有计数', '离群计数'].includes(String(column('reason')[row])));
            expect(Number.isNaN(Number(column('p_adj')[row]))).toBe(column('reason')[row] !== '');
          });
        },
      ),
      { numRuns: 150 },
    );
  });
});
