import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { TableSelectionBar } from '@panome/ui/table';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { Allowed, useMay } from '../../shared/access/index.ts';
import { ListEmpty, listStyles, useListKeys, useRowFocus } from '../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { taskPath, toolFormPath, toolListPath, type TaskRecord } from '../../shared/tasks/index.ts';
import { exportChartsText } from './exportCharts/exportCharts.text.ts';
import { NoTasks } from './NoTasks.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { taskListText as text } from './taskList.text.ts';
import type { TaskMenuActs } from './TaskMenuItems.tsx';
import { TaskTable } from './TaskTable.tsx';
import { isFiltered, noFilter, sorted, sortOf } from './taskView.ts';
import { useTaskActs } from './useTaskActs.ts';
import { useTaskRows } from './useTaskRows.ts';
import { useTaskView } from './useTaskView.ts';

// Whoever looks at the list does not wait for it.
const ExportCharts = lazy(async () => ({ default: (await import('./exportCharts/ExportCharts.tsx')).ExportCharts }));

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Every task that was submitted, live. */
export function TaskListView() {
  const { go, pathOf, view } = useTaskView();
  const navigate = useNavigate();
  const { error, loading, range, retry, rows, total } = useTaskRows(view, go);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [exporting, setExporting] = useState<readonly TaskRecord[]>([]);
  const keepFocus = useRowFocus(rows);
  const may = useMay();
  const taskActs = useTaskActs();
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const active = chosen.filter(({ can }) => can.cancel);
  const finished = chosen.filter(({ can, kind }) => can.result && kind === 'tool');
  const filtered = isFiltered(view);

  const acts: TaskMenuActs = {
    ...taskActs,
    open: ({ id }) => void navigate(taskPath(id)),
    exportCharts: setExporting,
    redo: ({ id, tool_id }) => void navigate(toolFormPath(tool_id, { redo: id })),
    remove: (tasks: readonly TaskRecord[]) => {
      keepFocus(tasks);
      setSelected([]);
      return taskActs.remove(tasks);
    },
  };
  const turn = (place: { page: number; pageSize: number }) => {
    setSelected([]);
    go(place);
  };
  const handleKeys = useListKeys({
    rows,
    selected,
    onSelect: setSelected,
    remove: (tasks) => may('taskDelete') && void acts.remove(tasks),
    undo: acts.undo,
  });

  return (
    <PageBody>
      <PageHeader
        actions={
          <>
            <Button asChild icon={<Trash2 {...icon} />} variant="quiet">
              <RouterLink to={pathOf({ ...noFilter, trash: true })}>{text.trash}</RouterLink>
            </Button>
            <Allowed call="taskStore">
              <Button asChild icon={<Plus {...icon} />} variant="primary">
                <RouterLink to={toolListPath}>{text.create}</RouterLink>
              </Button>
            </Allowed>
          </>
        }
        description={text.hint}
        title={text.title}
      />
      {/* The keys are those of the rows. */}
      <div className={listStyles.surface} onKeyDown={handleKeys} role="presentation">
        <div className={listStyles.toolbar}>
          {chosen.length > 0 ? (
            <TableSelectionBar count={chosen.length} onClear={() => setSelected([])}>
              {active.length > 0 && (
                <Allowed call="taskCancel">
                  <Button onClick={() => void acts.cancel(active)} size="small">
                    {text.cancel}
                  </Button>
                </Allowed>
              )}
              {finished.length > 0 && (
                <Allowed call="fileExportChartReport">
                  <Button onClick={() => setExporting(finished)} size="small">
                    {exportChartsText.act}
                  </Button>
                </Allowed>
              )}
              <Allowed call="taskDelete">
                <Button onClick={() => void acts.remove(chosen)} size="small">
                  {text.remove}
                </Button>
              </Allowed>
            </TableSelectionBar>
          ) : (
            <TaskFilters go={go} view={view} />
          )}
        </div>
        <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
        <TaskTable
          acts={acts}
          empty={
            <ListEmpty error={error} onClear={filtered && (() => go(noFilter, { replace: true }))} onRetry={retry}>
              <NoTasks />
            </ListEmpty>
          }
          loading={loading}
          onRefresh={retry}
          onSelect={setSelected}
          onSortChange={(sort) => go(sorted(view, sort), { replace: true })}
          range={range}
          rows={rows}
          selected={selected}
          sort={sortOf(view)}
        />
        {total > 0 && <Pagination onValueChange={turn} value={view} total={total} />}
      </div>
      {exporting.length > 0 && (
        <Suspense>
          <ExportCharts onClose={() => setExporting([])} tasks={exporting} />
        </Suspense>
      )}
    </PageBody>
  );
}
