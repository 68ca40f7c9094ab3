import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';

it('draws the rows from the top, with stems that begin at 0 and end at the dot', () => {
  const { graphic } = chartById('lollipop-plot')!.draw(exampleInput('lollipop-plot')).option as {
    graphic: { elements: { type: string; shape: { points: number[][]; cx: number; cy: number } }[] };
  };
  const stems = graphic.elements.filter(({ type }) => type === 'polyline').slice(1);
  const dots = graphic.elements.filter(({ type }) => type === 'circle');
  expect(stems).toHaveLength(3);
  stems.forEach(({ shape }, i) => expect(shape.points[1]).toEqual([dots[i]!.shape.cx, dots[i]!.shape.cy]));
  expect(new Set(stems.map(({ shape }) => shape.points[0]![0])).size).toBe(1);
  expect(dots.map(({ shape }) => shape.cy)).toEqual(dots.map(({ shape }) => shape.cy).toSorted((a, b) => a - b));
});
