import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { FormActions } from '@panome/ui/form';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../access/index.ts';
import { enquiryPaths } from '../enquiry/paths.ts';
import { TaskFailure } from './TaskFailure.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { isActive, type TaskRecord } from './taskState.ts';
import { tasksText } from './tasks.text.ts';
import { taskListPath, taskPath, toolFormPath } from './toolPaths.ts';
import { useCancelTask } from './useCancelTask.ts';

type TaskProgressCardProps = {
  /** In any state; the caller keeps it up to date. */
  task: TaskRecord;
  /** The task was cancelled here; ask for it again. */
  onChanged: () => void;
};

/** How a task goes until it has a result: queue place, step, per cent; or why it has none, and the way on. */
export function TaskProgressCard({ onChanged, task }: TaskProgressCardProps) {
  const text = useText(tasksText);
  const { cancel, cancelling } = useCancelTask(onChanged);
  const titles = {
    queued: text.queuedTitle,
    running: text.runningTitle,
    succeeded: text.succeededTitle,
    failed: text.failedTitle(text[task.failure?.class ?? 'system']),
    cancelled: text.cancelledTitle,
  };
  // An error of our program fails in the same way again: reporting it comes first.
  const reportFirst = task.failure?.class === 'system' && task.failure.again === false;
  const enquiry = task.failure && (
    <Button asChild {...(reportFirst && { variant: 'primary' })}>
      <RouterLink
        to={enquiryPaths.create({ task: task.id, request_id: task.failure.request_id, page: taskPath(task.id) })}
      >
        {text.enquiry}
      </RouterLink>
    </Button>
  );
  return (
    <Card title={titles[task.state]}>
      <Stack>
        <VisuallyHidden role="status">{text[task.state]}</VisuallyHidden>
        {isActive(task) && <TaskProgress task={task} />}
        {task.failure && <TaskFailure failure={task.failure} named />}
        {task.state === 'cancelled' && <Callout>{text.cancelledHelp}</Callout>}
        {task.reused && <Callout>{text.reused}</Callout>}
        <FormActions>
          {reportFirst && enquiry}
          {!isActive(task) && task.state !== 'succeeded' && task.can.redo && (
            <Allowed call="taskStore">
              <Button asChild {...(!reportFirst && { variant: 'primary' })}>
                <RouterLink to={toolFormPath(task.tool_id, { redo: task.id })}>{text.redo}</RouterLink>
              </Button>
            </Allowed>
          )}
          {!reportFirst && enquiry}
          {task.can.cancel && (
            <Allowed call="taskCancel">
              <Button loading={cancelling} onClick={() => void cancel(task.id)}>
                {text.cancel}
              </Button>
            </Allowed>
          )}
          <Button asChild variant="quiet">
            <RouterLink to={taskListPath}>{text.list}</RouterLink>
          </Button>
        </FormActions>
      </Stack>
    </Card>
  );
}
