import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { binomialLower, binomialUpper } from './binomial.ts';
import { motifLogo } from './index.ts';

const letter = fc.constantFrom(...Array.from('ACDEFGHIKLMNPQRSTVWY_'));
const list = fc.array(
  fc
    .tuple(
      fc.array(letter, { minLength: 3, maxLength: 3 }),
      fc.constantFrom('S', 'T'),
      fc.array(letter, { minLength: 3, maxLength: 3 }),
    )
    .map(([before, centre, after]) => [...before, centre, ...after].join('')),
  { minLength: 10, maxLength: 40 },
);
const run = (windows: readonly string[]): MethodOutput =>
  motifLogo.run(
    { records: recordsOf({ sequence: windows }) },
    parseOptions(motifLogo, { width: 7, p: 0.01, min_count: 3 }),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );

it('frequencies at a position add up to 1, and letter heights to its information, at most log2 20', () => {
  fc.assert(
    fc.property(list, (windows) => {
      const output = run(windows);
      const [frequency, bits, n] = ['frequency', 'bits', 'n'].map((name) =>
        column(output, 'positions', name).map(Number),
      ) as [number[], number[], number[]];
      for (let place = 0; place < 7; place += 1) {
        const own = (values: number[]) =>
          values.slice(place * 20, (place + 1) * 20).reduce((sum, value) => sum + value, 0);
        if (n[place * 20] === 0) continue;
        expect(own(frequency)).toBeCloseTo(1, 9);
        expect(own(bits)).toBeGreaterThanOrEqual(0);
        expect(own(bits)).toBeLessThanOrEqual(Math.log2(20) + 1e-9);
      }
    }),
    { numRuns: 50 },
  );
});

it('every motif occurs in the windows assigned to it, and in none of the remaining ones', () => {
  fc.assert(
    fc.property(list, (windows) => {
      const output = run(windows);
      const [motifs, own] = [
        column(output, 'motifs', 'motif').map(String),
        column(output, 'windows', 'motif').map(String),
      ];
      const has = (window: string, motif: string): boolean =>
        Array.from(motif).every((wanted, i) => wanted === '.' || window[i] === wanted);
      column(output, 'windows', 'window').forEach((window, i) => {
        const first = motifs.find((motif) => has(String(window), motif)) ?? '';
        expect(own[i]).toBe(first);
      });
    }),
    { numRuns: 50 },
  );
});

it('both tails of a binomial include the value itself', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.nat({ max: 40 }),
      fc.integer({ min: 1, max: 999 }),
      (n, at, thousandths) => {
        const [k, p] = [Math.min(at, n), thousandths / 1000];
        let chance = p === 0 ? 0 : 1;
        for (let i = 1; i <= k; i += 1) chance *= ((n - k + i) / i) * p;
        chance *= (1 - p) ** (n - k);
        expect(Math.abs(binomialUpper(k, n, p) + binomialLower(k, n, p) - 1 - chance)).toBeLessThan(1e-9);
      },
    ),
    { numRuns: 200 },
  );
});
