import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useLive, useTaskEvents } from '../tasks/index.ts';

const names: readonly unknown[] = ['taskList', 'taskDataByFilter', 'reportList'];

/**
 * Asks for the lists of tasks again when a task comes, starts, ends or goes, and after a cut; progress alone asks for
 * nothing.
 */
export function useFreshTasks(): void {
  const { mutate } = useSWRConfig();
  const known = useRef(new Map<string, string>());
  const refresh = () => void mutate((key) => Array.isArray(key) && names.includes(key[0]));
  useTaskEvents(({ deleted_at, id, state }) => {
    const now = `${state} ${deleted_at}`;
    if (known.current.get(id) === now) return;
    known.current.set(id, now);
    refresh();
  });
  const live = useLive();
  const wasLive = useRef(live);
  useEffect(() => {
    if (live && !wasLive.current) void mutate((key) => Array.isArray(key) && names.includes(key[0]));
    wasLive.current = live;
  }, [live, mutate]);
}
