import { useCall, useCallPage } from '../../shared/api/index.ts';
import { pollInterval, useLive, type TaskState } from '../../shared/tasks/index.ts';

const shown = 5;

/** How many tasks there are in each state. */
export const useTaskCounts = () => useCall('taskDataByFilter', {});

/** The newest tasks of a state; active ones are asked for again as often as `pollInterval` says. */
export function useTasksIn(state: TaskState) {
  const connected = useLive();
  return useCallPage('taskList', { page: 1, size: shown, state }, { refreshInterval: (latest) => pollInterval(latest?.data ?? [], connected) });
}

/** Running before waiting, as one answer. */
export function useActiveTasks() {
  const running = useTasksIn('running');
  const queued = useTasksIn('queued');
  return {
    data: running.data && queued.data && [...running.data.data, ...queued.data.data].slice(0, shown),
    error: running.error ?? queued.error,
    mutate: () => Promise.all([running.mutate(), queued.mutate()]),
  };
}

/** The newest files and folders of 我的文件. */
export const useNewFiles = () => useCallPage('fileStoreList', { page: 1, size: shown, sort: 'created_at', order: 'desc' });

export const useQuota = () => useCall('fileStoreQuota', {});
