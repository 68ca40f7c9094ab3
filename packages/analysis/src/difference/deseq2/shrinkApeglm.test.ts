import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { inThreads } from '../../testing/inThreads.ts';
import { close, matrixOf } from '../../testing/tables.ts';
import { logLikelihood } from '../negative-binomial/index.ts';
import apeglm from './shrinkApeglm.reference.json' with { type: 'json' };
import { sValues } from './cauchyChanges.ts';
import { cauchyGlm } from './cauchyGlm.ts';
import { cauchyScale } from './cauchyScale.ts';
import reference from './deseq2.reference.json' with { type: 'json' };
import { deseq2 } from './index.ts';

type Case = {
  readonly group: readonly string[];
  readonly batch?: readonly string[];
  readonly counts: readonly (readonly number[])[];
};
const cases = reference.cases as unknown as Readonly<Record<string, Case>>;
const run = ({ batch, counts, group }: Case, raw: Record<string, unknown> = {}): MethodOutput => {
  const samples = group.map((_, i) => `S${i + 1}`);
  const groups: Groups = {
    samples,
    group,
    levels: [...new Set(group)],
    colors: {},
    factors: batch ? [{ name: 'batch', values: batch }] : [],
  };
  return deseq2.run({ matrix: matrixOf(counts), groups }, parseOptions(deseq2, { shrink: 'apeglm', ...raw }), {
    seed: 1,
    progress: () => undefined,
  });
};
const column = (output: MethodOutput, name: string) =>
  Array.from<string | number>(output.tables[0]!.columns.find((one) => one.name === name)?.values ?? []);

describe('changes under a prior with heavy tails agree with the definition of apeglm in R', () => {
  it.each(apeglm.shrunk)('$case: $contrast', (expected) => {
    const own = cases[expected.case]!;
    const output = run(own, {
      ...(own.batch && { batch: 'batch', contrasts: 'pairs' }),
      ...(expected.contrast === 'A vs B' && { reference: 'B' }),
    });
    const contrasts = column(output, 'contrast');
    const scales = String(output.facts['shrink_prior']).split('、').map(Number);
    expect(scales[[...new Set(contrasts)].indexOf(expected.contrast)]).toBe(Number(expected.scale.toPrecision(4)));
    const from = contrasts.indexOf(expected.contrast);
    for (const [name, values] of [
      ['log2fc_shrunk', expected.log2fc],
      ['lfc_se_shrunk', expected.se],
      ['s_value', expected.s],
    ] as const) {
      values.forEach((value, row) => {
        const found = Number(column(output, name)[from + row]);
        expect(
          (value !== null && Math.abs(found - value) < 1e-6) || close(found, value ?? Number.NaN, 5e-5),
          `${name} of ${row + 1}: ${found} for ${value}`,
        ).toBe(true);
      });
    }
  });
});

describe('changes under a prior with heavy tails', () => {
  const two = cases['two']!;
  /** When a group has no read its change is unbounded, and the reported value depends on the bounds of the fit. */
  const bounded = [...two.counts.keys()].filter((row) =>
    ['A', 'B'].every((group) => two.counts[row]!.some((count, i) => two.group[i] === group && count > 0)),
  );
  it('are listed beside the unshrunken ones, lie nearer to 0 and leave the tests unchanged', () => {
    const [plain, shrunk] = [run(two, { shrink: 'none' }), run(two)];
    expect(column(plain, 's_value')).toEqual([]);
    expect(column(run(two, { shrink: 'normal' }), 's_value')).toEqual([]);
    for (const name of ['log2fc', 'lfc_se', 'p', 'p_adj', 'direction'])
      expect(column(shrunk, name)).toEqual(column(plain, name));
    const [from, to] = [column(shrunk, 'log2fc').map(Number), column(shrunk, 'log2fc_shrunk').map(Number)];
    for (const row of bounded) expect(Math.abs(to[row]!)).toBeLessThan(Math.abs(from[row]!) + 1e-3);
    expect(to[2]).toBeNaN();
  });
  it('keep large, well-supported changes, which a normal prior pulls towards 0', () => {
    const [heavy, normal] = [
      column(run(two), 'log2fc_shrunk').map(Number),
      column(run(two, { shrink: 'normal' }), 'log2fc_shrunk').map(Number),
    ];
    const output = run(two);
    const [change, p] = [column(output, 'log2fc').map(Number), column(output, 'p').map(Number)];
    const strong = [...change.keys()].filter((row) => p[row]! < 1e-6 && Math.abs(change[row]!) > 2);
    expect(strong.length).toBeGreaterThan(2);
    for (const row of strong) {
      expect(Math.abs(heavy[row]! / change[row]!)).toBeGreaterThan(0.9);
      expect(Math.abs(heavy[row]!)).toBeGreaterThan(Math.abs(normal[row]!));
    }
  });
  it('turn their sign with the reference, and separate certain from doubtful signs', () => {
    const [there, back] = [run(two), run(two, { reference: 'B' })];
    // Not wholly: the weak prior on the common level is on that of the reference.
    for (const row of bounded)
      expect(
        Math.abs(Number(column(there, 'log2fc_shrunk')[row]) + Number(column(back, 'log2fc_shrunk')[row])),
      ).toBeLessThan(0.1);
    const s = column(there, 's_value')
      .map(Number)
      .filter((value) => !Number.isNaN(value));
    expect(Math.min(...s)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...s)).toBeLessThanOrEqual(0.5);
  });
  it('are the same to the bit when threads share the work', async () => {
    const tables = () => run(two).tables[0]!.columns.map(({ values }) => [...values]);
    expect(await inThreads(tables)).toEqual(tables());
  });
  it('are described in the note with their scale', () => {
    const { facts } = run(two);
    const note = deseq2.note(parseOptions(deseq2, { shrink: 'apeglm' }), facts);
    expect(note).toContain(`尺度依次为 ${facts['shrink_prior']}`);
    expect(note).toContain('doi:10.1093/bioinformatics/bty895');
    expect(note).not.toMatch(/undefined|NaN/u);
  });
});

