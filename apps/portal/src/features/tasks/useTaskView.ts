import { useSearchParams } from 'react-router-dom';
import { taskListPath } from '../../shared/tasks/index.ts';
import { queryOf, viewOf, type TaskView } from './taskView.ts';

export type GoTo = (change: Partial<TaskView>, options?: { replace?: boolean }) => void;

/** What the address says, and the way to another. A page is a step of the browser's history, a filter is not. */
export function useTaskView(): { view: TaskView; go: GoTo; pathOf: (change: Partial<TaskView>) => string } {
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  return {
    view,
    go: (change, { replace = false } = {}) => setQuery(queryOf({ ...view, ...change }), { replace }),
    pathOf: (change) => `${taskListPath}?${queryOf({ ...view, ...change }).toString()}`,
  };
}
