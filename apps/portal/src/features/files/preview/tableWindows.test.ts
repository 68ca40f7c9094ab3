import { expect, it, vi } from 'vitest';
import { blockColumns, blockRows, createTableWindows, type WindowRequest } from './tableWindows.ts';

/** A table whose cells name their own place. */
const answer = ({ column_limit, column_offset, limit, line, offset }: WindowRequest) =>
  Promise.resolve({
    lines: Array.from({ length: limit }, (_, row) => offset + row + 4),
    header: Array.from({ length: column_limit }, (_, column) => `c${column_offset + column}`),
    rows: Array.from({ length: limit }, (_, row) =>
      Array.from({ length: column_limit }, (_cell, column) => `${offset + row}/${column_offset + column}`),
    ),
    offset: line === undefined ? offset : line - 4,
    column_offset,
    total_rows: 1_000_000,
    total_columns: 20_000,
  });

it('gives each cell from its own block, whichever block was loaded first', async () => {
  const table = createTableWindows(answer);
  for (const [row, column] of [
    [5, 3],
    [blockRows * 40 + 7, blockColumns * 9 + 1],
  ] as const) {
    expect(table.cell(row, column)).toBeUndefined();
    await vi.waitFor(() => expect(table.cell(row, column)).toBe(`${row}/${column}`));
  }
});

it('asks once for a block, however many of its cells are drawn', async () => {
  const load = vi.fn(answer);
  const table = createTableWindows(load);
  for (let row = 0; row < 50; row++) table.cell(row, 0);
  await vi.waitFor(() => expect(table.cell(0, 0)).toBe('0/0'));
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not ask again for a block that failed until told to', async () => {
  const load = vi.fn(answer).mockRejectedValueOnce(new Error('offline'));
  const table = createTableWindows(load);
  table.cell(0, 0);
  await vi.waitFor(() => expect(table.error()).toBeInstanceOf(Error));
  table.cell(0, 0);
  expect(load).toHaveBeenCalledTimes(1);
  table.retry();
  await vi.waitFor(() => expect(table.cell(0, 0)).toBe('0/0'));
});

it('does not load blocks that a long scroll has already passed', async () => {
  const load = vi.fn(answer);
  const table = createTableWindows(load);
  for (let block = 0; block < 100; block++) table.cell(block * blockRows, 0);
  await vi.waitFor(() => expect(table.cell(99 * blockRows, 0)).toBeDefined());
  expect(load.mock.calls.length).toBeLessThan(10);
});

it('maps rows to lines of the file and back', async () => {
  const table = createTableWindows(answer);
  table.start();
  await vi.waitFor(() => expect(table.line(5)).toBe(9));
  expect(await table.rowOnLine(9)).toBe(5);
});

it('takes a column of numbers for numeric despite gaps and a faulty cell, and a column of words not', async () => {
  const cells = Array.from({ length: 12 }, (_, row) => [
    `G${row}`,
    row % 2 ? '-2e-3' : 'NA',
    row === 5 ? '12a' : '1.5',
    row % 2 ? 'x' : '2',
    '',
  ]);
  const table = createTableWindows(() =>
    Promise.resolve({
      header: ['id', 'A', 'B', 'C', 'D'],
      rows: cells,
      lines: cells.map((_, row) => row + 2),
      offset: 0,
      column_offset: 0,
      total_rows: 12,
      total_columns: 5,
    }),
  );
  table.start();
  await vi.waitFor(() => expect(table.first()).toBeDefined());
  expect([0, 1, 2, 3, 4].map((column) => table.isNumeric(column))).toEqual([false, true, true, false, false]);
});
