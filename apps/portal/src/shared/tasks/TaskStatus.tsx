import { useText } from '@panome/ui/locale';
import { Tag, type TagProps } from '@panome/ui/tag';
import { Ban, CircleAlert, CircleCheck, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { TaskRecord, TaskState } from './taskState.ts';
import { tasksText } from './tasks.text.ts';

const looks: Readonly<Record<TaskState, readonly [NonNullable<TagProps['tone']>, LucideIcon]>> = {
  queued: ['neutral', Clock],
  running: ['accent', LoaderCircle],
  succeeded: ['success', CircleCheck],
  failed: ['danger', CircleAlert],
  cancelled: ['neutral', Ban],
};

/** The state of a task as icon and word, with the queue place or the per cent while it is active. */
export function TaskStatus({ task }: { task: Pick<TaskRecord, 'percent' | 'queue_place' | 'state'> }) {
  const text = useText(tasksText);
  const [tone, Icon] = looks[task.state];
  const more =
    task.state === 'queued' && task.queue_place !== null
      ? text.place(task.queue_place + 1)
      : task.state === 'running'
        ? `${Math.floor(task.percent)}%`
        : '';
  return (
    <Tag icon={<Icon size={14} strokeWidth={1.5} />} tone={tone}>
      {more ? `${text[task.state]} · ${more}` : text[task.state]}
    </Tag>
  );
}
