import { expect, it } from 'vitest';
import { arrange, move, pin, resize, show, type ColumnLayout } from './columnLayout.ts';

const columns = [{ id: 'name', sticky: true }, { id: 'species' }, { id: 'size', width: 120 }, { id: 'time' }];
const ids = (layout: ColumnLayout) => arrange(columns, layout).map(({ id }) => id);

it('draws the columns as designed without a layout', () => {
  expect(ids({})).toEqual(['name', 'species', 'size', 'time']);
});

it('moves past hidden columns in one step', () => {
  const layout = show({}, 'size', false);
  expect(ids(move(columns, layout, 'species', 1))).toEqual(['name', 'time', 'species']);
});

it('keeps pinned columns first and does not move beyond the edge', () => {
  expect(ids(pin({}, 'time', true))).toEqual(['name', 'time', 'species', 'size']);
  expect(move(columns, {}, 'time', 1)).toEqual({});
});

it('shows a hidden column again at its place', () => {
  expect(ids(show(show({}, 'species', false), 'species', true))).toEqual(['name', 'species', 'size', 'time']);
});

it('never makes a column narrower than its least width', () => {
  expect(arrange(columns, resize({}, { id: 'size' }, 10)).find(({ id }) => id === 'size')?.width).toBe(80);
});

it('ignores remembered columns that no longer exist', () => {
  expect(ids({ order: ['gone', 'time'], hidden: ['gone'] })).toEqual(['name', 'time', 'species', 'size']);
});
