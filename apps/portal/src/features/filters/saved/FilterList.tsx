import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Link } from '@panome/ui/link';
import { MenuItem, MenuSeparator } from '@panome/ui/menu';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { call, download, useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import {
  FilterBar,
  FilteredList,
  listStyles,
  rowMenuColumn,
  useListAddress,
  useListRows,
  useNarrow,
  useSelection,
} from '../../../shared/list/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { refreshFilters } from '../builder/useSaving.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterItem } from '../filterTypes.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { ReuseDialog } from './ReuseDialog.tsx';

const filters = { name: 'text' } as const;

/** The saved filters of the project. */
export function FilterList() {
  const { address: place, pathOf, source } = useWorkspace();
  const address = useListAddress(filters);
  const { filtered, view } = address;
  const narrow = useNarrow();
  const tell = useTell();
  const alert = useAlert();
  const navigate = useNavigate();
  const [reusing, setReusing] = useState<FilterItem | null>(null);
  const [comparing, setComparing] = useState<readonly [FilterItem, FilterItem] | null>(null);
  const answer = useCallPage('dataFilterList', {
    project_id: source.project_id,
    page: view.page,
    size: view.pageSize,
    ...(view.name && { name: view.name }),
  });
  const list = useListRows<FilterItem>(answer, view, address.go);
  const selection = useSelection(list.rows);

  const remove = async (rows: readonly FilterItem[]) => {
    const agreed = await alert.confirm({
      title: text.deleteTitle(rows.map(({ name }) => name)),
      description: text.deleteHelp,
      action: text.delete,
      tone: 'danger',
    });
    if (!agreed) return;
    try {
      await call('dataFilterDelete', { ids: rows.map(({ id }) => id).join(',') });
      selection.clear();
      await refreshFilters();
      tell.done(text.deleted);
    } catch (error) {
      tell.failed(error, text.delete);
    }
  };
  const zip = (rows: readonly FilterItem[]) =>
    void download('downloadDataFilterZip', { ids: rows.map(({ id }) => id) }).catch((error: unknown) =>
      tell.failed(error, text.downloadFailed),
    );
  const items = (row: FilterItem) => (
    <>
      <MenuItem onSelect={() => void navigate(pathOf('filter-view', { filter: row.id }))}>{text.open}</MenuItem>
      <MenuItem onSelect={() => void navigate(pathOf('data-filter', { filter: row.id }))}>{text.edit}</MenuItem>
      <Allowed call="storeDataFilter">
        <MenuItem onSelect={() => setReusing(row)}>{text.reuse}</MenuItem>
      </Allowed>
      <Allowed call="downloadDataFilterZip">
        <MenuItem onSelect={() => zip([row])}>{text.download}</MenuItem>
      </Allowed>
      <MenuSeparator />
      <Allowed call="dataFilterDelete">
        <MenuItem onSelect={() => void remove([row])}>{text.delete}</MenuItem>
      </Allowed>
    </>
  );
  const { chosen } = selection;
  return (
    <>
      <FilteredList
        address={address}
        found={text.found}
        list={list}
        none={<EmptyState description={text.noneHelp} title={text.none} />}
        selection={{
          ...selection,
          acts: (
            <>
              <Button
                disabled={chosen.length !== 2}
                onClick={() => setComparing([chosen[0]!, chosen[1]!])}
                size="small"
              >
                {chosen.length === 2 ? text.compare : text.compareNeedsTwo}
              </Button>
              <Allowed call="downloadDataFilterZip">
                <Button onClick={() => zip(chosen)} size="small">
                  {text.download}
                </Button>
              </Allowed>
              <Allowed call="dataFilterDelete">
                <Button onClick={() => void remove(chosen)} size="small">
                  {text.delete}
                </Button>
              </Allowed>
            </>
          ),
        }}
        toolbar={
          <FilterBar
            label={text.filters}
            onClear={filtered && address.clear}
            onSearch={(name) => address.put({ name })}
            search={text.searchFilters}
            value={view.name}
          />
        }
      >
        {(table) => (
          <Table
            {...table}
            columns={columnsOf(narrow, (id) => pathOf('filter-view', { filter: id }), items)}
            key={place.projectId}
            label={text.list}
            rowKey={({ id }) => id}
            rowLabel={({ name }) => name}
            selection={{ mode: 'multiple', selected: selection.selected, onSelectedChange: selection.select }}
          />
        )}
      </FilteredList>
      <ReuseDialog filter={reusing} onClose={() => setReusing(null)} />
      <CompareDialog filters={comparing} onClose={() => setComparing(null)} />
    </>
  );
}

function columnsOf(
  narrow: boolean,
  pathTo: (id: string) => string,
  items: (row: FilterItem) => React.ReactNode,
): Column<FilterItem>[] {
  const name: Column<FilterItem> = {
    id: 'name',
    header: text.filterName,
    minWidth: 180,
    text: (row) => row.name,
    cell: (row) => (
      <div className={listStyles.name}>
        <Link asChild tone="neutral">
          <RouterLink className={listStyles.nameLink} to={pathTo(row.id)}>
            {row.name}
          </RouterLink>
        </Link>
        {narrow && <Text size="secondary" tone="subtle">{`${row.words} · ${text.of(row.kept, row.rows)}`}</Text>}
      </div>
    ),
  };
  const acts = rowMenuColumn<FilterItem>({ header: text.acts, narrow, label: (row) => text.more(row.name), items });
  if (narrow) return [name, acts];
  return [
    name,
    {
      id: 'words',
      header: text.words,
      minWidth: 240,
      text: ({ words }) => words,
      cell: ({ words }) => <Text truncate>{words}</Text>,
    },
    { id: 'kept', header: text.keptRows, width: 144, align: 'end', cell: ({ kept, rows }) => text.of(kept, rows) },
    {
      id: 'source',
      header: text.source,
      width: 200,
      text: ({ source_name }) => source_name,
      cell: ({ source_name }) => <Text truncate>{source_name}</Text>,
    },
    { id: 'updated', header: text.updated, width: 176, cell: ({ updated_at }) => formatTime(updated_at) },
    acts,
  ];
}
