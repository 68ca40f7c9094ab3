import { useSyncExternalStore } from 'react';
import { useCall } from '../api/index.ts';
import { liveEvents } from '../events/liveEvents.ts';
import { pollInterval } from './pollInterval.ts';
import { isActive } from './taskState.ts';
import { useTaskEvents } from './useTaskEvents.ts';

/** Whether changes come by themselves. */
export const useLive = () =>
  useSyncExternalStore(liveEvents.connection.subscribe, liveEvents.connection.get, () => false);

/**
 * One task with its form, kept live: by events, and every 5 s without them while it is active and the page visible.
 *
 * @param id - `null` asks for nothing.
 * @returns `task` is undefined until known; `refresh` asks again, e.g. after an act.
 */
export function useTask(id: string | null) {
  const connected = useLive();
  const { data, error, mutate } = useCall('taskDetail', id === null ? null : { id }, {
    keepPreviousData: false,
    refreshInterval: (latest) => (latest ? pollInterval([latest], connected) : 0),
  });
  useTaskEvents((task) => {
    if (task.id !== id) return;
    // A change made before the first answer would have that answer dropped: it is asked for again instead.
    if (!data) return void mutate();
    // The event carries no form and no log; both are asked for once the task has ended.
    void mutate((current) => current && { ...current, ...task }, { revalidate: !isActive(task) });
  });
  return { task: data, error, refresh: () => void mutate() };
}
