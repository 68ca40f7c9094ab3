import { columnsOf } from '@panome/contract/sample-forms';
import { describe, expect, it } from 'vitest';
import {
  choose,
  clear,
  copied,
  createGrid,
  deleteRows,
  duplicateRows,
  edit,
  fillDown,
  fit,
  goTo,
  insertRows,
  paste,
  redo,
  shownRows,
  undo,
  write,
} from './gridState.ts';
import { nextInSeries } from './series.ts';
import { parseTsv, toTsv } from './tsv.ts';

const columns = columnsOf('application');
const names = (rows: readonly Readonly<Record<string, string>>[]) => rows.map(({ name }) => name);
const plate = Array.from({ length: 96 }, (_, at) => [`S${at + 1}`, at < 48 ? 'CK' : 'T1']);

describe('text of a spreadsheet', () => {
  it('keeps line breaks, tabs and quotes of quoted cells', () => {
    expect(parseTsv('a\tb\r\n"x\ny"\t"1""2"\n')).toEqual([
      ['a', 'b'],
      ['x\ny', '1"2'],
    ]);
    expect(parseTsv('"open\tb')).toEqual([['"open', 'b']]);
    expect(parseTsv('\t\n\t')).toEqual([
      ['', ''],
      ['', ''],
    ]);
    expect(parseTsv('')).toEqual([['']]);
    const cells = [
      ['a\tb', '"', ''],
      ['', 'c', 'd'],
    ];
    expect(parseTsv(toTsv(cells))).toEqual(cells);
  });
});

describe('the grid', () => {
  it('takes 96 rows from Excel and always has empty rows below', () => {
    const { grid, lostRows, rows } = paste(createGrid([]), columns, plate);
    expect([rows, lostRows, grid.rows.length, shownRows(grid)]).toEqual([96, 0, 96, 101]);
    expect(grid.rows[95]).toEqual({ name: 'S96', group: 'T1' });
    expect(shownRows(createGrid([]))).toBe(12);
  });

  it('counts the pasted rows and columns that did not fit', () => {
    const many = Array.from({ length: 600 }, (_, at) => [`S${at}`]);
    expect(paste(createGrid([]), columns, many)).toMatchObject({ rows: 500, lostRows: 100 });
    const last = goTo(createGrid([]), { row: 0, column: columns.length - 1 }, columns.length);
    expect(paste(last, columns, [['a', 'b']])).toMatchObject({ lostColumns: 1 });
  });

  it('places pasted columns by the names in their first line', () => {
    const at = goTo(createGrid([]), { row: 0, column: 3 }, columns.length);
    const pasted = paste(at, columns, [
      ['分组', '样本名称', '颜色'],
      ['CK', 'S1', '红'],
    ]);
    expect(pasted).toMatchObject({ byHeader: true, rows: 1, lostColumns: 1 });
    expect(pasted.grid.rows).toEqual([{ name: 'S1', group: 'CK' }]);
    expect(
      paste(createGrid([]), columns, [
        ['CK-1', 'CK'],
        ['CK-2', 'CK'],
      ]).byHeader,
    ).toBe(false);
  });

  it('fills the whole selection with one cell, and clears it', () => {
    const range = choose(createGrid([]), { row: 0, column: 1 }, { row: 2, column: 1 });
    const { grid } = paste(range, columns, [['CK']]);
    expect(grid.rows).toEqual([{ group: 'CK' }, { group: 'CK' }, { group: 'CK' }]);
    expect(clear(grid, columns).rows).toEqual([]);
    expect(copied(grid, columns)).toBe('CK\nCK\nCK');
  });

  it('fills down, and counts on in names that end with a number', () => {
    const grid = choose(createGrid([{ name: 'CK-1', group: 'CK' }]), { row: 0, column: 0 }, { row: 2, column: 1 });
    expect(fillDown(grid, columns).rows).toEqual([
      { name: 'CK-1', group: 'CK' },
      { name: 'CK-2', group: 'CK' },
      { name: 'CK-3', group: 'CK' },
    ]);
    const below = goTo(createGrid([{ name: 'A9' }]), { row: 1, column: 0 }, columns.length);
    expect(names(fillDown(below, columns).rows)).toEqual(['A9', 'A10']);
    expect(fillDown(goTo(below, { row: 0, column: 0 }, columns.length), columns).rows).toHaveLength(1);
  });

  it('inserts, deletes and doubles rows', () => {
    const grid = createGrid([{ name: 'A1' }, { name: 'A2' }]);
    const second = goTo(grid, { row: 1, column: 0 }, columns.length);
    expect(names(insertRows(second).rows)).toEqual(['A1', undefined, 'A2']);
    expect(names(deleteRows(second).rows)).toEqual(['A1']);
    expect(names(duplicateRows(grid).rows)).toEqual(['A1', 'A3', 'A2']);
  });

  it('undoes and redoes every edit', () => {
    const first = write(createGrid([]), columns, ' ＣＫ-1 ');
    const second = edit(first, []);
    expect(undo(second).rows).toEqual([{ name: 'CK-1' }]);
    expect(redo(undo(second)).rows).toEqual([]);
    expect(undo(undo(undo(second))).rows).toEqual([]);
    expect(write(first, columns, 'CK-1')).toBe(first);
  });

  it('keeps the current cell inside the grid', () => {
    expect(goTo(createGrid([]), { row: -3, column: 99 }, columns.length).at).toEqual({
      row: 0,
      column: columns.length - 1,
    });
  });
});

it('counts on from a name and skips names that are taken', () => {
  expect(nextInSeries('S09', 1, new Set())).toBe('S10');
  expect(nextInSeries('S1', 1, new Set(['s2']))).toBe('S3');
  expect(nextInSeries('CK', 1, new Set())).toBe('CK-2');
  expect(nextInSeries('', 1, new Set())).toBe('');
});

it('moves the current cell into the remaining columns when a family is removed', () => {
  const grid = goTo(createGrid([]), { row: 2, column: 9 }, 10);
  expect(fit(grid, 4)).toMatchObject({ at: { row: 2, column: 3 }, anchor: { row: 2, column: 3 } });
  expect(fit(grid, 10)).toBe(grid);
});
