import { ContextMenu } from '@panome/ui/context-menu';
import { useText } from '@panome/ui/locale';
import { MenuItem } from '@panome/ui/menu';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import type { ColumnMeta } from '../resultTypes.ts';
import { exactCell, rowsToTsv } from './exactCell.ts';
import type { ResultRow } from './tableRows.ts';
import { conditionOf, type TableCondition } from './tableView.ts';
import * as styles from './TablesTab.css.ts';

type CellMenuProps = {
  readonly columns: readonly ColumnMeta[];
  readonly rows: readonly ResultRow[];
  readonly onFilter: (filter: TableCondition) => void;
  readonly children: ReactNode;
};

/** The cell under the pointer, or the first of the row that has the focus. */
function cellAt(target: EventTarget, rows: readonly ResultRow[]) {
  const element = target as HTMLElement;
  const row = element.closest('tbody tr');
  const index = row ? [...row.parentElement!.children].indexOf(row) : -1;
  const cell = element.closest<HTMLElement>('[data-column]') ?? element.querySelector<HTMLElement>('[data-column]');
  return rows[index] && cell ? { row: rows[index], column: Number(cell.dataset['column']) } : null;
}

/** The rows whose cell in that column is the same. */
function cellCondition(column: ColumnMeta, value: ResultRow['cells'][number]): TableCondition {
  const same = column.kind === 'text' ? ('is' as const) : ('eq' as const);
  return conditionOf(column, same, String(value ?? '')) ?? { column: column.name, op: 'absent' };
}

/** Copying and filtering by right click, long press or Shift+F10 on a row. Copying also works by selecting rows. */
export function CellMenu({ children, columns, onFilter, rows }: CellMenuProps) {
  const text = useText(resultText);
  const tell = useTell();
  const [at, setAt] = useState<ReturnType<typeof cellAt>>(null);
  const copy = (value: string) =>
    void navigator.clipboard.writeText(value).then(
      () => tell.done(text.copied),
      () => tell.note(text.copyFailed),
    );
  const value = at?.row.cells[at.column] ?? null;
  const column = at && columns[at.column];
  return (
    <ContextMenu
      items={
        <>
          <MenuItem disabled={!at} onSelect={() => copy(exactCell(value))}>
            {text.copyCell}
          </MenuItem>
          <MenuItem disabled={!at} onSelect={() => at && copy(rowsToTsv(columns, [at.row.cells]))}>
            {text.copyRow}
          </MenuItem>
          <MenuItem disabled={!column} onSelect={() => column && onFilter(cellCondition(column, value))}>
            {text.filterByCell}
          </MenuItem>
        </>
      }
    >
      <div className={styles.frame} onContextMenuCapture={(event: MouseEvent) => setAt(cellAt(event.target, rows))}>
        {children}
      </div>
    </ContextMenu>
  );
}
