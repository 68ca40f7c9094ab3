import { proteinModules } from '@panome/contract/proteins';
import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { Link } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { FilterBar, FilteredList, useListAddress, useListRows } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { proteinPaths } from '../paths.ts';
import { moduleText, proteinText as text } from '../proteins.text.ts';

type Value = ResponseOf<'proteinModule'>[number];

const filters = { text: 'text' } as const;
const columns: readonly Column<Value>[] = [
  {
    id: 'label',
    header: text.value,
    cell: ({ label, query, value }) => (
      <Link asChild>
        <RouterLink to={proteinPaths.results(query)}>
          {label === value || !label ? value : `${label}（${value}）`}
        </RouterLink>
      </Link>
    ),
    text: ({ label, value }) => label || value,
  },
  { id: 'count', header: text.proteins, cell: ({ count }) => text.count(count), align: 'end', width: 120 },
];

/** All values of one module of the home page. */
export function Page() {
  const [query] = useSearchParams();
  const module = proteinModules.find((each) => each === query.get('module'));
  const address = useListAddress(filters);
  const { clear, filtered, go, put, view } = address;
  const answer = useCallPage(
    'proteinModule',
    module ? { module, text: view.text, page: view.page, size: view.pageSize } : null,
    { revalidateOnFocus: false },
  );
  const list = useListRows<Value>(answer, view, go);
  if (!module)
    return (
      <PageBody>
        <PageHeader title={text.module} />
        <EmptyState
          action={
            <Button asChild>
              <RouterLink to={proteinPaths.home}>{text.backHome}</RouterLink>
            </Button>
          }
          title={text.unknownModule}
        />
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeader description={text.moduleHint} title={moduleText[module]} />
      <FilteredList
        address={address}
        found={text.found}
        list={list}
        none={<EmptyState description={text.noneHelp} variant="inline" title={text.none} />}
        toolbar={
          <FilterBar
            label={text.narrow}
            onClear={filtered && clear}
            onSearch={(words) => put({ text: words })}
            search={text.moduleSearch}
            value={view.text}
          />
        }
      >
        {(table) => <Table {...table} columns={columns} label={moduleText[module]} rowKey={({ value }) => value} />}
      </FilteredList>
    </PageBody>
  );
}
