import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useTaskEvents, type TaskState } from '../tasks/index.ts';

const names: readonly unknown[] = ['taskList', 'taskDataByFilter', 'reportList'];

/** Asks for the lists of tasks again when a task comes, starts or ends; progress alone asks for nothing. */
export function useFreshTasks(): void {
  const { mutate } = useSWRConfig();
  const states = useRef(new Map<string, TaskState>());
  useTaskEvents(({ id, state }) => {
    if (states.current.get(id) === state) return;
    states.current.set(id, state);
    void mutate((key) => Array.isArray(key) && names.includes(key[0]));
  });
}
