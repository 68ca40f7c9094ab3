import { expect, it } from 'vitest';
import {
  clusterAtPlaces,
  clustersAt,
  cutHeight,
  dendrogramJoints,
  jointPath,
  leafOrder,
  leafPositions,
} from './dendrogram.ts';
import { normalEllipse } from './ellipse.ts';
import type { Point } from './ellipse.ts';
import reference from './geometry.reference.json' with { type: 'json' };

const points = reference.points as unknown as Point[];

it('draws the 95 % ellipse of R: every point at the radius of its direction, the longest along the first eigenvector', () => {
  const [centreX, centreY] = reference.centre as [number, number];
  const [major, minor] = reference.semiAxes as [number, number];
  const [cos, sin] = reference.major as [number, number];
  for (const [x, y] of normalEllipse(points)!) {
    const along = ((x - centreX) * cos + (y - centreY) * sin) / major;
    const across = (-(x - centreX) * sin + (y - centreY) * cos) / minor;
    expect(along ** 2 + across ** 2).toBeCloseTo(1, 10);
  }
});

it('closes the ellipse and leaves its input alone', () => {
  const before = structuredClone(points);
  const ellipse = normalEllipse(points)!;
  expect(ellipse.at(-1)).toEqual(ellipse[0]);
  expect(points).toEqual(before);
});

it('draws no ellipse for two samples, for samples on one line or on one spot', () => {
  expect(
    normalEllipse([
      [0, 0],
      [1, 2],
    ]),
  ).toBeNull();
  expect(
    normalEllipse([
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 6],
    ]),
  ).toBeNull();
  expect(
    normalEllipse([
      [1, 1],
      [1, 1],
      [1, 1],
    ]),
  ).toBeNull();
});

it('orders the leaves as hclust does', () => {
  expect(leafOrder(reference).map((leaf) => leaf + 1)).toEqual(reference.order);
});

it('puts every joint at the height of its step, midway between its branches, as as.dendrogram does', () => {
  const joints = dendrogramJoints(reference, leafPositions(reference));
  const byHeight = joints.toSorted((one, other) => one.height - other.height);
  byHeight.forEach(({ height, left, right }, i) => {
    expect(height).toBeCloseTo(reference.jointHeights[i]!, 12);
    expect((left + right) / 2).toBeCloseTo(reference.jointPlaces[i]!, 12);
  });
});

it('makes one path with a gap after each joint', () => {
  const path = jointPath(dendrogramJoints(reference, leafPositions(reference)));
  expect(path).toHaveLength(5 * reference.height.length);
  expect(path.filter((point) => point === null)).toHaveLength(reference.height.length);
});

it('cuts into as many clusters as asked', () => {
  [1, 3, 6].forEach((k, i) => expect(clustersAt(reference, cutHeight(reference, k))).toBe(reference.cutSizes[i]));
});

it('gives every leaf the cluster of R’s cutree, numbered in drawing order', () => {
  reference.cuts.forEach((expected, i) => expect(Array.from(clusterAtPlaces(reference, i + 1))).toEqual(expected));
});

it('draws a chain of 20,000 joinings without running out of stack', () => {
  const steps = 20_000;
  const chain = {
    a: Array.from({ length: steps }, (_, step) => -(step + 2)),
    b: Array.from({ length: steps }, (_, step) => (step === 0 ? -1 : step)),
    height: Array.from({ length: steps }, (_, step) => step + 1),
  };
  expect(dendrogramJoints(chain, leafPositions(chain))).toHaveLength(steps);
});

it('refuses a step that names a cluster made later', () => {
  expect(() => dendrogramJoints({ a: [-1], b: [2], height: [1] }, [0, 1])).toThrow(RangeError);
});
