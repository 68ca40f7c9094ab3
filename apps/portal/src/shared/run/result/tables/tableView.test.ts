import { describe, expect, it } from 'vitest';
import type { TableMeta } from '../resultTypes.ts';
import { addressOf, requestOf, shownColumns, viewIn } from './tableView.ts';

const wide: TableMeta = {
  id: 'matrix',
  title: '矩阵',
  rows: 5,
  columns: Array.from({ length: 71 }, (_, at) => ({
    name: `s${at}`,
    label: `S${at}`,
    kind: at === 0 ? 'text' : 'number',
  })),
};
const result: TableMeta = {
  id: 'result',
  title: '结果',
  rows: 3,
  columns: [
    { name: 'feature', label: '特征', kind: 'text' },
    { name: 'p', label: 'p 值', kind: 'number' },
  ],
};
const tables = [result, wide];

const applied = (query: string, change: Parameters<typeof addressOf>[0]) => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(addressOf(change)))
    if (value) next.set(name, value);
    else next.delete(name);
  return viewIn(next, tables);
};

describe('the view of a table in the address', () => {
  it('opens the first table that has rows, and an empty one when asked for it', () => {
    const empty: TableMeta = { ...result, id: 'edges', rows: 0 };
    expect(viewIn(new URLSearchParams(), [empty, wide]).table).toBe('matrix');
    expect(viewIn(new URLSearchParams('table=edges'), [empty, wide]).table).toBe('edges');
    expect(viewIn(new URLSearchParams(), [empty]).table).toBe('edges');
  });

  it('reads back the view that was written', () => {
    const view = {
      table: 'result',
      sort: { column: 'p', order: 'descending' },
      search: 'a&b=c',
      filters: [{ column: 'p', op: 'lt', value: 0.05 }],
      page: 3,
      pageSize: 40,
      columnOffset: 0,
    } as const;
    const { table: _, ...rest } = view;
    expect(applied('table=result', rest)).toEqual(view);
  });

  it('falls back to the first table and its defaults when it makes no sense', () => {
    const view = viewIn(
      new URLSearchParams(
        'table=gone&sort=gone&size=7&page=-1&filters=[{"column":"p","op":"contains"},{"column":"gone","op":"eq"}',
      ),
      tables,
    );
    expect(view).toEqual({
      table: 'result',
      sort: null,
      search: '',
      filters: [],
      page: 1,
      pageSize: 20,
      columnOffset: 0,
    });
  });

  it('begins a long table with what was found, until another order, or none, is asked for', () => {
    const long = { ...result, rows: 900 };
    expect(viewIn(new URLSearchParams(), [long]).sort).toEqual({ column: 'p', order: 'ascending' });
    const address = new URLSearchParams();
    for (const [name, value] of Object.entries(addressOf({ sort: null }))) if (value) address.set(name, value);
    expect(viewIn(address, [long]).sort).toBeNull();
  });

  it('leaves out filters of other columns and operators that the column does not know', () => {
    const query = new URLSearchParams({
      filters: JSON.stringify([
        { column: 'p', op: 'contains', value: '1' },
        { column: 'p', op: 'absent' },
        { column: 'x', op: 'eq', value: '1' },
        { column: 'p', op: 'lt', value: 'x' },
        null,
      ]),
    });
    expect(viewIn(query, tables).filters).toEqual([{ column: 'p', op: 'absent' }]);
  });

  it('understands links of former versions', () => {
    const query = new URLSearchParams({
      filters: JSON.stringify([
        { column: 'p', op: 'missing', value: '' },
        { column: 'p', op: 'ge', value: '0.5' },
        { column: 'feature', op: 'eq', value: '7' },
      ]),
    });
    expect(viewIn(query, tables).filters).toEqual([
      { column: 'p', op: 'absent' },
      { column: 'p', op: 'ge', value: 0.5 },
      { column: 'feature', op: 'is', value: '7' },
    ]);
  });

  it('begins at page 1 after a new filter, order, page size or table', () => {
    for (const change of [{ filters: [] }, { sort: null }, { pageSize: 10 }, { table: 'matrix' }, { search: 'x' }])
      expect(applied('page=4', change).page).toBe(1);
    expect(applied('page=4', { page: 5 }).page).toBe(5);
  });

  it('forgets the order and filter of a table when another one is chosen', () => {
    expect(
      applied('table=result&sort=p&q=x&filters=[{"column":"p","op":"absent"}]', { table: 'matrix' }),
    ).toMatchObject({ table: 'matrix', sort: null, search: '', filters: [] });
  });

  it('asks the server for the order and filter only when there are any', () => {
    expect(requestOf(viewIn(new URLSearchParams(), tables))).toEqual({
      table: 'result',
      sort: undefined,
      order: 'asc',
      search: undefined,
      filters: undefined,
    });
  });

  it('always shows the first column before the window', () => {
    expect(shownColumns(wide, 60).map(({ name }) => name)).toEqual([
      's0',
      ...Array.from({ length: 10 }, (_, at) => `s${61 + at}`),
    ]);
  });
});
