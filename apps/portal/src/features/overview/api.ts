import { useState } from 'react';
import { useCall, useCallPage } from '../../shared/api/index.ts';
import { pollInterval, useLive, type TaskState } from '../../shared/tasks/index.ts';
import { day } from '../../shared/format/durations.ts';

const shown = 5;

/** How many tasks there are in each state. */
export const useTaskCounts = () => useCall('taskDataByFilter', {});

/** The newest tasks of a state; active ones are asked for again as often as `pollInterval` says. */
export function useTasksIn(state: TaskState) {
  const connected = useLive();
  return useCallPage(
    'taskList',
    { page: 1, size: shown, state },
    { refreshInterval: (latest) => pollInterval(latest?.data ?? [], connected) },
  );
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
export const useNewFiles = () =>
  useCallPage('fileStoreList', { page: 1, size: shown, sort: 'created_at', order: 'desc' });

export const useQuota = () => useCall('fileStoreQuota', {});

/** The contracts of one's own that moved last. */
export const useContracts = () => useCallPage('contractList', { scope: 'own', page: 1, size: shown });

/** The projects that were delivered last: enough of them to count the new ones. */
export const useDeliveries = () => useCallPage('projectList', { scope: 'own', state: 'delivered', page: 1, size: 100 });

const isNew = ({ delivered_at }: { readonly delivered_at: string | null }, now: number) =>
  delivered_at !== null && now - Date.parse(delivered_at) < 30 * day;

/** How much there is of everything that waits for the person; undefined while it is not known. */
export function useWaiting() {
  const [now] = useState(Date.now);
  const deliveries = useDeliveries().data;
  return {
    contracts: useCallPage('contractList', { scope: 'own', waiting: '1', page: 1, size: 1 }).data?.total,
    shares: useCall('projectShareNoReceiveCount', {}).data?.count,
    originals: useCallPage('contractList', { scope: 'own', original: 'expiring', page: 1, size: 1 }).data?.total,
    answers: useCallPage('afterSaleList', { state: 'answered', page: 1, size: 1 }).data?.total,
    deliveries: deliveries?.data.filter((project) => isNew(project, now)).length,
  };
}
