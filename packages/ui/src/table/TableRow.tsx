import { useId, type MouseEvent } from 'react';
import { useText } from '../locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Column } from './column.ts';
import type { columnBoxes } from './columnBoxes.ts';
import * as styles from './Table.css.ts';
import { tableText } from './Table.text.ts';

type TableRowProps<Row> = {
  row: Row;
  rowKey: string;
  label: string;
  rowIndex: number | undefined;
  columns: readonly Column<Row>[];
  boxes: ReturnType<typeof columnBoxes>;
  mode: 'single' | 'multiple' | undefined;
  chosen: boolean | undefined;
  disabledReason: string | undefined;
  tabIndex: number | undefined;
  onToggle: ((key: string, extend: boolean) => void) | undefined;
  onActivate: ((row: Row) => void) | undefined;
};

/** One record. */
export function TableRow<Row>({ row, rowKey, label, rowIndex, columns, boxes, mode, chosen = false, disabledReason, tabIndex, onToggle, onActivate }: TableRowProps<Row>) {
  const text = useText(tableText);
  const reasonId = useId();
  const blocked = disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    // A link or button inside the row does its own work.
    const { currentTarget, target } = event;
    // What floats above the page still bubbles through the row that opened it.
    const inside = target instanceof Element && currentTarget.contains(target);
    if (inside && target.closest('a, button, input, label, [role="menuitem"]') === null) onActivate?.(row);
  };
  return (
    <tr
      aria-rowindex={rowIndex}
      className={styles.row}
      data-active={onActivate ? '' : undefined}
      data-blocked={blocked ? '' : undefined}
      data-key={rowKey}
      data-selected={chosen ? '' : undefined}
      onClick={onActivate && handleClick}
      tabIndex={tabIndex}
    >
      {mode && (
        <td className={styles.cell} data-pinned="first" style={{ insetInlineStart: 0 }} title={disabledReason}>
          <input
            aria-describedby={blocked ? reasonId : undefined}
            aria-label={text.chooseRow(label)}
            checked={chosen}
            className={styles.box}
            disabled={blocked}
            onChange={(event) => onToggle?.(rowKey, event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey)}
            type={mode === 'single' ? 'radio' : 'checkbox'}
          />
          {blocked && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
        </td>
      )}
      {columns.map((column, index) => (
        <td className={styles.cell} data-align={column.align} data-pinned={boxes[index]?.pinned} key={column.id} style={boxes[index]?.style}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
