import { Button } from '@panome/ui/button';
import { Popover } from '@panome/ui/popover';
import { TaskFailure, type TaskRecord } from '../../shared/tasks/index.ts';
import { taskListText as text } from './taskList.text.ts';
import * as styles from './Tasks.css.ts';

/** Why a task failed and what to do, without leaving the list. */
export function FailureCause({ failure, name }: { name: string; failure: NonNullable<TaskRecord['failure']> }) {
  return (
    <Popover
      label={text.why}
      trigger={
        <Button aria-label={text.reasonOf(name)} size="small" variant="quiet">
          {text.reason}
        </Button>
      }
    >
      <div className={styles.cause}>
        <TaskFailure failure={failure} />
      </div>
    </Popover>
  );
}
