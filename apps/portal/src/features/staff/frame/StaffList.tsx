import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import type { ReactNode } from 'react';
import type { CallError, Page } from '../../../shared/api/index.ts';
import { FilterBar, FilteredList, FilterSelect, useListRows } from '../../../shared/list/index.ts';
import { staffText as text } from './staff.text.ts';

type View = {
  readonly page: number;
  readonly pageSize: number;
  readonly search?: string;
  readonly state?: string;
};
type StaffListProps<Row> = {
  /** Of `useListAddress`. */
  readonly address: {
    readonly view: View;
    readonly filtered: boolean;
    readonly clear: () => void;
    readonly go: (change: { page?: number; pageSize?: number }, options?: { replace?: boolean }) => void;
    put(change: { search?: string; state?: string }): void;
  };
  /** Of `useCallPage`. */
  readonly answer: {
    readonly data: Page<Row[]> | undefined;
    readonly error: CallError | undefined;
    readonly isLoading: boolean;
    readonly mutate: () => unknown;
  };
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowLabel: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  /** What the words are looked for in; absent: there is nothing to type. */
  readonly search?: string;
  /** The states that it can be narrowed to, in order, with their words. */
  readonly states?: { readonly choices: readonly string[]; readonly labels: Readonly<Record<string, string>> };
  /** Further filters. */
  readonly filters?: ReactNode;
  /** What an empty list says. */
  readonly none?: string;
};

/** A list of the staff's side: filters in the address, a table, pages. */
export function StaffList<Row extends { readonly id: string }>({
  address,
  answer,
  columns,
  filters,
  label,
  none = text.noneYet,
  onOpen,
  rowLabel,
  search,
  states,
}: StaffListProps<Row>) {
  const list = useListRows<Row>(answer, address.view, address.go);
  const narrowing = (
    <>
      {states && (
        <FilterSelect
          all={text.allStates}
          choices={states.choices}
          label={text.state}
          labels={states.labels}
          onChoose={(state) => address.put({ state })}
          value={address.view.state ?? ''}
        />
      )}
      {filters}
    </>
  );
  return (
    <FilteredList
      address={address}
      found={text.found}
      list={list}
      none={<EmptyState title={none} />}
      toolbar={
        search ? (
          <FilterBar
            label={text.filters}
            onClear={address.filtered && address.clear}
            onSearch={(words) => address.put({ search: words })}
            search={search}
            value={address.view.search ?? ''}
          >
            {narrowing}
          </FilterBar>
        ) : (
          narrowing
        )
      }
    >
      {(table) => (
        <Table
          {...table}
          columns={columns}
          label={label}
          rowKey={({ id }) => id}
          rowLabel={rowLabel}
          {...(onOpen && { onRowActivate: onOpen })}
        />
      )}
    </FilteredList>
  );
}
