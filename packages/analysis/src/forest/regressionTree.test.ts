import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uniform } from '../linear/index.ts';
import { meanOf } from '../testing/byDefinition.ts';
import { inThreads } from '../testing/inThreads.ts';
import { reals, tables, tied } from '../testing/tables.ts';
import { openForests, regressionTree, type Columns } from './index.ts';
import reference from './regressionTree.reference.json' with { type: 'json' };

const columnsOf = (rows: readonly (readonly number[])[]): Columns => {
  const orders = rows.map((row) => [...row.keys()].toSorted((a, b) => row[a]! - row[b]! || a - b));
  return {
    values: Float64Array.from(rows.flat()),
    orders: Float64Array.from(orders.flat()),
    features: rows.length,
    samples: rows[0]!.length,
  };
};

describe('a regression tree agrees with randomForest when nothing is random', () => {
  it.each(reference.trees)('nodes of at most $minNode', ({ minNode, told }) => {
    const tree = regressionTree(columnsOf(reference.values), { mtry: 99, minNode });
    tree.grow(
      0,
      told.map((_, sample) => (sample < reference.grown ? 1 : 0)),
      uniform(1),
    );
    told.forEach((value, sample) => expect(tree.at(sample), `sample ${sample + 1}`).toBeCloseTo(value, 8));
  });
});

describe('a regression tree', () => {
  it('splits an example worked by hand where the sum of squares falls most, halfway between two values', () => {
    // The response jumps between 2 and 4 of the first feature; the second and the constant third are unrelated.
    const table = columnsOf([
      [1, 1.2, 0.8, 9, 9.3, Number.NaN],
      [1, 2, 2, 4, 5, 3],
      [3, 1, 3, 1, 3, 1],
      [7, 7, 7, 7, 7, 7],
    ]);
    const tree = regressionTree(table, { mtry: 3, minNode: 3 });
    tree.grow(0, [1, 1, 1, 1, 1, 0], uniform(1));
    expect([0, 1, 2, 3, 4, 5].map(tree.at)).toEqual([1, 1, 1, 9.15, 9.15, 1].map((value) => expect.closeTo(value, 12)));
  });

  it('counts a sample as often as it was drawn', () => {
    const tree = regressionTree(
      columnsOf([
        [2, 5, 8],
        [1, 1, 1],
      ]),
      { mtry: 1, minNode: 1 },
    );
    tree.grow(0, [3, 1, 0], uniform(1));
    expect(tree.at(2)).toBeCloseTo(2.75, 12);
  });

  it('predicts the mean of the leaf for every sample, and no leaf could be split further', () => {
    fc.assert(
      fc.property(
        tables({ rows: [2, 6], columns: [3, 24] }, fc.oneof(tied, reals)),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 999 }),
        (cells, minNode, seed) => {
          // A response without ties, so that no two leaves predict the same.
          const rows = cells.map((row, at) =>
            row.map((value, i) => Number(value) + (at === 0 ? 1e-3 * Math.sqrt(i + 1) : 0)),
          );
          const random = uniform(seed);
          const draws = rows[0]!.map((_, i) => (i === 0 ? 1 : Math.floor(random() * 3)));
          const tree = regressionTree(columnsOf(rows), { mtry: rows.length, minNode });
          tree.grow(0, draws, uniform(seed));
          const drawn = draws.flatMap((times, i) => Array.from({ length: times }, () => i));
          const leaves = Map.groupBy(drawn, tree.at);
          for (const [value, members] of leaves) {
            expect(value).toBeCloseTo(meanOf(members.map((i) => rows[0]![i]!)), 6);
            if (members.length <= minNode) continue;
            // No feature tells its members apart, or no split gains anything.
            const y = members.map((i) => rows[0]![i]!);
            const mean = meanOf(y);
            for (const row of rows.slice(1)) {
              for (const cut of new Set(members.map((i) => row[i]!))) {
                const left = members.filter((i) => row[i]! <= cut).map((i) => rows[0]![i]!);
                if (left.length < members.length)
                  expect(Math.abs(meanOf(left) - mean)).toBeLessThan(1e-6 * (1 + Math.abs(mean)));
              }
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('forests', () => {
  const random = uniform(5);
  const values = Float64Array.from({ length: 7 * 23 }, (_, i) => (i < 23 ? 4 : Math.round(random() * 30) / 10));
  const known = Uint8Array.from({ length: 23 }, (_, i) => (i % 5 === 2 ? 0 : 1));
  const run = (): string[] => {
    const forests = openForests(values, 7, { trees: 34, mtry: 2, minNode: 1 }, 9);
    const told = [3, 1, 3].map((target) => {
      const one = forests.predict(target, known);
      forests.put(
        target,
        one.map((value) => (Number.isNaN(value) ? 0 : value)),
      );
      return Buffer.from(one.buffer).toString('hex');
    });
    forests.end();
    return told;
  };
  it('are the same to the bit when threads share the work, also when the table changes in between', async () => {
    expect(await inThreads(run)).toEqual(run());
    expect(new Set(run()).size).toBe(3);
  });
  it('do not change the table, and predict nothing for a sample that is in every tree', () => {
    const before = values.slice();
    const forests = openForests(values, 7, { trees: 1, mtry: 6, minNode: 1 }, 2);
    const told = forests.predict(2, known);
    forests.end();
    expect(values).toEqual(before);
    known.forEach((seen, i) => seen === 0 && expect(told[i]).toBeTypeOf('number'));
    expect(told.some(Number.isNaN)).toBe(true);
    known.forEach((seen, i) => seen === 0 && expect(told[i]).not.toBeNaN());
  });
});
