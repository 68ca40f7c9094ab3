import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { toTsv } from './tsv.ts';

type Row = { name: string; count: number | null };
const columns: Column<Row>[] = [
  { id: 'name', header: '名称', cell: (row) => row.name },
  { id: 'count', header: '数量', cell: (row) => row.count ?? '--' },
];

it('copies a header line and keeps a cell in its column when it holds a tab', () => {
  expect(toTsv(columns, [{ name: '甲\t乙', count: 1 }])).toBe('名称\t数量\n甲 乙\t1');
});

it('copies what is shown for a missing value, and an empty cell for a drawing without text', () => {
  expect(
    toTsv(
      [...columns, { id: 'mark', header: '标记', cell: () => ({ type: 'mark', props: {}, key: null }) }],
      [{ name: '甲', count: null }],
    ),
  ).toBe('名称\t数量\t标记\n甲\t--\t');
});
