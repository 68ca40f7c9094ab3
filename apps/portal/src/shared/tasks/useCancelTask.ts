import { useText } from '@panome/ui/locale';
import { useState } from 'react';
import { call } from '../api/index.ts';
import { useTell } from '../page/index.ts';
import type { TaskRecord } from './taskState.ts';
import { tasksText } from './tasks.text.ts';

/** Cancels a task and says so; a failure is told, too. */
export function useCancelTask(onDone: (task: TaskRecord) => void) {
  const text = useText(tasksText);
  const tell = useTell();
  const [cancelling, setCancelling] = useState(false);
  const cancel = async (id: string) => {
    setCancelling(true);
    try {
      const task = await call('taskCancel', { id });
      if (task.state === 'cancelled') tell.done(text.cancelDone);
      onDone(task);
    } catch (error) {
      tell.failed(error, text.cancelFailed);
    } finally {
      setCancelling(false);
    }
  };
  return { cancel, cancelling };
}
