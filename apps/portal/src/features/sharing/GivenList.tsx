import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { Select } from '@panome/ui/select';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { useCallback } from 'react';
import { useCallPage } from '../../shared/api/index.ts';
import { ListEmpty, listStyles, SearchBox, useListAddress, useListRows, useNarrow } from '../../shared/list/index.ts';
import { projectStyles } from '../../shared/projects/index.ts';
import { shareText, useShareActs } from '../../shared/projects/share/index.ts';
import { givenColumns } from './givenColumns.tsx';
import { sharingText as text } from './sharing.text.ts';

const states = ['pending', 'received', 'declined', 'revoked', 'expired'] as const;
const filters = { name: 'text', state: states } as const;
const all = 'all';

/** What one shares with others. */
export function GivenList({ onShare }: { onShare: () => void }) {
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const narrow = useNarrow();
  const acts = useShareActs();
  const answer = useCallPage('projectShareListOfMine', { page: view.page, size: view.pageSize, name: view.name || undefined, state: view.state || undefined });
  const { error, loading, range, retry, rows, total } = useListRows(answer, view, go);
  const search = useCallback((name: string) => put({ name }), [put]);
  return (
    <div className={listStyles.surface}>
      <div className={listStyles.toolbar}>
        <div aria-label={text.givenFilters} className={projectStyles.filters} role="search">
          <SearchBox label={text.givenSearch} onSearch={search} value={view.name} />
          <div className={projectStyles.filter}>
            <Select
              label={shareText.state}
              labelHidden
              onValueChange={(state) => put({ state: states.find((one) => one === state) ?? '' })}
              options={[{ value: all, label: text.allStates }, ...states.map((state) => ({ value: state, label: shareText.states[state] }))]}
              value={view.state || all}
            />
          </div>
          {filtered && (
            <Button onClick={clear} variant="quiet">
              {text.reset}
            </Button>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
      <Table
        columns={givenColumns(acts, narrow)}
        empty={
          <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
            <EmptyState action={<Button onClick={onShare}>{shareText.title}</Button>} description={text.givenEmptyHint} title={text.givenEmpty} />
          </ListEmpty>
        }
        label={text.givenTable}
        loading={loading}
        range={range}
        rowKey={({ id }) => id}
        rowLabel={({ project_name }) => project_name}
        rows={rows}
      />
      {total > 0 && <Pagination onChange={go} page={view.page} pageSize={view.pageSize} total={total} />}
    </div>
  );
}
