import { describe, expect, it } from 'vitest';
import type { ChartDrawing } from '../drawing.ts';
import type { Plot } from '../plot.ts';
import { cellFinder } from './cellFinder.ts';
import type { Direction, Finder, Found } from './found.ts';
import { pointFinder } from './pointFinder.ts';

const full = { x: { min: 0, max: 10 }, y: { min: 0, max: 10 } };
const plot: Plot = { of: 'axes', rect: { x: 0, y: 0, width: 100, height: 100 }, full, down: false, fixed: false };
const sight = (hidden: readonly number[] = [], view = full) => ({ plot, view, hidden: new Set(hidden) });

const ids = ['middle', 'right', 'far right', 'up', 'hidden'];
const values = { x: Float64Array.of(5, 6, 9, 5, 4), y: Float64Array.of(5, 5, 5, 8, 5) };
const drawing = {
  option: {},
  summary: '',
  data: {
    rows: 5,
    columns: [
      { name: 'id', label: '特征', kind: 'text', values: ids },
      { name: 'x', label: 'log2 FC', kind: 'number', values: values.x },
    ],
  },
  layers: [
    {
      kind: 'points',
      ids,
      ...values,
      color: Uint8Array.of(0, 0, 0, 0, 1),
      colors: ['#000000', '#ff0000'],
      names: ['a', 'b'],
      radius: 2,
    },
  ],
} satisfies ChartDrawing;
const walked = (finder: Finder, directions: readonly Direction[], hidden: readonly number[] = []) => {
  const passed: string[] = [];
  let at: Found | null = null;
  for (const direction of directions) {
    at = finder.beside(sight(hidden), at, direction) ?? at;
    passed.push(at?.id ?? '');
  }
  return passed;
};

describe('points', () => {
  const finder = pointFinder(drawing, plot)!;

  it('are walked from the middle in the direction of the arrow; at the end there is none', () => {
    expect(walked(finder, ['right', 'right', 'right', 'right', 'left', 'left'], [1])).toEqual([
      'middle',
      'right',
      'far right',
      'far right',
      'right',
      'middle',
    ]);
    expect(walked(finder, ['up', 'up', 'down'], [1])).toEqual(['middle', 'up', 'middle']);
  });
  it('of a hidden colour are not stepped on', () => {
    expect(walked(finder, ['left', 'left'])).toEqual(['middle', 'hidden']);
    expect(walked(finder, ['left', 'left'], [1])).toEqual(['middle', 'middle']);
  });
  it('outside the view are not stepped on', () => {
    const view = { x: { min: 4.5, max: 7 }, y: { min: 4, max: 6 } };
    const start = finder.beside(sight([], view), null, 'right');
    expect(finder.beside(sight([], view), start, 'up')).toBeNull();
  });
  it('are told with the first columns of their row', () =>
    expect(finder.under(sight(), { x: 60, y: 50 })?.lines).toEqual(['right', 'log2 FC：6']));
  it('of some names are found for their rings, and not where the legend hides them', () => {
    const names = new Set(['up', 'hidden', 'nobody']);
    expect(finder.selected(sight(), names).map(({ at }) => at)).toEqual([
      { x: 5, y: 8 },
      { x: 4, y: 5 },
    ]);
    expect(finder.selected(sight([1]), names)).toEqual([{ at: { x: 5, y: 8 }, radius: 2 }]);
  });
  it('beside the pointer are not found', () => expect(finder.under(sight(), { x: 20, y: 20 })).toBeNull());
});

describe('cells', () => {
  const finder = cellFinder({
    ...drawing,
    layers: [
      {
        kind: 'cells',
        rows: 2,
        columns: 3,
        rowIds: ['g1', 'g2'],
        columnIds: ['s1', 's2', 's3'],
        values: Float64Array.of(1, 2, 3, 4, 5, NaN),
        ramp: [],
        min: 0,
        max: 1,
        missing: '#cccccc',
      },
    ],
  })!;
  const cells = {
    plot: { ...plot, down: true },
    view: { x: { min: -0.5, max: 2.5 }, y: { min: -0.5, max: 1.5 } },
    hidden: new Set<number>(),
  };

  it('are walked one by one, within what is shown', () => {
    const middle = finder.beside(cells, null, 'down')!;
    expect(middle.lines).toEqual(['g2', 's2', '5']);
    const missing = finder.beside(cells, middle, 'right')!;
    expect(missing.lines).toEqual(['g2', 's3', '--']);
    expect(finder.beside(cells, missing, 'right')).toBeNull();
    expect(finder.beside(cells, missing, 'up')?.lines).toEqual(['g1', 's3', '3']);
  });
  it('are selected by their row, and ringed as the row or the column of a name', () => {
    expect(finder.under(cells, { x: 1, y: 1 })?.selects).toBe('g1');
    expect(finder.selected(cells, new Set(['g2', 's1', 'x']))).toEqual([
      { at: { x: 0, y: 1 }, radius: 'row' },
      { at: { x: 0, y: 0 }, radius: 'column' },
    ]);
  });
  it('lie under the pointer', () => expect(finder.under(cells, { x: 1, y: 1 })?.lines).toEqual(['g1', 's1', '1']));
});
