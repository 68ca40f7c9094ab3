import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { renderSvg } from '../../node/index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import { table } from '../../testing/tables.ts';
import { regionPlaces, vennShapes } from '../../parts/venn/index.ts';

it.each([2, 3, 4, 5, 6])('has a region for every combination of %i lists', (count) => {
  const places = regionPlaces(count);
  expect(places.size).toBe(2 ** count - 1);
  for (const [code, { room }] of places) expect(room, code).toBeGreaterThan(count < 6 ? 0.012 : 0.001);
  const all = vennShapes(count).flat(2);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(...all)).toBeLessThanOrEqual(1 + 1e-9);
});

it('draws more than six lists as a flower', () => {
  const names = Array.from({ length: 9 }, (_, i) => `列表 ${i + 1}`);
  const codes = [...names.map((_, i) => names.map((__, j) => Number(i === j)).join('')), '111111111'];
  const tables = {
    regions: table('regions', {
      sets: codes,
      code: codes,
      degree: codes.map(() => 1),
      size: codes.map((_, i) => i + 3),
    }),
    lists: table('lists', { list: names, size: names.map((_, i) => i + 15), unique: names.map((_, i) => i + 3) }),
  };
  const input = exampleInput('venn', { tables });
  const drawing = chartById('venn')!.draw(input);
  expect(drawing.summary).toContain('花瓣图：9 个列表');
  const svg = renderSvg(drawing, input.size);
  expect(svg).toContain('>共有</text>');
  expect(svg).toContain('>列表 9</text>');
});
