import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Groups, MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { meanOf, ranksOf, varianceOf } from '../../testing/byDefinition.ts';
import { close, matrixOf, tables, type Cells } from '../../testing/tables.ts';
import { letterDisplay } from '../../group-tests/index.ts';
import { multiGroup } from './index.ts';

function run(rows: Cells, sizes: readonly number[], raw: Record<string, unknown>): MethodOutput {
  const matrix = matrixOf(rows);
  const group = sizes.flatMap((size, level) => Array.from({ length: size }, () => `G${level}`));
  const groups: Groups = {
    samples: matrix.samples,
    group,
    levels: sizes.map((_, i) => `G${i}`),
    colors: {},
    factors: [],
  };
  return multiGroup.run({ matrix, groups }, parseOptions(multiGroup, raw), { seed: 1, progress: () => undefined });
}
const statistics = (output: MethodOutput): number[] => [...(output.tables[0]!.columns[1]!.values as Float64Array)];
const sizes = [3, 4, 2] as const;
const data = tables({ rows: [1, 8], columns: [9, 9] });
const split = (row: Cells[number]): number[][] => {
  let from = 0;
  return sizes.map((size) => row.slice(from, (from += size)).filter((value) => value !== null));
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('anova: F is between over within, with ties, missing values and constant rows', () => {
  fc.assert(
    fc.property(data, (rows) =>
      statistics(run(rows, sizes, { test: 'anova' })).forEach((f, i) => {
        const parts = split(rows[i]!);
        const within = sum(parts.map((part) => (new Set(part).size > 1 ? varianceOf(part) * (part.length - 1) : 0)));
        if (parts.some((part) => part.length < 2) || within === 0) return expect(f).toBeNaN();
        const [all, centre] = [parts.flat(), meanOf(parts.flat())];
        const between = sum(parts.map((part) => part.length * (meanOf(part) - centre) ** 2));
        return expect(close(f, between / 2 / (within / (all.length - 3)), 1e-6), `${f}`).toBe(true);
      }),
    ),
    { numRuns: 80 },
  );
});

it('kruskal: H is the F of the ranks against the variance of all ranks', () => {
  fc.assert(
    fc.property(data, (rows) =>
      statistics(run(rows, sizes, { test: 'kruskal', post_hoc: 'dunn' })).forEach((h, i) => {
        const parts = split(rows[i]!);
        const ranks = ranksOf(parts.flat());
        if (parts.some((part) => part.length < 2) || new Set(ranks).size === 1) return expect(h).toBeNaN();
        let from = 0;
        const between = sum(
          parts.map((part) => part.length * (meanOf(ranks.slice(from, (from += part.length))) - meanOf(ranks)) ** 2),
        );
        return expect(close(h, between / varianceOf(ranks), 1e-9), `${h}`).toBe(true);
      }),
    ),
    { numRuns: 80 },
  );
});

it('two groups share a letter exactly when they do not differ', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 7 })
        .chain((n) => fc.tuple(fc.constant(n), fc.array(fc.boolean(), { minLength: n * n, maxLength: n * n }))),
      ([n, flags]) => {
        const differs = (a: number, b: number): boolean => flags[Math.min(a, b) * n + Math.max(a, b)]!;
        const letters = letterDisplay(
          Array.from({ length: n }, (_, i) => n - 1 - i),
          differs,
        );
        for (let a = 0; a < n; a += 1) {
          for (let b = a + 1; b < n; b += 1)
            expect(Array.from(letters[a]!).some((letter) => letters[b]!.includes(letter))).toBe(!differs(a, b));
        }
        expect(letters[n - 1]).toContain('a');
      },
    ),
  );
});
