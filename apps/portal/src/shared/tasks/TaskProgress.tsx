import { useText } from '@panome/ui/locale';
import { Progress } from '@panome/ui/progress';
import { Text } from '@panome/ui/text';
import { formatDuration } from '../format/format.ts';
import { elapsedOf, isActive, type TaskRecord } from './taskState.ts';
import { tasksText } from './tasks.text.ts';
import { useNow } from './useNow.ts';

/** How far a waiting or running task is. */
export function TaskProgress({ task }: { task: TaskRecord }) {
  const text = useText(tasksText);
  const now = useNow(isActive(task));
  const time = formatDuration(elapsedOf(task, now));
  if (task.state === 'queued') {
    return (
      <>
        <Progress
          detail={text.waited(time)}
          label={task.queue_place === null ? text.queued : `${text.queued} · ${text.place(task.queue_place + 1)}`}
          value={undefined}
        />
        <Text as="p" tone="subtle">
          {text.queuedHelp}
        </Text>
      </>
    );
  }
  const step = task.step || text.starting;
  return (
    <>
      <Progress
        detail={`${Math.floor(task.percent)}% · ${text.elapsed(time)}`}
        label={task.attempt > 1 ? `${step}（${text.retried(task.attempt)}）` : step}
        value={task.percent}
      />
      <Text as="p" tone="subtle">
        {text.queuedHelp}
      </Text>
    </>
  );
}
