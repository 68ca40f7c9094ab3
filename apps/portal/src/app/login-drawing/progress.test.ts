import { expect, it } from 'vitest';
import { loopMs, progressAt } from './progress.ts';
import { atoms, bonds, curve, links, nodeCount } from './scene.ts';

it('begins with molecules, shows the whole chart, and ends where it began', () => {
  expect(loopMs).toBe(2_000);
  expect(progressAt(0)).toEqual({ linked: 0, charted: 0 });
  expect(progressAt(loopMs * 0.6)).toEqual({ linked: 1, charted: 1 });
  expect(progressAt(loopMs - 1).linked).toBeCloseTo(0, 4);
  expect(progressAt(loopMs - 1).charted).toBe(0);
});

it('keeps every node in the picture, as molecule and as point of the chart', () => {
  for (const { x, y } of [...atoms, ...curve]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
  }
});

it('bonds only within a molecule and links only between molecules', () => {
  const ring = (node: number) => Math.floor(node / 6);
  expect(bonds).toHaveLength(nodeCount);
  expect(bonds.every(([a, b]) => ring(a) === ring(b))).toBe(true);
  expect(links.every(([a, b]) => ring(a) !== ring(b))).toBe(true);
});
