import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edges } from '../../model/index.ts';
import { interactionsOf } from './interactions.ts';

const name = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'X', 'Y').chain((one) => fc.constantFrom(one, `9606.${one}`));
const rows = fc.array(fc.tuple(name, name, fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 30 });
const listed = fc.uniqueArray(fc.constantFrom<string>('A', 'B', 'C', 'D', 'E', 'Z'), { minLength: 1 });
const plain = (one: string): string => one.replace('9606.', '');

it('finds each pair of the list once, with the highest of its scores', () => {
  fc.assert(
    fc.property(rows, listed, (lines, list) => {
      const edges: Edges = {
        source: lines.map(([a]) => a),
        target: lines.map(([, b]) => b),
        weight: Float64Array.from(lines, ([, , score]) => score / 100),
      };
      const { known, lines: found, unknown } = interactionsOf(list, edges, 'raw');
      const wanted = new Map<string, number>();
      for (const [a, b, score] of lines) {
        const pair = [plain(a), plain(b)].toSorted();
        if (pair[0] !== pair[1] && pair.every((one) => list.includes(one)))
          wanted.set(pair.join(' '), Math.max(wanted.get(pair.join(' ')) ?? 0, score / 100));
      }
      expect(
        new Map(found.map(({ a, b, score }) => [[known.get(a)!, known.get(b)!].toSorted().join(' '), score])),
      ).toEqual(wanted);
      const there = new Set(lines.flatMap(([a, b]) => [plain(a), plain(b)]));
      expect([...unknown].toSorted()).toEqual(list.filter((one) => !there.has(one)).toSorted());
    }),
    { numRuns: 100 },
  );
});
