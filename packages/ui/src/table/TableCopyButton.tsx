import { Check, Copy, X } from 'lucide-react';
import { Button } from '../button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { Column } from './column.ts';
import { loaded, type RowSource } from './rowSource.ts';
import { tableText } from './Table.text.ts';
import { toTsv } from './tsv.ts';
import { useCopied } from './useCopied.ts';

export type TableCopyButtonProps<Row> = PassedOn<'button'> & {
  /** The columns to copy, in order; `layout.shown` for those that the reader sees. */
  columns: readonly Column<Row>[];
  /** All rows that can be copied. */
  rows: RowSource<Row>;
  /** As in the table; with `selected`. */
  rowKey?: (row: Row) => string;
  /** Keys of the chosen rows: only those are copied, all when it is empty. */
  selected?: readonly string[];
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 };

/**
 * Copies the chosen rows, or all, for a spreadsheet, and says that it did.
 *
 * When not to use: for one value use `CopyButton`; for more rows than are here offer a download.
 */
export const TableCopyButton = withRef(function TableCopyButton<Row>({
  columns,
  rows,
  rowKey,
  selected = [],
  ...native
}: TableCopyButtonProps<Row>) {
  const text = useText(tableText);
  const { copied, copy } = useCopied();
  const some = rowKey !== undefined && selected.length > 0;
  const handleClick = () => {
    const chosen = new Set(selected);
    const wanted = some ? loaded(rows).filter((row) => chosen.has(rowKey(row))) : loaded(rows);
    void copy(toTsv(columns, wanted), wanted.length);
  };
  const told = copied === undefined ? '' : copied === 'failed' ? text.copyFailed : text.copiedRows(copied);
  return (
    <>
      <Button
        {...native}
        icon={copied === undefined ? <Copy {...icon} /> : copied === 'failed' ? <X {...icon} /> : <Check {...icon} />}
        onClick={handleClick}
        variant="quiet"
      >
        {told || (some ? text.copyChosen(selected.length) : text.copyAll)}
      </Button>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </>
  );
});
