import { headingOf } from '@panome/analysis/headings';
import { formatCell } from '@panome/charts/wording';
import type { AreaName } from '@panome/contract';
import { Link } from '@panome/ui/link';
import type { Column } from '@panome/ui/table';
import { Link as RouterLink } from 'react-router-dom';
import { termPath } from '../../../reference/termPath.ts';
import type { ColumnMeta } from '../resultTypes.ts';
import { exactCell } from './exactCell.ts';
import type { ResultRow } from './tableRows.ts';
import * as styles from './TablesTab.css.ts';

/** Full-width characters are about twice as wide as the others. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 14 : 8), 0);
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * The columns of a result table: numbers right-aligned and short, all digits on hover and in the clipboard; ids of
 * public vocabularies lead to their look-up where its area is filled.
 */
export const resultColumns = (columns: readonly ColumnMeta[], filled: readonly AreaName[]): Column<ResultRow>[] =>
  columns.map((column, at) => ({
    id: column.name,
    header: headingOf(column),
    ...(column.help !== undefined && { help: column.help }),
    align: column.kind === 'text' ? 'start' : 'end',
    sortable: true,
    sticky: at === 0,
    hideable: at !== 0,
    width: between(at === 0 ? 180 : 112, widthOf(headingOf(column)) + 64, 280),
    text: ({ cells }) => exactCell(cells[at] ?? null),
    cell: ({ cells }) => {
      const value = cells[at] ?? null;
      const path = typeof value === 'string' ? termPath(value, filled) : null;
      return (
        <span
          className={styles.cell}
          data-column={at}
          data-missing={value === null || value === '' ? '' : undefined}
          title={exactCell(value)}
        >
          {path === null ? (
            formatCell(value, column)
          ) : (
            <Link asChild>
              <RouterLink to={path}>{formatCell(value, column)}</RouterLink>
            </Link>
          )}
        </span>
      );
    },
  }));
