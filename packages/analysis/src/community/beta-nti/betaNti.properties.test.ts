import fc from 'fast-check';
import { expect, it } from 'vitest';
import { featuresInTree, parseNewick } from '../../phylogeny/index.ts';
import { alongTree, shapedTree } from '../../testing/trees.ts';
import { heldBy, meanNearestTaxon, prunedTree } from './nearestTaxa.ts';
import { smallestFirst } from './raupCrick.ts';

it('βMNTD follows the distances along the tree, tip by tip, whatever the order of the features', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 3, maxLength: 9 }),
      fc.integer({ min: 5, max: 11 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 27, maxLength: 27 }),
      fc.boolean(),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 9, maxLength: 9 }),
      (joins, tips, cells, weighted, keys) => {
        const { tree } = parseNewick(shapedTree(joins, tips));
        const features = Array.from({ length: Math.min(9, tips - 1) }, (_, at) => `t${at}`);
        const [size, width] = [3, features.length];
        const counts = Float64Array.from(
          { length: size * width },
          (_, at) => cells[at]! + Number(at % width === Math.floor(at / width)),
        );
        const placed = featuresInTree(features, tree);
        const place = Int32Array.from(Array.from(features.keys()).toSorted((a, b) => keys[a]! - keys[b]!));
        const far = alongTree(
          tree,
          Array.from(place, (at) => placed.tipOf[at]!),
        );
        const found = meanNearestTaxon(prunedTree(placed), heldBy(counts, size, weighted), place);
        const held = (i: number): { k: number; weight: number }[] =>
          features.flatMap((_, k) =>
            counts[i * width + k]! > 0 ? [{ k, weight: weighted ? counts[i * width + k]! : 1 }] : [],
          );
        const mean = (i: number, j: number): number => {
          const own = held(i);
          return (
            own.reduce((sum, { k, weight }) => sum + weight * Math.min(...held(j).map((other) => far(k, other.k))), 0) /
            own.reduce((sum, { weight }) => sum + weight, 0)
          );
        };
        for (let i = 0; i < size; i += 1)
          for (let j = 0; j < size; j += 1)
            if (i !== j) expect(found[i * size + j]).toBeCloseTo((mean(i, j) + mean(j, i)) / 2, 9);
      },
    ),
  ));

it('the features with the smallest random keys come first', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }), fc.nat(), (keys, seed) => {
      const count = 1 + (seed % keys.length);
      const order = Int32Array.from(keys.keys());
      smallestFirst(order, Float64Array.from(keys), count);
      expect(Array.from(order.subarray(0, count), (k) => keys[k]!).toSorted((a, b) => a - b)).toEqual(
        keys.toSorted((a, b) => a - b).slice(0, count),
      );
      expect([...order].toSorted((a, b) => a - b)).toEqual([...keys.keys()]);
    }),
  ));
