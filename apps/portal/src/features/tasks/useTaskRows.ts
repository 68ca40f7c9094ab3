import { useEffect } from 'react';
import { useFreshTasks } from '../../shared/recent/index.ts';
import type { TaskRecord } from '../../shared/tasks/index.ts';
import { useTasks } from './api.ts';
import type { TaskView } from './taskView.ts';
import type { GoTo } from './useTaskView.ts';

const none: readonly TaskRecord[] = [];

/**
 * The rows of a view with what a table wants to know about them. A page beyond the end, after a deletion, leads to the
 * last one.
 */
export function useTaskRows(view: TaskView, go: GoTo) {
  const { data, error, isLoading, mutate } = useTasks(view);
  useFreshTasks();
  // Rows that were there stay while newer cannot be had; the bar above the page says why.
  const failed = data === undefined ? error : undefined;
  const rows = data?.data ?? none;
  const total = data?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / view.pageSize));
  const beyond = !isLoading && total > 0 && rows.length === 0 && view.page > last;
  useEffect(() => {
    if (beyond) go({ page: last }, { replace: true });
  });
  return {
    rows,
    total,
    error: failed,
    loading: isLoading || beyond,
    retry: () => void mutate(),
    range: { total, offset: (view.page - 1) * view.pageSize },
  };
}
