import { Button } from '@panome/ui/button';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { useWorkspace, WorkspacePage } from '../../../shared/workspace/index.ts';
import { filtersText as text } from '../filters.text.ts';
import type { SavedFilter } from '../filterTypes.ts';
import { inputOf, useInitData, useTableAddress } from '../useFilterTable.ts';
import { FilterBuilder } from './FilterBuilder.tsx';
import { TableBar } from './TableBar.tsx';

/** 数据筛选: which rows of a table are wanted, with what each condition does, saved as a recipe. */
export const Page = () => (
  <WorkspacePage page="data-filter">
    <DataFilter />
  </WorkspacePage>
);

function DataFilter() {
  const { filter, asked } = useTableAddress();
  const saved = useCall('dataFilterById', filter === '' ? null : { id: filter }, {
    keepPreviousData: false,
    revalidateOnFocus: false,
  });
  if (filter === '') return <OnTable filter={undefined} key="new" />;
  if (saved.error && !saved.data)
    return <FailedState message={messageOf(saved.error)} onRetry={() => void saved.mutate()} />;
  if (!saved.data) return <Skeleton height={320} shape="block" />;
  return <OnTable filter={saved.data} key={`${filter} ${asked}`} />;
}

/** The builder on the table of the address: of the filter that is open, or the first of the project. */
function OnTable({ filter }: { readonly filter: SavedFilter | undefined }) {
  const { pathOf } = useWorkspace();
  const address = useTableAddress();
  const { choices } = address;
  const own = filter && address.asked === '' ? filter.input : undefined;
  const source = own?.file.file_id ?? (address.asked || (choices[0]?.value ?? ''));
  const as = own?.as ?? address.as;
  const input = own ?? inputOf(source, as);
  const { data, error, mutate } = useInitData(source === '' ? null : input);
  const table = data?.table ?? undefined;
  if (source === '')
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={pathOf('project-description')}>{text.seeData}</Link>
          </Button>
        }
        description={text.noTablesHelp}
        title={text.noTables}
      />
    );
  return (
    <>
      <TableBar
        as={as}
        choices={choices}
        onChoose={(next, kind) => address.set({ table: next, as: kind === 'matrix' ? kind : null })}
        source={source}
        table={table}
      />
      {error && !data && (
        <FailedState
          message={`${text.tableFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      )}
      {!error && !table && (
        <div aria-busy aria-label={text.reading} role="status">
          <Skeleton height={320} shape="block" />
        </div>
      )}
      {data && table && (
        <FilterBuilder
          aliases={data.aliases}
          filter={filter}
          input={input}
          key={table.key}
          onSaved={(next) => address.set({ filter: next.id, table: null, as: null })}
          table={table}
        />
      )}
    </>
  );
}
