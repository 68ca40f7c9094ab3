import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Pagination } from '@panome/ui/pagination';
import { SearchField } from '@panome/ui/search-field';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState, NoMatchState } from '@panome/ui/state';
import { Table, TableColumnMenu, TableHeadMenu, useTableLayout } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Tooltip } from '@panome/ui/tooltip';
import { ListFilter } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '../../../api/index.ts';
import { useFilledAreas } from '../../../areas/index.ts';
import type { ChartSettingsStore } from '../../../charts/index.ts';
import { formatNumber } from '../../../format/format.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import { useLinkedSelection } from '../linked/LinkedSelection.tsx';
import { isNaming } from '../linked/linkedState.ts';
import type { ResultDocument, TableMeta } from '../resultTypes.ts';
import { CellMenu } from './CellMenu.tsx';
import { ContinueMenu } from './ContinueMenu.tsx';
import { ColumnWindow } from './ColumnWindow.tsx';
import { FilterForm } from './FilterForm.tsx';
import { FilterTags } from './FilterTags.tsx';
import { resultColumns } from './resultColumns.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableDownload } from './TableDownload.tsx';
import type { ResultRow } from './tableRows.ts';
import * as styles from './TablesTab.css.ts';
import type { TableCondition, TableView } from './tableView.ts';
import { useDelayedText } from './useDelayedText.ts';
import { useLabelCharts, type LabelChart } from './useLabelCharts.ts';
import { useResultTable } from './useResultTable.ts';

type ResultTableProps = {
  readonly document: ResultDocument;
  readonly missionId: string;
  readonly table: TableMeta;
  readonly charts: readonly string[];
  readonly settings: ChartSettingsStore;
  readonly view: TableView;
  readonly onViewChange: (change: Partial<TableView>) => void;
};

const nameOf = ({ cells }: ResultRow): string => String(cells[0] ?? '');
const whole = (value: number) => formatNumber(value, 'integer');

/** One table of a result: searched, filtered, sorted and paged at the server. */
export function ResultTable({ charts, document, missionId, onViewChange, settings, table, view }: ResultTableProps) {
  const text = useText(resultText);
  const tell = useTell();
  const page = useResultTable(missionId, table, view);
  const filled = useFilledAreas();
  const columns = useMemo(() => resultColumns(page.columns, filled), [page.columns, filled]);
  const layout = useTableLayout(columns);
  const [filtering, setFiltering] = useState(view.filters.length > 0);
  const [typed, setTyped] = useDelayedText(view.search, (search) => onViewChange({ search }));
  const [chosen, setChosen] = useState<ReadonlyMap<string, ResultRow>>(new Map());
  const linked = useLinkedSelection();
  // What was chosen here is shown as it was chosen; what comes from elsewhere by its names.
  const isLinked = linked !== null && isNaming(table);
  const isOwn = !isLinked || (chosen.size > 0 && linked.origin?.in === 'table' && linked.origin.table === table.id);
  const marked = new Set(isLinked ? linked.ids : []);
  const shown = isOwn
    ? [...chosen]
    : page.rows.filter((row) => marked.has(nameOf(row))).map((row) => [row.key, row] as const);
  const labelCharts = useLabelCharts(charts, table.id);
  const filtered = view.search !== '' || view.filters.length > 0;

  const addFilter = (filter: TableCondition) =>
    onViewChange({
      filters: [...view.filters.filter((other) => JSON.stringify(other) !== JSON.stringify(filter)), filter],
    });
  const choose = (keys: readonly string[]) => {
    const known = new Map([...shown, ...page.rows.map((row) => [row.key, row] as const)]);
    const next = new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : [])));
    setChosen(next);
    if (isLinked) {
      // What was selected in a chart may stand on other pages of the table.
      const onPage = new Set(page.rows.map(nameOf));
      const elsewhere = isOwn || keys.length === 0 ? [] : linked.ids.filter((id) => !onPage.has(id));
      const ids = [...new Set([...elsewhere, ...[...next.values()].map(nameOf)])];
      linked.select(ids, { in: 'table', missionId, document, table: table.id });
    }
  };
  const clear = () => choose([]);
  const label = (chart: LabelChart) => {
    const before = settings.get(chart.id).settings;
    const ids = shown.map(([, row]) => nameOf(row));
    settings.change(chart.id, { ...before, labels: [...new Set([...(before.labels ?? []), ...ids])] });
    tell.done(text.labelled(ids.length, chart.title));
  };
  const empty = page.error ? (
    <FailedState
      message={messageOf(page.error)}
      onRetry={page.retry}
      requestId={page.error.requestId}
      variant="inline"
    />
  ) : table.rows === 0 ? (
    <EmptyState variant="inline" title={text.noRows} />
  ) : (
    <NoMatchState onClear={() => onViewChange({ search: '', filters: [] })} variant="inline" />
  );

  return (
    <Stack space="medium">
      <div className={styles.bar}>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField label={text.search} onValueChange={setTyped} placeholder={text.search} value={typed} />
          </div>
          <Button
            aria-expanded={filtering}
            icon={<ListFilter aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => setFiltering(!filtering)}
            variant="quiet"
          >
            {text.filter}
          </Button>
          <Text role="status" tone="muted">
            {filtered
              ? text.matching(whole(page.total), whole(table.rows))
              : text.rowsAndColumns(whole(table.rows), whole(table.columns.length))}
          </Text>
        </div>
        <div className={styles.tools}>
          <ColumnWindow
            offset={view.columnOffset}
            onChange={(columnOffset) => onViewChange({ columnOffset, page: view.page })}
            total={table.columns.length - 1}
          />
          <TableColumnMenu layout={layout} />
          <ContinueMenu missionId={missionId} table={table} view={view} />
          <TableDownload missionId={missionId} view={view} />
        </div>
      </div>
      {filtering && <FilterForm columns={table.columns} onAdd={addFilter} />}
      <FilterTags columns={table.columns} filters={view.filters} onChange={(filters) => onViewChange({ filters })} />
      <SelectionBar
        charts={labelCharts}
        columns={page.columns}
        missionId={missionId}
        onClear={clear}
        onLabel={label}
        rows={shown.map(([, row]) => row)}
        view={view}
      />
      <CellMenu columns={page.columns} onFilter={addFilter} rows={page.rows}>
        <Table
          columns={layout.shown}
          density="compact"
          empty={empty}
          headMenu={(column) => <TableHeadMenu column={column} layout={layout} />}
          label={table.title}
          loading={page.loading}
          onResize={layout.resize}
          onSortChange={(sort) => onViewChange({ sort })}
          range={{ total: page.total, offset: (view.page - 1) * view.pageSize }}
          rowKey={({ key }) => key}
          rowLabel={({ cells }) => String(cells[0] ?? '')}
          rows={page.error ? [] : page.rows}
          selection={{ mode: 'multiple', selected: shown.map(([key]) => key), onSelectedChange: choose }}
          sort={view.sort}
          tooltip={Tooltip}
        />
      </CellMenu>
      <Pagination onValueChange={onViewChange} value={view} total={page.total} />
    </Stack>
  );
}
