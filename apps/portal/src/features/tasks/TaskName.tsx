import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { taskPath, type TaskRecord } from '../../shared/tasks/index.ts';
import * as styles from './Tasks.css.ts';
import { TaskStateCell } from './TaskStateCell.tsx';

/** A task's name and the way to it; on a phone with what has no column of its own there. */
export function TaskName({ narrow, task }: { task: TaskRecord; narrow: boolean }) {
  return (
    <div className={styles.name}>
      <Link asChild tone="default">
        <RouterLink className={styles.nameLink} to={taskPath(task.id)}>
          <Text truncate="middle">{task.name}</Text>
        </RouterLink>
      </Link>
      {narrow && (
        <>
          <Text size="secondary" tone="subtle">{`${task.tool_title} · ${formatTime(task.created_at)}`}</Text>
          <TaskStateCell task={task} />
        </>
      )}
    </div>
  );
}
