import { describe, expect, it } from 'vitest';
import type { CellLayer } from '../drawing.ts';
import { cellPixels } from './cellPixels.ts';

const [black, white, grey] = [0xff000000, 0xffffffff, 0xff808080];

function layerOf(rows: number, columns: number, valueAt: (row: number, column: number) => number): CellLayer {
  return {
    kind: 'cells',
    rows,
    columns,
    rowIds: [],
    columnIds: [],
    values: Float64Array.from({ length: rows * columns }, (_, at) => valueAt(Math.floor(at / columns), at % columns)),
    ramp: Array.from({ length: 256 }, (_, at) => `#${at.toString(16).padStart(2, '0').repeat(3)}`),
    min: 0,
    max: 1,
    missing: '#0000ff',
  };
}
const span = (count: number, from = 0) => ({ min: from - 0.5, max: from + count - 0.5 });

function drawn(
  layer: CellLayer,
  width: number,
  height: number,
  view = { x: span(layer.columns), y: span(layer.rows) },
) {
  const words = new Uint32Array(width * height);
  cellPixels({ words, width, height }, layer, view);
  return Array.from({ length: height }, (_, line) => [...words.subarray(line * width, (line + 1) * width)]);
}

describe('cells in pixels', () => {
  it('have only colours of the ramp where they are wider than a pixel, whatever the size of the picture', () => {
    const checks = layerOf(7, 5, (row, column) => (row + column) % 2);
    for (const [width, height] of [
      [5, 7],
      [13, 11],
      [101, 67],
    ] as const)
      expect(new Set(drawn(checks, width, height).flat())).toEqual(new Set([black, white]));
  });

  it('keep their edges across where they are narrower than a pixel along: 4,000 rows of 3 columns', () => {
    const columns = layerOf(4_000, 3, (_, column) => (column === 1 ? 1 : 0));
    const [first] = drawn(columns, 30, 100);
    expect(first).toEqual([black, white, black].flatMap((color) => Array.from({ length: 10 }, () => color)));
  });

  it('are averaged where several lie in one pixel, by how much of each does', () => {
    const rows = layerOf(3, 1, (row) => (row === 1 ? 1 : 0));
    expect(drawn(rows, 1, 1)).toEqual([[0xff555555]]);
    // Each pixel holds one cell and the half of the middle one.
    expect(drawn(rows, 1, 2)).toEqual([[0xff555555], [0xff555555]]);
    expect(
      drawn(
        layerOf(4, 1, (row) => row % 2),
        1,
        2,
      ),
    ).toEqual([[grey], [grey]]);
  });

  it('are those of the view, each as wide as the next when they divide the picture', () => {
    const ramp = layerOf(1, 10, (_, column) => column % 2);
    expect(drawn(ramp, 6, 1, { x: span(3, 4), y: span(1) })).toEqual([[black, black, white, white, black, black]]);
  });

  it('show a missing value in its own colour', () => {
    expect(
      drawn(
        layerOf(1, 1, () => Number.NaN),
        1,
        1,
      ),
    ).toEqual([[0xffff0000]]);
  });
});
