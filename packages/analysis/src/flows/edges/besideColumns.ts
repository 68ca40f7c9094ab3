import { InputError, tableOf, type Column, type Table } from '../../model/index.ts';

/**
 * The table with the columns of another beside its first, joined by the first column of both; a row that the other does
 * not have gets empty cells.
 *
 * @throws {InputError} When they have no name in common, or the other has a name in several different rows.
 */
export function besideColumns(table: Table, other: Table): Table {
  const [own, ...rest] = table.columns;
  const [key, ...added] = other.columns;
  const rowOf = new Map<string, number>();
  for (let row = 0; row < other.rows; row += 1) {
    const name = textOf(key!, row);
    const before = rowOf.get(name);
    if (before === undefined) rowOf.set(name, row);
    else if (added.some((column) => textOf(column, before) !== textOf(column, row)))
      throw refusal(
        `“${other.title}”中“${name}”有几行，内容不同`,
        '每个名称只能有一行，请合并或删去多余的行后重新上传',
      );
  }
  const rows = Array.from({ length: table.rows }, (_, row) => rowOf.get(textOf(own!, row)));
  if (rows.every((row) => row === undefined))
    throw refusal(
      `“${other.title}”的第一列（如“${textOf(key!, 0)}”）与“${table.title}”（如“${textOf(own!, 0)}”）没有相同的名称`,
      '请把两个表的名称改成同一种写法后重新上传',
    );
  const taken = new Set(table.columns.map(({ name }) => name));
  const beside = added
    .filter(({ name }) => !taken.has(name))
    .map((column): Column =>
      column.kind === 'text'
        ? { ...column, values: rows.map((row) => (row === undefined ? '' : column.values[row]!)) }
        : {
            ...column,
            values: Float64Array.from(rows, (row) => (row === undefined ? Number.NaN : column.values[row]!)),
          },
    );
  return tableOf(table.id, table.title, [own!, ...beside, ...rest]);
}

const textOf = (column: Column, row: number): string =>
  column.kind === 'text' ? column.values[row]!.trim() : String(column.values[row]!);

const refusal = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'columns-do-not-fit', severity: 'error', what, remedy }]);
