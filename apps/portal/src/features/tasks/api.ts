import { useSWRConfig } from 'swr';
import { call, useCall, useCallPage, type Page } from '../../shared/api/index.ts';
import { pollInterval, useLive, useTaskEvents, type TaskRecord } from '../../shared/tasks/index.ts';
import { filterOf, type TaskView } from './taskView.ts';

/** One page of tasks, kept live: progress by events, and asked for again as often as `pollInterval` says. */
export function useTasks(view: TaskView) {
  const connected = useLive();
  const { order, page, pageSize, sort } = view;
  const answer = useCallPage(
    'taskList',
    { ...filterOf(view), page, size: pageSize, sort, order },
    { refreshInterval: (latest) => pollInterval(latest?.data ?? [], connected) },
  );
  const { mutate } = answer;
  useTaskEvents((task) => {
    const put = ({ data, total }: Page<TaskRecord[]>) => ({
      total,
      data: data.map((row) => (row.id === task.id ? task : row)),
    });
    void mutate((current) => current && put(current), { revalidate: false });
  });
  return answer;
}

/** How many tasks each state and each tool has within the other filters. */
export const useTaskCounts = (view: TaskView) => useCall('taskDataByFilter', filterOf(view));

const names: readonly unknown[] = ['taskList', 'taskDataByFilter'];

/** The acts on tasks; then the lists that show them are asked for again. */
export function useTaskCalls() {
  const { mutate } = useSWRConfig();
  const changing = async <T>(change: Promise<T>): Promise<T> => {
    try {
      return await change;
    } finally {
      await mutate((key) => Array.isArray(key) && names.includes(key[0]));
    }
  };
  return {
    remove: (tasks: readonly TaskRecord[]) =>
      changing(call('taskDelete', { ids: tasks.map(({ id }) => id).join(',') })),
    restore: (tasks: readonly TaskRecord[]) => changing(call('taskRestore', { ids: tasks.map(({ id }) => id) })),
    /** Gives each task as it is afterwards: one that had just ended stays as it ended. */
    cancel: (tasks: readonly TaskRecord[]) => changing(Promise.all(tasks.map(({ id }) => call('taskCancel', { id })))),
  };
}
