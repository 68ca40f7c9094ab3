import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { Allowed } from '../../shared/access/index.ts';
import { useCallPage } from '../../shared/api/index.ts';
import {
  FilterBar,
  FilteredList,
  FilterSelect,
  useListAddress,
  useListRows,
  useNarrow,
} from '../../shared/list/index.ts';
import { shareText, useShareActs } from '../../shared/projects/share/index.ts';
import { givenColumns } from './givenColumns.tsx';
import { sharingText as text } from './sharing.text.ts';

const states = ['pending', 'received', 'declined', 'revoked', 'expired'] as const;
const filters = { name: 'text', state: states } as const;

/** What one shares with others. */
export function GivenList({ onShare }: { onShare: () => void }) {
  const address = useListAddress(filters);
  const { clear, filtered, put, view } = address;
  const narrow = useNarrow();
  const acts = useShareActs();
  const answer = useCallPage('projectShareListOfMine', address.query);
  return (
    <FilteredList
      address={address}
      found={text.found}
      list={useListRows(answer, view, address.go)}
      none={
        <EmptyState
          action={
            <Allowed call="projectShareStore">
              <Button onClick={onShare}>{shareText.title}</Button>
            </Allowed>
          }
          description={text.givenEmptyHint}
          title={text.givenEmpty}
        />
      }
      toolbar={
        <FilterBar
          label={text.givenFilters}
          onClear={filtered && clear}
          onSearch={(name) => put({ name })}
          search={text.givenSearch}
          value={view.name}
        >
          <FilterSelect
            all={text.allStates}
            choices={states}
            label={shareText.state}
            labels={shareText.states}
            onChoose={(state) => put({ state })}
            value={view.state}
          />
        </FilterBar>
      }
    >
      {(table) => (
        <Table
          {...table}
          columns={givenColumns(acts, narrow)}
          label={text.givenTable}
          rowKey={({ id }) => id}
          rowLabel={({ project_name }) => project_name}
        />
      )}
    </FilteredList>
  );
}
