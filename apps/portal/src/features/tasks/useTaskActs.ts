import { useRef } from 'react';
import { useTell } from '../../shared/page/index.ts';
import type { TaskRecord } from '../../shared/tasks/index.ts';
import { useTaskCalls } from './api.ts';
import { taskListText as text } from './taskList.text.ts';
import { whatOf } from './taskWords.ts';

export type TaskActs = ReturnType<typeof useTaskActs>;

/**
 * What can be done with tasks, each with its words afterwards. Deleting has a way back by the toast, and by Ctrl+Z as
 * long as the page is open.
 */
export function useTaskActs() {
  const tell = useTell();
  const calls = useTaskCalls();
  const removed = useRef<readonly TaskRecord[]>([]);

  /** A failure has been told. */
  const attempt = async <T>(act: Promise<T>, done: (answer: T) => void): Promise<void> => {
    try {
      done(await act);
    } catch (error) {
      tell.failed(error);
    }
  };
  const restore = (tasks: readonly TaskRecord[]) =>
    attempt(calls.restore(tasks), () => {
      removed.current = [];
      tell.done(text.restored(whatOf(tasks)));
    });

  return {
    restore,
    remove: (tasks: readonly TaskRecord[]) =>
      attempt(calls.remove(tasks), () => {
        removed.current = tasks;
        tell.done(text.removed(whatOf(tasks)), { action: { label: text.undo, onClick: () => void restore(tasks) } });
      }),
    /** Takes back the last deletion, if there was one. */
    undo: () => {
      if (removed.current.length > 0) void restore(removed.current);
    },
    cancel: (tasks: readonly TaskRecord[]) =>
      attempt(calls.cancel(tasks), (now) => {
        const cancelled = now.filter(({ state }) => state === 'cancelled');
        if (cancelled.length > 0) tell.done(text.cancelled(whatOf(cancelled)));
        else tell.note(text.tooLate);
      }),
    copyId: ({ id }: TaskRecord) =>
      navigator.clipboard.writeText(id).then(
        () => tell.done(text.copied),
        () => tell.note(text.copyFailed),
      ),
  };
}
