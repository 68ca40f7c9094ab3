import { useText } from '@panome/ui/locale';
import { FailedState } from '@panome/ui/state';
import { messageOf, download, useCall } from '../../api/index.ts';
import { useChartSettingsStore } from '../../charts/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../page/index.ts';
import { NextSteps } from './next/NextSteps.tsx';
import { ResultHeader } from './ResultHeader.tsx';
import { ResultSummary } from './ResultSummary.tsx';
import { ResultTabs } from './ResultTabs.tsx';
import { ResultTrail } from './ResultTrail.tsx';
import { resultText } from './result.text.ts';
import type { TaskResultData } from './resultTypes.ts';

/** The result of a finished task. It never changes, so it is asked for once. */
export function ResultView({ missionId }: { missionId: string }) {
  const text = useText(resultText);
  const { data, error, mutate } = useCall(
    'taskResult',
    { id: missionId },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
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
  const settings = useChartSettingsStore(task.id, result.chart_settings);
  const downloadAll = async () => {
    // The zip holds the figures as they are set now.
    await settings.flush();
    await download('taskDownloadResult', { id: task.id, format: 'zip' });
  };
  return (
    <PageBody>
      <ResultHeader onDownloadAll={downloadAll} onLeave={settings.flush} task={task} />
      <ResultSummary document={document} reused={task.reused} />
      <NextSteps document={document} missionId={task.id} />
      <ResultTabs result={result} settings={settings} />
    </PageBody>
  );
}
