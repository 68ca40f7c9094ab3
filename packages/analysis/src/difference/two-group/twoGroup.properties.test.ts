import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import {
  choices,
  exactTwoSided,
  meanOf,
  normalTwoSidedOf,
  ranksOf,
  tTwoSided,
  varianceOf,
} from '../../testing/byDefinition.ts';
import { anyCell, close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { twoGroup } from './index.ts';

/** The first columns are the reference, the rest the test group; pairs go by position. */
function run(rows: Cells, references: number, test: string, more: Record<string, unknown> = {}): MethodOutput {
  const matrix = matrixOf(rows);
  const pair = matrix.samples.map((_, column) => String(column < references ? column : column - references));
  const group = matrix.samples.map((_, column) => (column < references ? '对照' : '处理'));
  const groups: Groups = {
    samples: matrix.samples,
    group,
    levels: ['对照', '处理'],
    colors: {},
    factors: [{ name: 'pair', values: pair }],
  };
  return twoGroup.run({ matrix, groups }, parseOptions(twoGroup, { test, ...more }), {
    seed: 1,
    progress: () => undefined,
  });
}
const column = (output: MethodOutput, name: string) =>
  output.tables[0]!.columns.find((one) => one.name === name)!.values;
const present = (row: readonly (number | null)[], from: number, to?: number): number[] =>
  row.slice(from, to).filter((value) => value !== null);

type Expected = { readonly statistic: number; readonly p: number };
const none: Expected = { statistic: Number.NaN, p: Number.NaN };

/** Every figure agrees with its definition, to the tolerances that the product promises. */
function agrees(rows: Cells, output: MethodOutput, of: (row: readonly (number | null)[]) => Expected): void {
  const [statistic, p] = [column(output, 'statistic'), column(output, 'p')];
  rows.forEach((row, i) => {
    const expected = of(row);
    expect(
      close(Number(statistic[i]), expected.statistic, 1e-6),
      `statistic ${statistic[i]} for ${expected.statistic}`,
    ).toBe(true);
    if (expected.p > 1e-12 || Number.isNaN(expected.p))
      expect(close(Number(p[i]), expected.p, 1e-5), `p ${p[i]} for ${expected.p}`).toBe(true);
    else expect(p[i]).toBeLessThan(1.1e-12);
  });
}

const spread = (...groups: number[][]): boolean =>
  groups.every((values) => values.length > 1) && groups.some((values) => new Set(values).size > 1);
const some = { numRuns: 60 };
const unpaired = fc.tuple(fc.integer({ min: 2, max: 5 }), tables({ rows: [1, 6], columns: [7, 10] }));
const pairs = fc
  .integer({ min: 3, max: 8 })
  .chain((n) => fc.tuple(fc.constant(n), tables({ rows: [1, 6], columns: [2 * n, 2 * n] })));

it('Welch: t and p follow their definitions, also for ties, missing values, constant rows and unequal groups', () => {
  fc.assert(
    fc.property(unpaired, ([references, rows]) =>
      agrees(rows, run(rows, references, 'welch'), (row) => {
        const [a, b] = [present(row, 0, references), present(row, references)];
        if (!spread(a, b)) return none;
        const [ea, eb] = [varianceOf(a) / a.length, varianceOf(b) / b.length];
        const t = (meanOf(b) - meanOf(a)) / Math.sqrt(ea + eb);
        return {
          statistic: t,
          p: tTwoSided(t, (ea + eb) ** 2 / (ea ** 2 / (a.length - 1) + eb ** 2 / (b.length - 1))),
        };
      }),
    ),
    some,
  );
});

it('Student: t and p are those of the pooled variance', () => {
  fc.assert(
    fc.property(unpaired, ([references, rows]) =>
      agrees(rows, run(rows, references, 'student'), (row) => {
        const [a, b] = [present(row, 0, references), present(row, references)];
        if (!spread(a, b)) return none;
        const df = a.length + b.length - 2;
        const pooled = (varianceOf(a) * (a.length - 1) + varianceOf(b) * (b.length - 1)) / df;
        const t = (meanOf(b) - meanOf(a)) / Math.sqrt(pooled * (1 / a.length + 1 / b.length));
        return { statistic: t, p: tTwoSided(t, df) };
      }),
    ),
    some,
  );
});

it('paired t: tests the differences of complete pairs against 0', () => {
  fc.assert(
    fc.property(pairs, ([n, rows]) =>
      agrees(rows, run(rows, n, 'paired'), (row) => {
        const differences = row
          .slice(0, n)
          .flatMap((before, i) => (before === null || row[n + i] === null ? [] : [row[n + i]! - before]));
        if (!spread(differences)) return none;
        const t = meanOf(differences) / Math.sqrt(varianceOf(differences) / differences.length);
        return { statistic: t, p: tTwoSided(t, differences.length - 1) };
      }),
    ),
    some,
  );
});

it('rank sum: W counts the pairs that the test group wins; p is exact without ties and normal with ties', () => {
  fc.assert(
    fc.property(unpaired, ([references, rows]) =>
      agrees(rows, run(rows, references, 'wilcoxon'), (row) => {
        const [a, b] = [present(row, 0, references), present(row, references)];
        if (a.length < 2 || b.length < 2 || new Set([...a, ...b]).size < 2) return none;
        const wins = b.reduce(
          (sum, high) => sum + a.reduce((count, low) => count + (high > low ? 1 : high === low ? 0.5 : 0), 0),
          0,
        );
        const ranks = ranksOf([...a, ...b]);
        const outcomes = choices(ranks.length, b.length).map(
          (chosen) => chosen.reduce((sum, i) => sum + ranks[i]!, 0) - (b.length * (b.length + 1)) / 2,
        );
        const tiedValues = new Set(ranks).size < ranks.length;
        return { statistic: wins, p: (tiedValues ? normalTwoSidedOf : exactTwoSided)(outcomes, wins) };
      }),
    ),
    some,
  );
});

it('signed rank: V and p count all signs of the ranks; equal pairs are dropped and make p approximate', () => {
  fc.assert(
    fc.property(pairs, ([n, rows]) =>
      agrees(rows, run(rows, n, 'paired-wilcoxon'), (row) => {
        const complete = row
          .slice(0, n)
          .flatMap((before, i) => (before === null || row[n + i] === null ? [] : [row[n + i]! - before]));
        const differences = complete.filter((value) => value !== 0);
        if (complete.length < 2 || differences.length === 0) return none;
        const ranks = ranksOf(differences.map(Math.abs));
        const sumOf = (positive: (i: number) => boolean): number =>
          ranks.reduce((sum, rank, i) => sum + (positive(i) ? rank : 0), 0);
        const outcomes = Array.from({ length: 2 ** ranks.length }, (_, signs) =>
          sumOf((i) => (signs & (1 << i)) !== 0),
        );
        const approximate = new Set(ranks).size < ranks.length || differences.length < complete.length;
        const statistic = sumOf((i) => differences[i]! > 0);
        return { statistic, p: (approximate ? normalTwoSidedOf : exactTwoSided)(outcomes, statistic) };
      }),
    ),
    some,
  );
});

it('log2fc is log2 of the ratio of means test ÷ reference, or the difference of means on logged data', () => {
  fc.assert(
    fc.property(unpaired, ([references, rows]) => {
      const [raw, logged] = [false, true].map((value) =>
        column(run(rows, references, 'welch', { logged: value }), 'log2fc'),
      );
      rows.forEach((row, i) => {
        const [a, b] = [meanOf(present(row, 0, references)), meanOf(present(row, references))];
        const ratio = Math.log2(b / a);
        expect(close(Number(raw![i]), Number.isFinite(ratio) ? ratio : Number.NaN, 1e-6)).toBe(true);
        expect(close(Number(logged![i]), b - a, 1e-6)).toBe(true);
      });
    }),
    some,
  );
});

it('adjusted p-values follow their definitions, and count only tested features', () => {
  const adjusted = {
    BH: (p: readonly number[], one: number) =>
      Math.min(
        1,
        ...p
          .filter((other) => other >= one)
          .map((other) => (other * p.length) / p.filter((value) => value <= other).length),
      ),
    bonferroni: (p: readonly number[], one: number) => Math.min(1, one * p.length),
    holm: (p: readonly number[], one: number) =>
      Math.min(
        1,
        Math.max(
          ...p.filter((other) => other <= one).map((other) => other * p.filter((value) => value >= other).length),
        ),
      ),
  };
  fc.assert(
    fc.property(
      tables({ rows: [1, 25], columns: [6, 8] }, anyCell),
      fc.constantFrom('BH' as const, 'bonferroni' as const, 'holm' as const),
      (rows, method) => {
        const output = run(rows, 3, 'welch', { p_adjust: method });
        const p = Array.from(column(output, 'p'), Number);
        const tested = p.filter((value) => !Number.isNaN(value));
        Array.from(column(output, 'p_adj'), Number).forEach((value, i) => {
          expect(
            close(value, Number.isNaN(p[i]!) ? Number.NaN : adjusted[method](tested, p[i]!), 1e-9),
            `${method} ${value}`,
          ).toBe(true);
        });
      },
    ),
    some,
  );
});
