import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinedGraph } from './joinedGraph.ts';

it('holds every pair once in each direction, in ascending order, with the weights of both added', () => {
  const graphs = fc.integer({ min: 2, max: 12 }).chain((n) =>
    fc.integer({ min: 1, max: n - 1 }).chain((k) =>
      fc.array(
        fc.shuffledSubarray(
          Array.from({ length: n - 1 }, (_, j) => j),
          { minLength: k, maxLength: k },
        ),
        { minLength: n, maxLength: n },
      ),
    ),
  );
  fc.assert(
    fc.property(graphs, (rows) => {
      const k = rows[0]!.length;
      const own = rows.map((row, i) => row.map((j) => (j >= i ? j + 1 : j)));
      const given = Float64Array.from({ length: rows.length * k }, (_, at) => at + 1);
      const value = (i: number, j: number): number => (own[i]!.includes(j) ? given[i * k + own[i]!.indexOf(j)]! : 0);
      const { starts, to, weight } = joinedGraph(
        { k, index: Int32Array.from(own.flat()) },
        given,
        (there, back) => there * 1000 + back,
      );
      own.forEach((_, i) => {
        const expected = own.map((__, j) => j).filter((j) => value(i, j) > 0 || value(j, i) > 0);
        expect([...to.subarray(starts[i], starts[i + 1])]).toEqual(expected);
        expect([...weight.subarray(starts[i], starts[i + 1])]).toEqual(
          expected.map((j) => value(i, j) * 1000 + value(j, i)),
        );
      });
    }),
    { numRuns: 200 },
  );
});
