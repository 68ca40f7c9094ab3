import { expect, it } from 'vitest';
import { chordLayout } from './layout.ts';

const totals = [6, 5, 3, 2];
const links = [
  { source: 0, target: 1, weight: 4 },
  { source: 0, target: 2, weight: 2 },
  { source: 1, target: 3, weight: 1 },
  { source: 2, target: 3, weight: 1 },
];
const { arcs, chords } = chordLayout(totals, links, 0.05);
const length = ({ from, to }: { from: number; to: number }) => to - from;

it('gives arcs in proportion to their totals, filling the circle together with the gaps', () => {
  expect(arcs.reduce((sum, arc) => sum + length(arc), 0) + 4 * 0.05).toBeCloseTo(2 * Math.PI, 12);
  expect(length(arcs[0]!) / length(arcs[3]!)).toBeCloseTo(3, 12);
});

it('fills every arc with its links, each equally wide at both ends', () => {
  links.forEach((link, i) => {
    expect(length(chords[i]!.source)).toBeCloseTo(length(chords[i]!.target), 12);
    expect(chords[i]!.source.from).toBeGreaterThanOrEqual(arcs[link.source]!.from - 1e-12);
    expect(chords[i]!.target.to).toBeLessThanOrEqual(arcs[link.target]!.to + 1e-12);
  });
});
