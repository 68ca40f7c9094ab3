import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { Plus } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { FilteredList, useListAddress, useListRows, useNarrow } from '../../shared/list/index.ts';
import { PageBody, PageHeader, useTell } from '../../shared/page/index.ts';
import { useNow } from '../../shared/tasks/index.ts';
import { AfterSalesFilters } from './AfterSalesFilters.tsx';
import { afterSalesColumns, type AfterSaleActs } from './afterSalesColumns.tsx';
import { afterSalesText as text } from './afterSales.text.ts';
import { filters } from './afterSalesView.ts';
import { downloadFile, useAfterSales, useLiveAfterSales, type AfterSale } from './api.ts';
import { NewRequest } from './NewRequest.tsx';
import { RequestDrawer } from './detail/RequestDrawer.tsx';
import { minute } from '../../shared/format/durations.ts';

/**
 * 售后结果: the requests of the person with their answers; an open request and the form of a new one stand in the address.
 */
export function Page() {
  const address = useListAddress(filters);
  const { view } = address;
  const list = useListRows<AfterSale>(useAfterSales(view), view, address.go);
  const [query, setQuery] = useSearchParams();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const tell = useTell();
  const now = useNow(true, minute);
  useLiveAfterSales();

  const searchWith = (change: Readonly<Record<string, string>>, without: readonly string[] = []) => {
    const next = new URLSearchParams([...query].filter(([name]) => !without.includes(name)));
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return `?${next.toString()}`;
  };
  const id = query.get('id') ?? '';
  const startNames = ['new', 'task', 'project', 'number', 'chart', 'request_id', 'page'] as const;
  const close = () =>
    setQuery(
      (before) =>
        new URLSearchParams([...before].filter(([name]) => name !== 'id' && !startNames.includes(name as 'new'))),
    );
  const acts: AfterSaleActs = {
    pathOf: (one) => searchWith({ id: one }),
    open: (row) => void navigate(searchWith({ id: row.id })),
    download: (row) => void downloadFile(row.id).catch((failure: unknown) => tell.failed(failure, text.downloadFailed)),
    copy: (row) => void navigator.clipboard.writeText(row.number).then(() => tell.done(text.numberCopied)),
  };
  const create = (
    <Allowed call="afterSaleStore">
      <Button asChild icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
        <Link to={searchWith({ new: '1' })}>{text.create}</Link>
      </Button>
    </Allowed>
  );

  return (
    <PageBody>
      <PageHeader actions={create} description={text.hint} title={text.pageTitle} />
      <FilteredList
        address={address}
        found={text.found}
        list={list}
        none={
          <EmptyState
            action={
              <Allowed call="afterSaleStore" explain>
                <Button asChild>
                  <Link to={searchWith({ new: '1' })}>{text.create}</Link>
                </Button>
              </Allowed>
            }
            description={text.emptyHint}
            title={text.empty}
          />
        }
        toolbar={
          <AfterSalesFilters
            {...address}
            contractNumber={list.rows.find(({ contract_id }) => contract_id === view.contract)?.contract_number}
          />
        }
      >
        {(table) => (
          <Table
            {...table}
            columns={afterSalesColumns(acts, narrow, now)}
            label={text.table}
            onRowActivate={acts.open}
            rowKey={(row) => row.id}
            rowLabel={({ number, title }) => `${number} ${title}`}
          />
        )}
      </FilteredList>
      {id !== '' && <RequestDrawer id={id} key={id} onClose={close} />}
      {id === '' && query.get('new') === '1' && (
        <NewRequest
          onClose={close}
          onSent={(made) => void navigate(searchWith({ id: made.id }, startNames), { replace: true })}
          query={query}
        />
      )}
    </PageBody>
  );
}
