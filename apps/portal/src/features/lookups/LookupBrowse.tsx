import type { LookupEntity, LookupFace } from '@panome/contract';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { useMemo } from 'react';
import { useCallPage } from '../../shared/api/index.ts';
import { FilterBar, FilteredList, useListAddress, useListRows } from '../../shared/list/index.ts';
import { HostLink } from '../../shared/reference/index.ts';
import { entityColumns } from './entityColumns.tsx';
import { lookupText as text } from './lookups.text.ts';

const filters = { text: 'text' } as const;
/** A pathway of KEGG: what it holds is KEGG's own and not shipped, so that the look-up may know none of it. */
const pathway = /^[a-z]{2,4}\d{5}$/;

/** Everything that a look-up holds, narrowed by words in the address. */
export function LookupBrowse({ face }: { readonly face: LookupFace }) {
  const address = useListAddress(filters);
  const { clear, filtered, go, put, view } = address;
  const answer = useCallPage(
    'lookupSearch',
    { face, text: view.text, page: view.page, size: view.pageSize },
    { revalidateOnFocus: false },
  );
  const list = useListRows<LookupEntity>(answer, view, go);
  const { rows } = list;
  const columns = useMemo(
    (): Column<LookupEntity>[] => [
      { id: 'label', header: text.result, cell: ({ label }) => label, width: 160 },
      ...entityColumns<LookupEntity>(rows, (row) => row),
    ],
    [rows],
  );
  return (
    <FilteredList
      address={address}
      found={text.found}
      list={list}
      none={<EmptyState description={text.noDataHelp} variant="inline" title={text.noData} />}
      toolbar={
        <>
          <FilterBar
            label={text.browse}
            onClear={filtered && clear}
            onSearch={(words) => put({ text: words })}
            search={text.search}
            value={view.text}
          />
          {face === 'kegg' && pathway.test(view.text) && (
            <HostLink
              host="www.kegg.jp"
              title={text.atKegg(view.text)}
              url={`https://www.kegg.jp/entry/${view.text}`}
            />
          )}
        </>
      }
    >
      {(table) => <Table {...table} columns={columns} label={`${text.browse}列表`} rowKey={({ id }) => id} />}
    </FilteredList>
  );
}
