import { IconButton } from '@panome/ui/icon-button';
import { Menu, MenuContent, MenuTrigger } from '@panome/ui/menu';
import type { Column } from '@panome/ui/table';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './List.css.ts';

type RowMenu<Row> = {
  readonly header: string;
  readonly narrow: boolean;
  /** The name of the button of a row, for screen readers. */
  readonly label: (row: Row) => string;
  readonly items: (row: Row) => ReactNode;
  /** The one act that stands beside the menu where there is room. */
  readonly quick?: (row: Row) => ReactNode;
};

/** The last column: what can be done with a row. */
export const rowMenuColumn = <Row,>({ header, items, label, narrow, quick }: RowMenu<Row>): Column<Row> => ({
  id: 'acts',
  header,
  width: narrow ? 56 : 96,
  minWidth: 56,
  align: 'end',
  text: () => '',
  cell: (row) => (
    <div className={styles.rowActs}>
      {!narrow && quick?.(row)}
      <Menu>
        <MenuTrigger>
          <IconButton icon={<Ellipsis aria-hidden size={16} strokeWidth={1.5} />} label={label(row)} size="small" />
        </MenuTrigger>
        <MenuContent align="end">{items(row)}</MenuContent>
      </Menu>
    </div>
  ),
});
