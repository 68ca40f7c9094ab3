import { useText } from '@panome/ui/locale';
import { Progress } from '@panome/ui/progress';
import { Text } from '@panome/ui/text';
import { TaskStatus, tasksText, type TaskRecord } from '../../shared/tasks/index.ts';
import { FailureCause } from './FailureCause.tsx';
import { taskListText as text } from './taskList.text.ts';
import * as styles from './Tasks.css.ts';

/** How a task stands: queue place, step and per cent, or why there is no result. */
export function TaskStateCell({ task }: { task: TaskRecord }) {
  const words = useText(tasksText);
  const { failure, name, percent, reused, state, step } = task;
  const running = state === 'running';
  const line = running
    ? step || words.starting
    : failure
      ? `${words[failure.class]}：${failure.what}`
      : reused
        ? text.reused
        : '';
  return (
    <div className={styles.state}>
      <div className={styles.stateLine}>
        <TaskStatus task={task} />
        {failure && <FailureCause failure={failure} name={name} />}
      </div>
      {running && (
        <div className={styles.more}>
          <Progress label={`${name} ${line}`} labelHidden value={percent} />
        </div>
      )}
      {line && (
        <Text as="div" size="secondary" tone="muted" truncate>
          {line}
        </Text>
      )}
    </div>
  );
}
