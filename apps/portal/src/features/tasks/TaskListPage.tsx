import { TaskListView } from './TaskListView.tsx';
import { TaskTrashView } from './TaskTrashView.tsx';
import { useTaskView } from './useTaskView.ts';

/** 工具任务: the list, or its trash. */
export function TaskListPage() {
  return useTaskView().view.trash ? <TaskTrashView key="trash" /> : <TaskListView key="list" />;
}
