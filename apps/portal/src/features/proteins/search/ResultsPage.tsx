import { proteinSorts, type ProteinRow } from '@panome/contract/proteins';
import { Button } from '@panome/ui/button';
import { Link } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Table, TableColumnMenu, TableHeadMenu, useTableLayout } from '@panome/ui/table';
import { useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { FilteredList, useListAddress, useListRows, useSelection } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { DownloadMenu } from '../DownloadMenu.tsx';
import * as styles from '../Proteins.css.ts';
import { proteinPaths } from '../paths.ts';
import { accessionOf, proteinColumns, rowKeyOf } from '../proteinColumns.tsx';
import { proteinText as text } from '../proteins.text.ts';
import { QueryBar } from '../QueryBar.tsx';
import { useBasket } from '../useBasket.ts';
import { Facets } from './Facets.tsx';

const filters = { sort: proteinSorts, order: ['asc', 'desc'] } as const;

/** What a query found: the query in the address, facets beside the rows. */
export function Page() {
  const [params] = useSearchParams();
  const query = params.get('query') ?? '';
  const address = useListAddress(filters);
  const { go, put, view } = address;
  const answer = useCallPage(
    'proteinSearch',
    {
      query,
      page: view.page,
      size: view.pageSize,
      ...(view.sort && { sort: view.sort }),
      ...(view.order && { order: view.order }),
    },
    { revalidateOnFocus: false },
  );
  const list = useListRows<ProteinRow>(answer, view, go);
  const rows = useMemo(() => list.rows.map((row) => ({ ...row, id: rowKeyOf(row) })), [list.rows]);
  const selection = useSelection(rows);
  const layout = useTableLayout(proteinColumns);
  const change = useBasket();
  return (
    <PageBody>
      <PageHeader
        actions={<DownloadMenu disabled={list.total === 0} of={{ query }} />}
        description={list.loading ? undefined : text.found(list.total)}
        title={query === '' ? text.resultsAll : text.results}
      />
      <div className={styles.part}>
        <QueryBar query={query} />
        <nav className={styles.links}>
          <Link asChild>
            <RouterLink to={proteinPaths.advance(query)}>{text.advance}</RouterLink>
          </Link>
          <Link asChild>
            <RouterLink to={proteinPaths.list}>{text.list}</RouterLink>
          </Link>
          <Link asChild>
            <RouterLink to={proteinPaths.guide}>{text.guide}</RouterLink>
          </Link>
        </nav>
      </div>
      <div className={styles.columns}>
        <Facets query={query} />
        <div className={styles.main}>
          <FilteredList
            address={{ ...address, filtered: false }}
            found={text.found}
            list={list}
            none={<EmptyState variant="inline" title={text.notFound} />}
            selection={{
              ...selection,
              acts: (
                <Allowed call="proteinBasketStore">
                  <Button
                    onClick={() => void change({ add: selection.selected.map(accessionOf) }).then(selection.clear)}
                    size="small"
                  >
                    {text.toBasket}
                  </Button>
                </Allowed>
              ),
            }}
            toolbar={<TableColumnMenu layout={layout} />}
          >
            {(table) => (
              <Table
                {...table}
                columns={layout.shown}
                headMenu={(column) => <TableHeadMenu column={column} layout={layout} />}
                label={text.results}
                onResize={layout.resize}
                onSortChange={(sort) =>
                  put({
                    sort: proteinSorts.find((one) => one === sort?.column) ?? '',
                    order: sort ? (sort.order === 'ascending' ? 'asc' : 'desc') : '',
                  })
                }
                rowKey={rowKeyOf}
                selection={{ mode: 'multiple', selected: selection.selected, onSelectedChange: selection.select }}
                sort={
                  view.sort && view.sort !== 'relevance'
                    ? { column: view.sort, order: view.order === 'desc' ? 'descending' : 'ascending' }
                    : null
                }
              />
            )}
          </FilteredList>
        </div>
      </div>
    </PageBody>
  );
}
