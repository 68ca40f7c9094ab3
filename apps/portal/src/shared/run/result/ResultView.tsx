import { useText } from '@panome/ui/locale';
import { FailedState } from '@panome/ui/state';
import { messageOf } from '../../api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../page/index.ts';
import { NextSteps } from './next/NextSteps.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import { ResultTrail } from './ResultTrail.tsx';
import { resultText } from './result.text.ts';
import type { TaskResultData } from './resultTypes.ts';
import { useResult, useResultSettings } from './useResult.ts';

/** The result of a finished task, as a page. */
export function ResultView({ missionId }: { missionId: string }) {
  const text = useText(resultText);
  const { data, error, mutate } = useResult(missionId);
  if (data) return <LoadedResult result={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader above={<ResultTrail />} title={text.loadingTitle} />
      <FailedState
        message={messageOf(error)}
        onRetry={() => void mutate()}
        {...(error.requestId && { requestId: error.requestId })}
      />
    </PageBody>
  );
}

function LoadedResult({ result }: { result: TaskResultData }) {
  const { document, task } = result;
  const { downloadAll, settings } = useResultSettings(result);
  return (
    <PageBody>
      <ResultHeader onDownloadAll={downloadAll} onLeave={settings.flush} task={task} />
      <ResultSummary document={document} reused={task.reused} />
      <NextSteps document={document} missionId={task.id} />
      <ResultTabs result={result} settings={settings} />
    </PageBody>
  );
}
