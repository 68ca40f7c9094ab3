import fc from 'fast-check';
import { expect, it } from 'vitest';
import { featuresInTree, parseNewick } from '../../phylogeny/index.ts';
import { alongTree, shapedTree } from '../../testing/trees.ts';
import { prunedTree } from '../beta-nti/index.ts';
import { membersOf, relatedness, roomFor } from './relatedness.ts';

it('both distances follow the paths along the tree, tip by tip, whatever the order of the features', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 6, max: 12 }),
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 33, maxLength: 33 }),
      fc.boolean(),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 11, maxLength: 11 }),
      (joins, tips, cells, weighted, keys) => {
        const { tree } = parseNewick(shapedTree(joins, tips));
        const features = Array.from({ length: tips - 1 }, (_, at) => `t${at}`);
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
        const pruned = prunedTree(placed);
        const { mntd, mpd } = relatedness(pruned, membersOf(counts, size, weighted), weighted, place, roomFor(pruned));
        for (let i = 0; i < size; i += 1) {
          const own = features.flatMap((_, k) =>
            counts[i * width + k]! > 0 ? [{ k, weight: weighted ? counts[i * width + k]! : 1 }] : [],
          );
          if (own.length < 2) {
            expect([mpd[i], mntd[i]]).toEqual([Number.NaN, Number.NaN]);
            continue;
          }
          const pairs = own.flatMap((one) =>
            own
              .filter((other) => weighted || other.k !== one.k)
              .map((other) => ({
                weight: one.weight * other.weight,
                far: one.k === other.k ? 0 : far(one.k, other.k),
              })),
          );
          const mean = (list: readonly { weight: number; far: number }[]): number =>
            list.reduce((sum, one) => sum + one.weight * one.far, 0) /
            list.reduce((sum, { weight }) => sum + weight, 0);
          expect(mpd[i]).toBeCloseTo(mean(pairs), 9);
          expect(mntd[i]).toBeCloseTo(
            mean(
              own.map((one) => ({
                weight: one.weight,
                far: Math.min(...own.filter(({ k }) => k !== one.k).map(({ k }) => far(one.k, k))),
              })),
            ),
            9,
          );
        }
      },
    ),
  ));