describe('the maximum of a posterior with a Cauchy prior', () => {
  const design = {
    values: Float64Array.from([1, 0, 1, 0, 1, 0, 1, 1, 1, 1]),
    samples: 5,
    columns: 2,
    sizeFactors: Float64Array.of(0.8, 1, 1.3, 0.9, 1.1),
  };
  it('is at least as high as every point of a fine grid, whatever the counts', () => {
    const count = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 3000 }));
    fc.assert(
      fc.property(
        fc.array(count, { minLength: 5, maxLength: 5 }).filter((row) => row.some((one) => one > 0)),
        fc.double({ min: 1e-3, max: 4, noNaN: true }),
        fc.constantFrom(0.01, 0.1, 0.4, 1),
        (row, alpha, scale) => {
          const counts = Float64Array.from(row);
          const height = (level: number, change: number): number => {
            const means = design.sizeFactors.map(
              (factor, i) => factor * Math.exp(level + design.values[2 * i + 1]! * change),
            );
            return Math.log1p((change / scale) ** 2) + level ** 2 / 450 - logLikelihood(counts, means, alpha);
          };
          const glm = cauchyGlm(design, 1, scale);
          const tops = [Float64Array.of(0, 0), Float64Array.of(0, 3), Float64Array.of(2, -3)].map((start) => {
            expect(glm.descend(counts, alpha, start)).not.toBeNaN();
            return start;
          });
          const best = Math.min(...tops.map(([level, change]) => height(level!, change!)));
          for (const [level, change] of tops) {
            // At a maximum no nearby point is higher.
            for (const [a, b] of [
              [1e-3, 0],
              [-1e-3, 0],
              [0, 1e-3],
              [0, -1e-3],
            ] as const)
              expect(height(level! + a, change! + b)).toBeGreaterThan(height(level!, change!) - 1e-7);
          }
          for (let change = -8; change <= 8; change += 0.5)
            for (let level = -4; level <= 8; level += 0.5) expect(height(level, change)).toBeGreaterThan(best - 1e-6);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the scale of the prior', () => {
  it('is the spread of the true changes once the errors are taken off, between 0.001 and 1', () => {
    // Equal errors have a closed form: the mean square less the variance of the error.
    const changes = Float64Array.of(0.5, -0.4, 0.1, 0.3, -0.9, 0.2);
    const mean = changes.reduce((sum, one) => sum + one * one, 0) / 6;
    expect(
      cauchyScale(
        changes,
        changes.map(() => 0.04),
      ),
    ).toBeCloseTo(Math.sqrt(mean - 0.04), 12);
    expect(
      cauchyScale(
        changes,
        changes.map(() => 4),
      ),
    ).toBeCloseTo(1e-3, 12);
    expect(
      cauchyScale(
        changes.map((one) => 30 * one),
        changes.map(() => 0.04),
      ),
    ).toBe(1);
    // A feature without a change or an error says nothing.
    expect(
      cauchyScale(Float64Array.of(...changes, Number.NaN, 0), Float64Array.of(...changes.map(() => 0.04), 1, 0)),
    ).toBeCloseTo(Math.sqrt(mean - 0.04), 12);
  });
});

it('s-values are the running means of the sorted false sign rates', () => {
  expect([...sValues(Float64Array.of(0.3, Number.NaN, 0.01, 0.2, 0.01))]).toEqual(
    [0.13, Number.NaN, 0.01, 0.22 / 3, 0.01].map((value) => (Number.isNaN(value) ? value : expect.closeTo(value, 12))),
  );
});
