import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNewick } from './newick.ts';
import { communityDistance } from '../community-distances/index.ts';
import { caught } from '../testing/caught.ts';
import { faithPd, featuresInTree, unifrac } from './index.ts';
import reference from './phylogeny.reference.json' with { type: 'json' };

const features = reference.counts.map((_, row) => `A${row + 1}`);
const samples = reference.counts[0]!.length;
const counts = Float64Array.from(
  { length: samples * features.length },
  (_, at) => reference.counts[at % features.length]![Math.floor(at / features.length)]!,
);
const sharesOf = (values: Float64Array, width: number): Float64Array => {
  const totals = Array.from({ length: values.length / width }, (_, i) =>
    values.subarray(i * width, (i + 1) * width).reduce((sum, value) => sum + value, 0),
  );
  return values.map((value, at) => value / totals[Math.floor(at / width)]!);
};
const shares = sharesOf(counts, features.length);
const { tree } = parseNewick(reference.tree);
const placed = featuresInTree(features, tree);

describe('phylogeny agrees with phyloseq and picante', () => {
  it.each([
    ['unweighted', reference.unweighted],
    ['weighted', reference.weighted],
    ['weighted-normalized', reference.normalized],
  ] as const)('UniFrac agrees, %s', (form, expected) => {
    expected.flat().forEach((value, at) => expect(unifrac(placed, shares, form)[at]).toBeCloseTo(value, 10));
  });
  it('Faith’s PD, counted up to the root, agrees', () =>
    reference.pd.forEach((value, sample) => expect(faithPd(placed, counts)[sample]).toBeCloseTo(value, 10)));
});

describe('distances for the methods that start from distances', () => {
  const matrix = {
    idName: 'id',
    ids: features,
    samples: reference.counts[0]!.map((_, at) => `S${at + 1}`),
    values: Float64Array.from(reference.counts.flat()),
    annotations: [],
  };
  it.each([
    ['unifrac', reference.unweighted],
    ['wunifrac', reference.normalized],
  ] as const)('include %s from counts and a tree', (distance, expected) => {
    const found = communityDistance({ matrix, tree }, { distance, relative: true, pseudocount: 1 });
    expected.flat().forEach((value, at) => expect(found.values[at]).toBeCloseTo(value, 10));
  });
  it('are refused when the tree is missing', () =>
    expect(() => communityDistance({ matrix }, { distance: 'unifrac', relative: true, pseudocount: 1 })).toThrow(
      '非加权 UniFrac 距离需要进化树',
    ));
});

describe('phylogeny', () => {
  it('unweighted UniFrac does not change with depth, and counts the branches that only one sample has', () => {
    const small = featuresInTree(['a', 'b', 'c'], parseNewick('((a:1,b:2):3,c:4);').tree);
    // One holds a and b, the other b and c: a and c alone of all branches but those to the root of nothing.
    const values = Float64Array.of(5, 1, 0, 0, 9, 9);
    expect(unifrac(small, values, 'unweighted')[1]).toBeCloseTo((1 + 4) / (1 + 2 + 3 + 4), 14);
    expect([...faithPd(small, values)]).toEqual([6, 9]);
    expect(unifrac(small, sharesOf(values, 3), 'weighted')[1]).toBeCloseTo(
      (5 / 6) * 1 + Math.abs(1 / 6 - 1 / 2) * 2 + 0.5 * 3 + 0.5 * 4,
      14,
    );
  });

  it('UniFrac lies between 0 and 1 and is 0 for equal samples, also on a maximally unbalanced tree', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
          minLength: 3,
          maxLength: 9,
        }),
        (rows) => {
          const names = rows.map((_, at) => `t${at}`);
          const ladder = names.slice(1).reduce((inner, name, at) => `(${inner}:${at + 1},${name}:2)`, names[0]!);
          const own = featuresInTree(names, parseNewick(`${ladder};`).tree);
          const values = Float64Array.from([
            ...rows.map(([one], at) => one + Number(at === 0)),
            ...rows.map(([, other], at) => other + Number(at === 0)),
          ]);
          for (const form of ['unweighted', 'weighted-normalized'] as const) {
            const [same, across, back] = unifrac(own, sharesOf(values, names.length), form);
            expect(same).toBe(0);
            expect(across).toBe(back);
            expect(across).toBeGreaterThanOrEqual(0);
            expect(across).toBeLessThanOrEqual(1 + 1e-12);
          }
        },
      ),
    ));

  it('refuses features that are not tips of the tree, and a tree without branch lengths', () => {
    expect(caught(() => featuresInTree(['A1', 'Z'], tree)).problems[0]!.what).toContain('1 个特征不在进化树中：Z');
    expect(caught(() => featuresInTree(['a', 'b'], parseNewick('(a,b);').tree)).problems[0]!.code).toBe('no-lengths');
  });
});
