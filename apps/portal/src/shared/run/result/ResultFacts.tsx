import { Inline } from '@panome/ui/inline';
import { Link as LinkLook } from '@panome/ui/link';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { formatDuration, formatTime } from '../../format/format.ts';
import { elapsedOf, TaskStatus, toolFormPath } from '../../tasks/index.ts';
import { resultText } from './result.text.ts';
import type { Task } from './resultTypes.ts';

/** How a task ended, of which tool it is, when and how long it took. */
export function ResultFacts({ task }: { readonly task: Task }) {
  const text = useText(resultText);
  return (
    <Inline as="span" space="medium">
      <TaskStatus task={task} />
      <LinkLook asChild tone="muted">
        <Link to={toolFormPath(task.tool_id)}>{task.tool_title}</Link>
      </LinkLook>
      <Text tone="muted">{`${text.took} ${formatDuration(elapsedOf(task, Date.parse(task.finished_at ?? task.created_at)))}`}</Text>
      <Text tone="muted">{`${text.finishedAt} ${formatTime(task.finished_at)}`}</Text>
    </Inline>
  );
}
