import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { gridRect } from '../../frame/index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';

const draw = chartById('ternary-plot')!.draw;

it.each([320, 680, 1200])('keeps the sides of the triangle equal and inside the figure (%i px)', (width) => {
  const size = { width, height: 520 };
  const { x, y, width: across, height } = gridRect(draw(exampleInput('ternary-plot', { size })).option, size);
  expect(height / across).toBeCloseTo(Math.sqrt(3) / 2, 1);
  expect([x >= 0, y >= 0, x + across <= width, y + height <= size.height]).toEqual([true, true, true, true]);
});

it('scales the area of a point, not its width, with its value', () => {
  const points = (
    draw(exampleInput('ternary-plot', { settings: { own: { largest: 40 } } })).option.series as {
      data: { symbolSize: number }[];
    }[]
  ).flatMap(({ data }) => data);
  expect(points.map(({ symbolSize }) => symbolSize)).toEqual([40, 20, 10]);
});
