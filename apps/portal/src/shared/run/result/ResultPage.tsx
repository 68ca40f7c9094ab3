import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { EmptyState, FailedState } from '@panome/ui/state';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CallError, messageOf } from '../../api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../page/index.ts';
import { useReadMessages } from '../../messages/index.ts';
import { isActive, taskListPath, taskPath, TaskProgressCard, useTask } from '../../tasks/index.ts';
import { ResultTrail } from './ResultTrail.tsx';
import { resultText } from './result.text.ts';

const loadView = () => import('./ResultView.tsx');
const ResultView = lazy(async () => ({ default: (await loadView()).ResultView }));

/**
 * A task: how it goes while it runs, why it failed, or what came out. The result appears by itself when the task ends.
 */
export function ResultPage({ missionId }: { missionId: string }) {
  const text = useText(resultText);
  const { error, refresh, task } = useTask(missionId);
  useReadMessages(task && !isActive(task) ? taskPath(missionId) : undefined);

  if (task?.can.result) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ResultView key={missionId} missionId={missionId} />
      </Suspense>
    );
  }
  if (task) {
    return (
      <PageBody>
        <PageHeader above={<ResultTrail />} description={task.tool_title} title={task.name} />
        <TaskProgressCard onChanged={refresh} task={task} />
      </PageBody>
    );
  }
  if (error instanceof CallError && (error.status === 404 || error.kind === 'forbidden')) return <ResultNotFound />;
  if (error) {
    return (
      <PageBody>
        <PageHeader above={<ResultTrail />} title={text.loadingTitle} />
        <FailedState
          message={messageOf(error)}
          onRetry={refresh}
          {...(error.requestId && { requestId: error.requestId })}
        />
      </PageBody>
    );
  }
  return <PageSkeleton />;
}

/** Another's task looks exactly like one that never was. */
function ResultNotFound() {
  const text = useText(resultText);
  return (
    <PageBody>
      <PageHeader title={text.notFoundTitle} />
      <EmptyState
        action={
          <Button asChild>
            <Link to={taskListPath}>{text.backToList}</Link>
          </Button>
        }
        description={text.notFoundHelp}
        title={text.notFoundTitle}
      />
    </PageBody>
  );
}
