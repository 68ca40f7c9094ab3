import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { TableSelectionBar } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { ListEmpty, listStyles, RowsTable, SearchBox, useListKeys, useNarrow, useRowFocus } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useReports, type ReportSummary } from '../api.ts';
import { newReportPath, reportPath } from '../paths.ts';
import { reportText as text } from '../report.text.ts';
import { NoReports } from './NoReports.tsx';
import { reportColumns } from './reportColumns.tsx';
import { ReportMenuItems } from './ReportMenuItems.tsx';
import { queryOf, viewOf, type ReportView } from './reportView.ts';
import { useReportActs } from './useReportActs.ts';

/** 分析报告: every report of the person, last changed first. */
export function Page() {
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const { data, error, isLoading, mutate } = useReports(view);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rows = useMemo(() => data?.data ?? [], [data]);
  const total = data?.total ?? 0;
  const keepFocus = useRowFocus(rows);
  const own = useReportActs();
  const acts = {
    ...own,
    remove: (reports: readonly ReportSummary[]) => {
      keepFocus(reports);
      setSelected([]);
      return own.remove(reports);
    },
  };
  const go = useCallback((change: Partial<ReportView>, replace = false) => setQuery((before) => queryOf({ ...viewOf(before), ...change }), { replace }), [setQuery]);
  const search = useCallback((name: string) => go({ name, page: 1 }, true), [go]);
  const removable = useMemo(() => rows.map((row) => ({ ...row, can: { delete: true } })), [rows]);
  const handleKeys = useListKeys({ rows: removable, selected, onSelect: setSelected, remove: (reports) => void acts.remove(reports), undo: acts.undo });
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const offset = (view.page - 1) * view.pageSize;

  return (
    <PageBody>
      <PageHeader
        actions={
          <Button asChild icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} variant="primary">
            <RouterLink to={newReportPath}>{text.create}</RouterLink>
          </Button>
        }
        description={text.hint}
        title={text.title}
      />
      {/* The keys are those of the rows. */}
      <div className={listStyles.surface} onKeyDown={handleKeys} role="presentation">
        <div className={listStyles.toolbar}>
          {chosen.length > 0 ? (
            <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
              <Button onClick={() => void acts.remove(chosen)} size="small">
                {text.remove}
              </Button>
            </TableSelectionBar>
          ) : (
            <SearchBox label={text.search} onSearch={search} value={view.name} />
          )}
        </div>
        <VisuallyHidden role="status">{view.name && !isLoading && !error ? text.found(total) : ''}</VisuallyHidden>
        <RowsTable
          columns={reportColumns(acts, narrow)}
          empty={
            <ListEmpty error={error} onClear={(view.name !== '' || view.page > 1) && (() => go({ name: '', page: 1 }, true))} onRetry={() => void mutate()}>
              <NoReports />
            </ListEmpty>
          }
          label={text.table}
          loading={isLoading}
          menuOf={(reports) => <ReportMenuItems acts={acts} reports={reports} />}
          onRefresh={() => void mutate()}
          onRowActivate={({ id }) => void navigate(reportPath(id))}
          range={{ total, offset }}
          rowLabel={({ title }) => title}
          rows={rows}
          onSelect={setSelected}
          selected={selected}
        />
        {total > 0 && <Pagination onChange={({ page, pageSize }) => go({ page, pageSize })} page={view.page} pageSize={view.pageSize} total={total} />}
      </div>
    </PageBody>
  );
}
