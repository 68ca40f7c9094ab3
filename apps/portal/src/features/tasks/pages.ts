import type { PageTable } from '../../shared/routing/pageTable.ts';
import { taskListPath } from '../../shared/tasks/toolPaths.ts';

export const taskPages: PageTable = {
  [taskListPath]: () => import('./TaskListPage.tsx').then(({ TaskListPage }) => ({ Page: TaskListPage })),
};
