import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { ProblemList } from '@panome/ui/problem-list';
import { FailedState } from '@panome/ui/state';
import { useState } from 'react';
import { Editable, useMay } from '../../../shared/access/index.ts';
import { useCall } from '../../../shared/api/index.ts';
import { refreshFiles } from '../../../shared/files/index.ts';
import { PageBody, PageSkeleton, useTell } from '../../../shared/page/index.ts';
import { toListProblems } from '../../../shared/tasks/index.ts';
import { saveReading, useFileDetail } from '../api.ts';
import { PeekPreview } from './PeekPreview.tsx';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import { PreviewFacts } from './PreviewFacts.tsx';
import { PreviewHeader, type FileDetail } from './PreviewHeader.tsx';
import { PreviewReading } from './PreviewReading.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { placeOf, type TablePlace } from './problemPlaces.ts';
import { readingOf } from './reading.ts';
import { Suggestion } from './Suggestion.tsx';
import { usePreviewTable } from './usePreviewTable.ts';

/** One file: its table, or what can be shown of another kind. */
export function FilePreview({ id }: { id: string }) {
  const { data, error, mutate } = useFileDetail(id);
  if (data) return data.can.preview ? <TablePreview file={data} /> : <PeekPreview file={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <PageBody>
      <FailedState
        message={error.status === 404 ? text.gone : error.what}
        onRetry={error.status === 404 ? undefined : () => void mutate()}
        requestId={error.requestId || undefined}
      />
    </PageBody>
  );
}

/** How a table was read, what it is, what is wrong with it, and the cells themselves. */
function TablePreview({ file }: { file: FileDetail }) {
  const { config, id, name, size } = file;
  const tell = useTell();
  const may = useMay();
  const reading = readingOf(config);
  const [place, setPlace] = useState<TablePlace>();
  const inspection = useCall(
    'fileStoreInspect',
    { id, ...reading },
    {
      keepPreviousData: false,
      revalidateOnFocus: false,
      refreshInterval: (latest) => (latest?.state === 'running' ? 1_500 : 0),
    },
  );
  const preview = usePreviewTable(id, reading);
  const { data: answer, error } = inspection;
  const report = answer?.report;
  const problems = answer?.problems ?? [];

  const changeReading = async (part: keyof typeof reading, value: string) => {
    setPlace(undefined);
    await saveReading(id, { [part]: value }).catch(tell.failed);
    await refreshFiles();
  };
  return (
    <PageBody>
      <PreviewHeader analyse={answer?.state !== 'failed'} file={file} />
      <Editable call="fileStoreUpdateConfig">
        <PreviewReading onChange={(part, value) => void changeReading(part, value)} reading={reading} report={report} />
      </Editable>
      {report && <PreviewFacts report={report} size={size} />}
      {report && may('taskStore') && <Suggestion id={id} report={report} />}
      {(!answer || answer.state === 'running') && !error && <Callout title={text.checking} />}
      {error && !answer && (
        <FailedState
          message={error.what}
          onRetry={() => void inspection.mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {problems.length > 0 && (
        <Card title={text.problems}>
          <div className={styles.problems}>
            <ProblemList
              onLocate={(shown) => {
                const problem = problems[Number(shown.id)];
                if (problem) placeOf(problem, preview.table.rowOnLine).then(setPlace, tell.failed);
              }}
              problems={toListProblems(problems)}
            />
          </div>
        </Card>
      )}
      {answer?.state !== 'failed' && <PreviewTable {...preview} name={name} place={place} />}
    </PageBody>
  );
}
