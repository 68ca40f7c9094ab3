import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { letterIn } from './letters.ts';

const residues = Array.from('ACDEFGHIKLMNPQRSTVWY');
const draw = (own: Record<string, string | boolean> = {}) =>
  chartById('sequence-logo')!.draw(exampleInput('sequence-logo', { settings: { own } }));

it.each(residues)('%s fills exactly its box', (letter) => {
  const points = letterIn(letter, { x: 10, y: 20, width: 30, height: 60 }).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  expect(Math.min(...ys)).toBeCloseTo(20, 0);
  expect(Math.max(...ys)).toBeCloseTo(80, 0);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(10 - 0.5);
  expect(Math.max(...xs)).toBeLessThanOrEqual(40 + 0.5);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(20);
});

it('leaves the modified site out of the information content unless asked, and always out of the log odds', () => {
  const places = (own: Record<string, string | boolean>) =>
    new Set(Array.from<string | number>(draw(own).data.columns.find(({ name }) => name === 'position')!.values));
  expect(places({})).not.toContain(0);
  expect(places({ site: true })).toContain(0);
  expect(places({ height: 'log_odds', site: true })).not.toContain(0);
});

it('stacks enriched letters upwards from the axis and depleted ones downwards, the largest outermost', () => {
  const { columns } = draw({ height: 'log_odds' }).data;
  const of = (name: string) => Array.from(columns.find((one) => one.name === name)!.values as Float64Array);
  const [from, to, position] = [of('from'), of('to'), of('position')];
  from.forEach((value, i) => {
    expect(value * to[i]!).toBeGreaterThanOrEqual(0);
    const outer = from.findIndex(
      (other, k) =>
        k > i &&
        position[k] === position[i] &&
        Math.sign(to[k]!) === Math.sign(to[i]!) &&
        Math.abs(other - to[i]!) < 1e-12,
    );
    if (outer >= 0)
      expect(Math.abs(to[outer]! - from[outer]!)).toBeGreaterThanOrEqual(Math.abs(to[i]! - value) - 1e-12);
  });
  expect(draw({ height: 'log_odds' }).summary).toContain('Bonferroni');
});
