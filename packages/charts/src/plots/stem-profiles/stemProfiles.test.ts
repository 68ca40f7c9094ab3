import { expect, it } from 'vitest';
import { chartById } from '../../index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';

const { draw } = chartById('stem-profiles')!;
const panelsOf = (own: Record<string, number | boolean> = {}, size = { width: 720, height: 520 }) => {
  const drawing = draw(exampleInput('stem-profiles', { settings: { own }, size }));
  return { drawing, panels: [...new Set(drawing.data.columns[0]!.values as readonly string[])] };
};

it('draws the profiles from the smallest p, or only the significant ones', () => {
  expect(panelsOf().panels).toEqual(['模式 1', '模式 2', '模式 4', '模式 3', '模式 5', '模式 6']);
  expect(panelsOf({ significant: true }).panels).toEqual(['模式 1', '模式 2']);
  expect(panelsOf({ top: 3 }).panels).toHaveLength(3);
});

it('draws fewer profiles when they would be too small to read, and says how many', () => {
  const { drawing, panels } = panelsOf({}, { width: 320, height: 240 });
  expect(panels.length).toBeLessThan(6);
  expect(drawing.summary).toContain(`画出 P 值最小的 ${panels.length} 种`);
});

it('gives the mean of the features of a profile, and its shape scaled to that mean', () => {
  const { data } = panelsOf({ top: 1 }).drawing;
  const { assignments } = exampleInput('stem-profiles').tables;
  const values = (name: string) => assignments!.columns.find((column) => column.name === name)!.values as Float64Array;
  const own = [...values('profile').keys()].filter((row) => values('profile')[row] === 1);
  const column = (name: string) => data.columns.find((one) => one.name === name)!.values as Float64Array;
  ['t1', 't2', 't3', 't4'].forEach((name, j) =>
    expect(column('mean')[j]).toBeCloseTo(
      own.reduce((sum, row) => sum + values(name)[row]! / own.length, 0),
      10,
    ),
  );
  // Falls by equal steps, as its model does.
  expect(column('model')[3]! / column('model')[1]!).toBeCloseTo(3, 10);
});
