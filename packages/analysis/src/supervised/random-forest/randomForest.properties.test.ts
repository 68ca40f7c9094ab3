import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniform } from '../../linear/index.ts';
import { tables, tied } from '../../testing/tables.ts';
import { growTree, ranksOf } from './tree.ts';

const giniOf = (classes: readonly number[]): number =>
  classes.length -
  [0, 1, 2].reduce((sum, level) => sum + classes.filter((one) => one === level).length ** 2 / classes.length, 0);

it('the Gini decreases of a tree add up to the impurity of its root less that of its leaves', () => {
  fc.assert(
    fc.property(
      tables(
        { rows: [2, 6], columns: [4, 20] },
        tied.map((value) => value + 0.5),
      ),
      fc.integer({ min: 1, max: 99 }),
      (rows, seed) => {
        const [features, samples] = [rows.length, rows[0]!.length];
        const values = Float64Array.from(rows.flat().map(Number));
        const classes = Int32Array.from({ length: samples }, (_, i) => (i * seed) % 3);
        const gini = new Float64Array(features);
        const data = { values, features, samples, classes, levels: 3, ranks: ranksOf(values, features, samples) };
        const all = Int32Array.from({ length: samples }, (_, i) => i);
        const tree = growTree(data, all, { mtry: features, minNode: 1 }, uniform(seed), gini);
        expect(gini.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(giniOf([...classes]) + 1e-9);
        const ends = new Map<number, number[]>();
        all.forEach((row) => {
          let node = 0;
          while (tree.feature[node]! >= 0)
            node =
              values[tree.feature[node]! * samples + row]! <= tree.threshold[node]!
                ? tree.left[node]!
                : tree.right[node]!;
          ends.set(node, [...(ends.get(node) ?? []), classes[row]!]);
        });
        const left = [...ends.values()].reduce((sum, own) => sum + giniOf(own), 0);
        expect(gini.reduce((sum, value) => sum + value, 0)).toBeCloseTo(giniOf([...classes]) - left, 8);
      },
    ),
    { numRuns: 150 },
  );
});
