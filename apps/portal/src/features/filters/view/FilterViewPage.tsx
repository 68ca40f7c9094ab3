import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { PencilLine } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ResponseOf } from '@panome/contract/client';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { useWorkspace, WorkspacePage } from '../../../shared/workspace/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { TableInput } from '../filterTypes.ts';
import { DownloadMenu } from '../rows/DownloadMenu.tsx';
import { GoOnButton } from '../rows/GoOnButton.tsx';
import { RowsCard } from '../rows/RowsCard.tsx';
import { useRows } from '../rows/useRows.ts';

/** 筛选结果: all rows that a saved filter keeps, to be downloaded or taken on. */
export const Page = () => (
  <WorkspacePage page="filter-view">
    <FilterView />
  </WorkspacePage>
);

function FilterView() {
  const { pathOf } = useWorkspace();
  const [query] = useSearchParams();
  const id = query.get('filter') ?? '';
  const { data, error, mutate } = useCall('dataFilterDetail', id === '' ? null : { id }, {
    keepPreviousData: false,
    refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0),
  });
  if (id === '')
    return (
      <EmptyState
        action={
          <Button asChild variant="primary">
            <Link to={pathOf('data-filter-view')}>{text.chooseFilter}</Link>
          </Button>
        }
        description={text.noFilterHelp}
        title={text.noFilter}
      />
    );
  if (error && !data)
    return (
      <FailedState
        message={error.status === 404 ? text.filterGone : messageOf(error)}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
      />
    );
  if (!data) return <Skeleton height={320} shape="block" />;
  return <Shown filter={data} key={`${data.id} ${data.revision}`} />;
}

function Shown({ filter }: { readonly filter: ResponseOf<'dataFilterDetail'> }) {
  const { pathOf } = useWorkspace();
  const { columns, groups, input, now, problems, rule } = filter;
  const rows = useRows(problems.length > 0 ? null : { input: input as TableInput, rule, groups, columns });
  return (
    <>
      <Card
        actions={
          <div className={styles.acts}>
            <Button asChild icon={<PencilLine aria-hidden size={16} strokeWidth={1.5} />}>
              <Link to={pathOf('data-filter', { filter: filter.id })}>{text.edit}</Link>
            </Button>
            {problems.length === 0 && (
              <>
                <DownloadMenu what={{ filter_id: filter.id }} />
                <GoOnButton
                  columns={rows.data?.columns ?? []}
                  filterId={filter.id}
                  source={filter.input.file.file_id}
                />
              </>
            )}
          </div>
        }
        description={text.ofTable(filter.source_name)}
        title={filter.name}
      >
        <Stack space="small">
          <div className={styles.words}>
            <Text as="p">{filter.words}</Text>
          </div>
          {now && (now.kept !== filter.kept || now.rows !== filter.rows) && (
            <Text tone="muted">{text.changedSince(filter.kept, now.kept)}</Text>
          )}
          {problems.length > 0 && (
            <Callout title={text.notFitting} tone="danger">
              {problems.map(({ remedy, what }) => `${what}。${remedy}`).join('；')}
            </Callout>
          )}
        </Stack>
      </Card>
      {problems.length === 0 && <RowsCard rows={rows} title={text.rows} />}
    </>
  );
}
