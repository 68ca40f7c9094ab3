import { ChevronDown, Columns3 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import type { Column } from './column.ts';
import { tableText } from './Table.text.ts';
import type { TableLayout } from './useTableLayout.ts';

export type TableColumnMenuProps<Row> = {
  /** What `useTableLayout` returned; the same one that `Table` draws. */
  layout: TableLayout<Row>;
};

/** The button over a table that shows and hides columns. */
export function TableColumnMenu<Row>({ layout }: TableColumnMenuProps<Row>) {
  const text = useText(tableText);
  const shown = new Set(layout.shown.map(({ id }) => id));
  return (
    <Menu>
      <MenuTrigger>
        <Button icon={<Columns3 aria-hidden size={16} strokeWidth={1.5} />} variant="quiet">
          {text.columns}
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuLabel>{text.shown}</MenuLabel>
        {layout.all.map(({ id, header }) => (
          <MenuCheckItem checked={shown.has(id)} disabled={shown.size === 1 && shown.has(id)} key={id} onCheckedChange={(next) => layout.show(id, next)}>
            {header}
          </MenuCheckItem>
        ))}
        <MenuSeparator />
        <MenuItem disabled={!layout.changed} onSelect={layout.reset}>
          {text.reset}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}

export type TableHeadMenuProps<Row> = {
  /** The column whose head holds the menu. */
  column: Column<Row>;
  /** What `useTableLayout` returned. */
  layout: TableLayout<Row>;
};

/** Pin, move and hide one column; for `headMenu` of `Table`. */
export function TableHeadMenu<Row>({ column, layout }: TableHeadMenuProps<Row>) {
  const text = useText(tableText);
  const place = layout.shown.findIndex(({ id }) => id === column.id);
  const hideable = column.hideable !== false && layout.shown.length > 1;
  return (
    <Menu>
      <MenuTrigger>
        <IconButton icon={<ChevronDown aria-hidden size={14} strokeWidth={1.5} />} label={text.options(column.header)} size="xsmall" />
      </MenuTrigger>
      <MenuContent>
        {/* Touch screens show no tooltip. */}
        {column.help && <MenuLabel>{column.help}</MenuLabel>}
        <MenuItem onSelect={() => layout.pin(column.id, !column.sticky)}>{column.sticky ? text.unpin : text.pin}</MenuItem>
        <MenuItem disabled={place === 0} onSelect={() => layout.move(column.id, -1)}>
          {text.moveLeft}
        </MenuItem>
        <MenuItem disabled={place === layout.shown.length - 1} onSelect={() => layout.move(column.id, 1)}>
          {text.moveRight}
        </MenuItem>
        <MenuItem disabled={!hideable} onSelect={() => layout.show(column.id, false)}>
          {text.hide}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
