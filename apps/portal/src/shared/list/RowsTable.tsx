import { ContextMenu } from '@panome/ui/context-menu';
import { MenuItem } from '@panome/ui/menu';
import { Table, type TableProps } from '@panome/ui/table';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { listText as text } from './list.text.ts';

type RowsTableProps<Row> = Omit<TableProps<Row>, 'rowKey' | 'selection'> & {
  readonly selected: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  /** The menu of the row under the pointer; of all ticked rows when it is one of them. */
  readonly menuOf: (rows: readonly Row[]) => ReactNode;
  readonly onRefresh: () => void;
  /** What the menu beside the rows offers before 刷新. */
  readonly menu?: ReactNode;
};

/** The rows of a list with their tick boxes and their context menu. */
export function RowsTable<Row extends { readonly id: string }>({
  menu,
  menuOf,
  onRefresh,
  onSelect,
  rows,
  selected,
  ...table
}: RowsTableProps<Row>) {
  const [under, setUnder] = useState<readonly string[]>([]);
  const findUnder = ({ target }: MouseEvent) => {
    const id = target instanceof Element ? target.closest('tr')?.dataset['key'] : undefined;
    setUnder(id === undefined ? [] : selected.includes(id) ? selected : [id]);
  };
  const chosen = rows.filter(({ id }) => under.includes(id));
  return (
    <ContextMenu
      items={
        chosen.length > 0 ? (
          menuOf(chosen)
        ) : (
          <>
            {menu}
            <MenuItem onSelect={onRefresh}>{text.refresh}</MenuItem>
          </>
        )
      }
    >
      <div onContextMenuCapture={findUnder}>
        <Table
          {...table}
          rowKey={({ id }) => id}
          rows={rows}
          selection={{ mode: 'multiple', selected, onSelectedChange: onSelect }}
        />
      </div>
    </ContextMenu>
  );
}
