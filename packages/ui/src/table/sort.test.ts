import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { nextSort, sortRows } from './sort.ts';

type Row = { name: string; count: number | null };
const columns: Column<Row>[] = [
  { id: 'name', header: '名称', cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'count', header: '数量', cell: (row) => row.count ?? '--', sortValue: (row) => row.count },
];
const rows: Row[] = [
  { name: '样本 10', count: 3 },
  { name: '样本 2', count: null },
  { name: '样本 1', count: 20 },
];
const names = (sorted: readonly Row[]) => sorted.map(({ name }) => name);

it('sorts numbers inside names by value', () => {
  expect(names(sortRows(rows, { column: 'name', order: 'ascending' }, columns))).toEqual([
    '样本 1',
    '样本 2',
    '样本 10',
  ]);
});

it('puts missing values last in both directions', () => {
  expect(names(sortRows(rows, { column: 'count', order: 'ascending' }, columns)).at(-1)).toBe('样本 2');
  expect(names(sortRows(rows, { column: 'count', order: 'descending' }, columns))).toEqual([
    '样本 1',
    '样本 10',
    '样本 2',
  ]);
});

it('goes from ascending to descending to the original order', () => {
  const first = nextSort(null, 'name');
  expect(first).toEqual({ column: 'name', order: 'ascending' });
  expect(nextSort(first, 'name')).toEqual({ column: 'name', order: 'descending' });
  expect(nextSort(nextSort(first, 'name'), 'name')).toBeNull();
  expect(nextSort(first, 'count')).toEqual({ column: 'count', order: 'ascending' });
});
