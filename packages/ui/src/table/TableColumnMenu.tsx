import { Columns3 } from 'lucide-react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuCheckItem, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { tableText } from './Table.text.ts';
import type { TableLayout } from './useTableLayout.ts';

export type TableColumnMenuProps<Row> = PassedOn<'button'> & {
  /** What `useTableLayout` returned; the same one that `Table` draws. */
  layout: TableLayout<Row>;
};

/** The button over a table that shows and hides columns. */
export const TableColumnMenu = withRef(function TableColumnMenu<Row>({ layout, ...native }: TableColumnMenuProps<Row>) {
  const text = useText(tableText);
  const shown = new Set(layout.shown.map(({ id }) => id));
  return (
    <Menu>
      <MenuTrigger>
        <Button {...native} icon={<Columns3 aria-hidden size={16} strokeWidth={1.5} />} variant="quiet">
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
});
