import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meanOf } from '../../testing/byDefinition.ts';
import { agglomerate, distances, type Linkage } from '../../hierarchical-clustering/index.ts';

type Point = readonly number[];
const euclidean = (a: Point, b: Point): number => Math.hypot(...a.map((value, k) => value - b[k]!));
const between = (a: readonly Point[], b: readonly Point[]): number[] =>
  a.flatMap((one) => b.map((other) => euclidean(one, other)));
const centre = (points: readonly Point[]): Point => points[0]!.map((_, k) => meanOf(points.map((point) => point[k]!)));

/** How far two clusters are, from their points and not from former distances. */
const definitions: Readonly<Partial<Record<Linkage, (a: readonly Point[], b: readonly Point[]) => number>>> = {
  average: (a, b) => meanOf(between(a, b)),
  complete: (a, b) => Math.max(...between(a, b)),
  single: (a, b) => Math.min(...between(a, b)),
  'ward.D2': (a, b) => Math.sqrt((2 * a.length * b.length) / (a.length + b.length)) * euclidean(centre(a), centre(b)),
};

/** Joins the two closest clusters until one is left, looking at every pair every time. */
function heightsByDefinition(
  points: readonly Point[],
  of: (a: readonly Point[], b: readonly Point[]) => number,
): number[] {
  const clusters: Point[][] = points.map((point) => [point]);
  const heights: number[] = [];
  while (clusters.length > 1) {
    let best = { a: 0, b: 1, height: Number.POSITIVE_INFINITY };
    for (let a = 0; a < clusters.length; a += 1)
      for (let b = a + 1; b < clusters.length; b += 1) {
        const height = of(clusters[a]!, clusters[b]!);
        if (height < best.height) best = { a, b, height };
      }
    heights.push(best.height);
    clusters[best.a]!.push(...clusters.splice(best.b, 1)[0]!);
  }
  return heights;
}

// With a million steps on three axes equal distances are too rare to matter, and failing examples can still be shrunk.
const points = fc
  .array(fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 1_000_000 }))), {
    minLength: 2,
    maxLength: 24,
  })
  .filter((all) => {
    const seen = all.flatMap((one, i) => all.slice(i + 1).map((other) => euclidean(one, other)));
    return new Set(seen).size === seen.length;
  });

it.each(Object.entries(definitions))(
  '%s: heights follow from joining the closest clusters by definition',
  (linkage, of) => {
    fc.assert(
      fc.property(points, (rows) => {
        const { height } = agglomerate(
          distances(Float64Array.from(rows.flat()), rows.length, 3, 'euclidean'),
          linkage as Linkage,
        );
        heightsByDefinition(rows, of).forEach((expected, step) =>
          expect(Math.abs(height[step]! - expected)).toBeLessThan(1e-6 * Math.max(1, expected)),
        );
      }),
      { numRuns: 40 },
    );
  },
);
