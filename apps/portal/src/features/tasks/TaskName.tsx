import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { listStyles } from '../../shared/list/index.ts';
import { taskPath, type TaskRecord } from '../../shared/tasks/index.ts';
import { TaskStateCell } from './TaskStateCell.tsx';

/** A task's name and the way to it; on a phone with what has no column of its own there. */
export function TaskName({ narrow, task }: { task: TaskRecord; narrow: boolean }) {
  return (
    <div className={listStyles.name}>
      <Link asChild tone="neutral">
        <RouterLink className={listStyles.nameLink} to={taskPath(task.id)}>
          <TruncatedName>{task.name}</TruncatedName>
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
