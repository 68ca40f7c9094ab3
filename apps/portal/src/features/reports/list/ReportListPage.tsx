import { Button } from '@panome/ui/button';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import {
  FilterBar,
  FilteredList,
  RowsTable,
  useListAddress,
  useListKeys,
  useListRows,
  useNarrow,
  useRowFocus,
  useSelection,
} from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useReports, type ReportSummary } from '../api.ts';
import { newReportPath, reportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';
import { NoReports } from './NoReports.tsx';
import { reportColumns } from './reportColumns.tsx';
import { ReportMenuItems } from './ReportMenuItems.tsx';
import { useReportActs } from './useReportActs.ts';

const filters = { name: 'text' } as const;

/** 分析报告: every report of the person, last changed first. */
export function Page() {
  const address = useListAddress(filters);
  const { clear, filtered, put, view } = address;
  const list = useListRows<ReportSummary>(useReports(view), view, address.go);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const selection = useSelection(list.rows);
  const keepFocus = useRowFocus(list.rows);
  const may = useMay();
  const own = useReportActs();
  const acts = {
    ...own,
    remove: (reports: readonly ReportSummary[]) => {
      keepFocus(reports);
      selection.clear();
      return own.remove(reports);
    },
  };
  const removable = useMemo(() => list.rows.map((row) => ({ ...row, can: { delete: true } })), [list.rows]);
  const handleKeys = useListKeys({
    rows: removable,
    selected: selection.selected,
    onSelect: selection.select,
    remove: (reports) => may('reportDelete') && void acts.remove(reports),
    undo: acts.undo,
  });

  return (
    <PageBody>
      <PageHeader
        actions={
          <Allowed call="reportStore">
            <Button asChild icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
              <RouterLink to={newReportPath}>{text.create}</RouterLink>
            </Button>
          </Allowed>
        }
        description={text.hint}
        title={text.title}
      />
      <FilteredList
        address={address}
        found={text.found}
        list={list}
        none={<NoReports />}
        onKeyDown={handleKeys}
        selection={{
          ...selection,
          acts: (
            <Allowed call="reportDelete">
              <Button onClick={() => void acts.remove(selection.chosen)} size="small">
                {text.remove}
              </Button>
            </Allowed>
          ),
        }}
        toolbar={
          <FilterBar
            label={text.filters}
            onClear={filtered && clear}
            onSearch={(name) => put({ name })}
            search={text.search}
            value={view.name}
          />
        }
      >
        {(table) => (
          <RowsTable
            {...table}
            columns={reportColumns(acts, narrow)}
            label={text.table}
            menuOf={(reports) => <ReportMenuItems acts={acts} reports={reports} />}
            onRefresh={list.retry}
            onRowActivate={({ id }) => void navigate(reportPath(id))}
            onSelect={selection.select}
            rowLabel={({ title }) => title}
            selected={selection.selected}
          />
        )}
      </FilteredList>
    </PageBody>
  );
}
