import { ChevronDown } from 'lucide-react';
import { useRef, useImperativeHandle, useState } from 'react';
import { isRightToLeft } from '../direction/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import { Menu, MenuContent, MenuItem, MenuLabel, MenuSeparator, MenuTrigger } from '../menu/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import type { Column } from './column.ts';
import { tableText } from './Table.text.ts';
import type { TableLayout } from './useTableLayout.ts';

export type TableHeadMenuProps<Row> = PassedOn<'button'> & {
  /** The column whose head holds the menu. */
  column: Column<Row>;
  /** What `useTableLayout` returned. */
  layout: TableLayout<Row>;
};

/** What one choice of 增大列宽 adds, in px. */
const step = 40;

/** Pin, move, widen and hide one column without dragging; for `headMenu` of `Table` and `DataTable`. */
export const TableHeadMenu = withRef(function TableHeadMenu<Row>({
  column,
  layout,
  ref,
  ...native
}: TableHeadMenuProps<Row>) {
  const text = useText(tableText);
  const trigger = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => trigger.current!);
  /** Read from right to left: the first column stands on the right. */
  const [turned, setTurned] = useState(false);
  const place = layout.shown.findIndex(({ id }) => id === column.id);
  const hideable = column.hideable !== false && layout.shown.length > 1;
  const widen = (by: number) =>
    layout.resize(
      column,
      (trigger.current?.closest('[role="columnheader"], th')?.getBoundingClientRect().width ?? 0) + by,
    );
  return (
    <Menu onOpenChange={(open) => open && trigger.current && setTurned(isRightToLeft(trigger.current))}>
      <MenuTrigger>
        <IconButton
          {...native}
          icon={<ChevronDown aria-hidden size={14} strokeWidth={1.5} />}
          label={text.options(column.header)}
          ref={trigger}
          size="xsmall"
        />
      </MenuTrigger>
      <MenuContent>
        {/* Touch screens show no tooltip. */}
        {column.help && <MenuLabel>{column.help}</MenuLabel>}
        <MenuItem onSelect={() => layout.pin(column.id, !column.sticky)}>
          {column.sticky ? text.unpin : turned ? text.pinRight : text.pin}
        </MenuItem>
        <MenuItem disabled={place === 0} onSelect={() => layout.move(column.id, -1)}>
          {turned ? text.moveRight : text.moveLeft}
        </MenuItem>
        <MenuItem disabled={place === layout.shown.length - 1} onSelect={() => layout.move(column.id, 1)}>
          {turned ? text.moveLeft : text.moveRight}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => widen(step)}>{text.wider}</MenuItem>
        <MenuItem onSelect={() => widen(-step)}>{text.narrower}</MenuItem>
        <MenuSeparator />
        <MenuItem disabled={!hideable} onSelect={() => layout.show(column.id, false)}>
          {text.hide}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
});
