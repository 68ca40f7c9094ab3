import { Columns3 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../menu/index.ts';
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
          <MenuCheckItem
            checked={shown.has(id)}
            disabled={shown.size === 1 && shown.has(id)}
            key={id}
            onCheckedChange={(next) => layout.show(id, next)}
          >
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
