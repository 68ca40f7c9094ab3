import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/index.ts';
import { pageStyles } from '../../page/index.ts';
import { TaskProgressCard, useTask } from '../../tasks/index.ts';
import { NextSteps } from './next/NextSteps.tsx';
import { ResultActs } from './ResultActs.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import type { TaskResultData } from './resultTypes.ts';
import { useResult, useResultSettings } from './useResult.ts';

type ResultBelowProps = {
  readonly missionId: string;
  /** The way back to the form that is on the same page. */
  readonly redo: ReactNode;
};

/** A task on the page of its form: how it goes while it runs, why it failed, or what came out. */
export function ResultBelow({ missionId, redo }: ResultBelowProps) {
  const { error, refresh, task } = useTask(missionId);
  const result = useResult(task?.can.result ? missionId : null);
  const failed = error ?? result.error;
  if (result.data) return <Loaded key={missionId} redo={redo} result={result.data} />;
  if (failed)
    return (
      <FailedState
        message={messageOf(failed)}
        onRetry={() => {
          refresh();
          void result.mutate();
        }}
        requestId={failed.requestId || undefined}
        variant="inline"
      />
    );
  if (task && !task.can.result) return <TaskProgressCard onChanged={refresh} task={task} />;
  return <Skeleton height={240} shape="block" />;
}

function Loaded({ redo, result }: { readonly result: TaskResultData; readonly redo: ReactNode }) {
  const { document, task } = result;
  const { downloadAll, settings } = useResultSettings(result);
  return (
    <Stack as="section" aria-label={task.name}>
      <header className={pageStyles.header}>
        <div className={pageStyles.titles}>
          <Heading level={2}>{task.name}</Heading>
          <ResultFacts task={task} />
        </div>
        <div className={pageStyles.actions}>
          <ResultActs onDownloadAll={downloadAll} onLeave={settings.flush} redo={redo} task={task} />
        </div>
      </header>
      <ResultSummary document={document} reused={task.reused} />
      <NextSteps document={document} missionId={task.id} />
      <ResultTabs result={result} settings={settings} />
    </Stack>
  );
}
