import { useCallback, useMemo, useState } from 'react';
import { DataTable, type Sort } from '../table/index.ts';
import * as styles from './ChartPanel.css.ts';
import type { ChartColumn, ChartTable } from './engine/drawing.ts';
import { cellText } from './engine/tip.ts';

/** Missing numbers come last in both directions. */
function orderOf({ columns, rows }: ChartTable, sort: Sort | null): readonly number[] {
  const order = Array.from({ length: rows }, (_, row) => row);
  const column = columns.find(({ name }) => name === sort?.column);
  if (!column || !sort) return order;
  const sign = sort.order === 'ascending' ? 1 : -1;
  if (column.kind === 'text') {
    const collator = new Intl.Collator('zh-CN', { numeric: true });
    return order.sort((a, b) => sign * collator.compare(column.values[a]!, column.values[b]!));
  }
  return order.sort((a, b) => {
    const [one, other] = [column.values[a]!, column.values[b]!];
    return Number.isNaN(one) || Number.isNaN(other) ? Number(Number.isNaN(one)) - Number(Number.isNaN(other)) : sign * (one - other);
  });
}

const header = ({ label, unit }: ChartColumn) => (unit ? `${label}（${unit}）` : label);

/** The rows behind a chart, for whoever reads numbers rather than pictures. */
export function ChartPanelData({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  const [sort, setSort] = useState<Sort | null>(null);
  const order = useMemo(() => orderOf(table, sort), [table, sort]);
  const columns = useMemo(
    () => table.columns.map((column, at) => ({ id: column.name, header: header(column), sortable: true, width: at === 0 ? 200 : 140, align: column.kind === 'text' ? ('start' as const) : ('end' as const) })),
    [table],
  );
  const getCell = useCallback((row: number, column: number) => cellText(table.columns[column]!, order[row]!), [table, order]);
  return (
    <div className={styles.data}>
      <DataTable columns={columns} density="compact" getCell={getCell} label={label} onSortChange={setSort} rowCount={table.rows} sort={sort} />
    </div>
  );
}
