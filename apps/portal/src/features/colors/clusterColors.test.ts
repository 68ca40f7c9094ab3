import { rgbToOklab } from '@panome/charts';
import { expect, it } from 'vitest';
import { clusterColors } from './clusterColors.ts';

const many = (count: number, ...rgb: [number, number, number]) =>
  Array.from({ length: count }, () => rgbToOklab(...rgb));

it('finds the colours of a picture with their shares, the commonest first', () => {
  const pixels = [...many(20, 0, 114, 178), ...many(70, 230, 159, 0), ...many(10, 0, 158, 115)];
  expect(clusterColors(pixels, 3)).toEqual([
    { color: '#e69f00', share: 0.7 },
    { color: '#0072b2', share: 0.2 },
    { color: '#009e73', share: 0.1 },
  ]);
});

it('takes shades of one colour together when fewer are asked for', () => {
  const shades = [0, 2, 4, 6].flatMap((step) => many(5, 200 + step, 20, 20));
  const found = clusterColors([...shades, ...many(10, 20, 20, 200)], 2);
  expect(found.map(({ share }) => Number(share.toFixed(3)))).toEqual([0.667, 0.333]);
  expect(found[1]!.color).toBe('#1414c8');
});

it('gives no more colours than there are, none of nothing, and the same again for the same picture', () => {
  expect(clusterColors(many(9, 1, 2, 3), 6)).toEqual([{ color: '#010203', share: 1 }]);
  expect(clusterColors([], 6)).toEqual([]);
  const noisy = Array.from({ length: 300 }, (_, at) => rgbToOklab((at * 37) % 256, (at * 91) % 256, (at * 13) % 256));
  expect(clusterColors(noisy, 5)).toEqual(clusterColors(noisy, 5));
});
