import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shuffles } from '../../permutations/index.ts';
import { mrppTest, type ClassWeight } from './mrppTest.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

it('delta, A and p follow their definitions', () => {
  const cases = fc
    .integer({ min: 3, max: 7 })
    .chain((size) =>
      fc.tuple(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: size * size, maxLength: size * size }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: size, maxLength: size }),
        fc.constantFrom<ClassWeight>('n', 'n-1', 'pairs'),
        fc.integer({ min: 1, max: 1e6 }),
      ),
    );
  fc.assert(
    fc.property(cases, ([cells, labels, how, seed]) => {
      const size = labels.length;
      const distance = Float64Array.from({ length: size * size }, (_, at) => {
        const [i, j] = [Math.floor(at / size), at % size];
        return i === j ? 0 : cells[Math.min(i, j) * size + Math.max(i, j)]!;
      });
      const pairs = labels.flatMap((_, i) => labels.slice(0, i).map((__, j) => [i, j] as const));
      const deltaOf = (code: readonly number[]): number => {
        const groups = [0, 1, 2].flatMap((group) => {
          const own = pairs
            .filter(([i, j]) => code[i] === group && code[j] === group)
            .map(([i, j]) => distance[i * size + j]!);
          const n = code.filter((one) => one === group).length;
          return n > 1 ? [{ mean: sum(own) / own.length, weight: { n, 'n-1': n - 1, pairs: own.length }[how] }] : [];
        });
        return sum(groups.map(({ mean, weight }) => mean * weight)) / sum(groups.map(({ weight }) => weight));
      };
      const orders = shuffles(size, 19, seed);
      const found = mrppTest(distance, Int32Array.from(labels), 3, how, orders);
      const delta = deltaOf(labels);
      if (Number.isNaN(delta)) {
        expect(found.a).toBeNaN();
        return;
      }
      expect(Math.abs(found.delta - delta)).toBeLessThan(1e-12);
      expect(
        Math.abs(found.a - (1 - delta / (sum(pairs.map(([i, j]) => distance[i * size + j]!)) / pairs.length))),
      ).toBeLessThan(1e-12);
      // Orders say where a sample goes.
      const hits = Array.from({ length: 19 }, (_, b) => {
        const code: number[] = [];
        labels.forEach((label, i) => (code[orders.values[b * size + i]!] = label));
        return deltaOf(code) <= delta + 1e-9;
      }).filter(Boolean).length;
      expect(found.p).toBe((hits + 1) / 20);
    }),
  );
});
