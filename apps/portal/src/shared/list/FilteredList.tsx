import { Pagination } from '@panome/ui/pagination';
import { TableSelectionBar } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import type { KeyboardEvent, ReactNode } from 'react';
import { ListEmpty } from './ListEmpty.tsx';
import * as styles from './List.css.ts';
import type { ListRows } from './useListRows.ts';
import type { Selection } from './useSelection.ts';

type FilteredListProps<Row> = {
  /** Of `useListAddress`. */
  readonly address: {
    readonly view: { readonly page: number; readonly pageSize: number };
    readonly filtered: boolean;
    readonly clear: () => void;
    readonly go: (place: { readonly page: number; readonly pageSize: number }) => void;
  };
  /** Of `useListRows`. */
  readonly list: ListRows<Row>;
  /** What stands above the rows, a `FilterBar` first. */
  readonly toolbar: ReactNode;
  /** Says aloud how many rows the filters left. */
  readonly found: (total: number) => string;
  /** What stands in a list that nobody narrowed and that has no rows. */
  readonly none: ReactNode;
  /**
   * Of `useSelection`, with what can be done with the chosen rows; it takes the place of the toolbar while rows are
   * chosen.
   */
  readonly selection?: Selection<Row> & { readonly acts: ReactNode };
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Draws the table from what the list knows. */
  readonly children: (
    table: Pick<ListRows<Row>, 'loading' | 'range' | 'rows'> & { readonly empty: ReactNode },
  ) => ReactNode;
};

/**
 * A list that the address narrows: toolbar, table with the states of having no rows, and pages.
 *
 * When not to use: for rows that come with the page at once, or that have folders between them.
 */
export function FilteredList<Row>({
  address,
  children,
  found,
  list,
  none,
  onKeyDown,
  selection,
  toolbar,
}: FilteredListProps<Row>) {
  const { clear, filtered, go, view } = address;
  const { error, loading, range, retry, rows, total } = list;
  const empty = (
    <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
      {none}
    </ListEmpty>
  );
  return (
    // The keys are those of the rows.
    <div className={styles.surface} onKeyDown={onKeyDown} role="presentation">
      <div className={styles.toolbar}>
        {selection?.acts && selection.chosen.length > 0 ? (
          <TableSelectionBar count={selection.chosen.length} onClear={selection.clear}>
            {selection.acts}
          </TableSelectionBar>
        ) : (
          toolbar
        )}
      </div>
      <VisuallyHidden role="status">{filtered && !loading && !error ? found(total) : ''}</VisuallyHidden>
      {children({ empty, loading, range, rows })}
      {total > 0 && (
        <Pagination
          onValueChange={(place) => {
            selection?.clear();
            go(place);
          }}
          value={view}
          total={total}
        />
      )}
    </div>
  );
}
