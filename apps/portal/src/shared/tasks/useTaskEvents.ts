import { useEffect, useEffectEvent } from 'react';
import { liveEvents } from '../events/liveEvents.ts';
import type { TaskRecord } from './taskState.ts';

const isTask = (value: unknown): value is TaskRecord =>
  typeof value === 'object' && value !== null && 'id' in value && 'state' in value && 'can' in value;

function taskIn(data: string): TaskRecord | undefined {
  try {
    const value: unknown = JSON.parse(data);
    return isTask(value) ? value : undefined;
  } catch {
    // An event that arrived in pieces is ignored: the next change or the poll makes up for it.
    return undefined;
  }
}

/** Hears every change of a task of the session while the component is shown. */
export function useTaskEvents(onTask: (task: TaskRecord) => void): void {
  const hear = useEffectEvent(onTask);
  useEffect(
    () =>
      liveEvents.subscribe(({ data, event }) => {
        const task = event === 'task' ? taskIn(data) : undefined;
        if (task) hear(task);
      }),
    [],
  );
}
