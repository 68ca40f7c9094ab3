import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { ProblemList } from '@panome/ui/problem-list';
import { FailedState } from '@panome/ui/state';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { refreshFiles } from '../../../shared/files/index.ts';
import { PageBody, PageHeader, PageSkeleton, useTell } from '../../../shared/page/index.ts';
import { toListProblems } from '../../../shared/tasks/index.ts';
import { downloadFiles, saveReading, useFileDetail } from '../api.ts';
import { folderHref } from '../paths.ts';
import { useFileView } from '../useFileView.ts';
import { AnalyseMenu } from './AnalyseMenu.tsx';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import { PreviewFacts } from './PreviewFacts.tsx';
import { PreviewReading } from './PreviewReading.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { placeOf, type TablePlace } from './problemPlaces.ts';
import { readingOf } from './reading.ts';
import { usePreviewTable } from './usePreviewTable.ts';

type Detail = NonNullable<ReturnType<typeof useFileDetail>['data']>;

/** One file's table: how it was read, what it is, what is wrong with it, and the cells themselves. */
export function FilePreview({ id }: { id: string }) {
  const { data, error, mutate } = useFileDetail(id);
  if (data) return data.can.preview ? <TablePreview file={data} /> : <NoTable file={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <PageBody>
      <FailedState message={error.status === 404 ? text.gone : error.what} onRetry={error.status === 404 ? undefined : () => void mutate()} requestId={error.requestId || undefined} />
    </PageBody>
  );
}

function PreviewHeader({ analyse, file }: { file: Detail; analyse: boolean }) {
  const { hrefOf } = useFileView();
  const tell = useTell();
  const above = [{ id: '', name: text.root }, ...file.path];
  return (
    <PageHeader
      above={
        <Breadcrumb current={file.name}>
          {above.map((step, depth) => (
            // The nearest folder is the list that was left, with its page and its order.
            <Link href={depth === above.length - 1 ? hrefOf({ preview: '', dir: file.parent_id }) : folderHref(step.id)} key={step.id} tone="muted">
              {step.name}
            </Link>
          ))}
        </Breadcrumb>
      }
      actions={
        <>
          <Button icon={<Download aria-hidden size={16} strokeWidth={1.5} />} onClick={() => void downloadFiles([file]).catch(tell.failed)}>
            {text.download}
          </Button>
          {analyse && <AnalyseMenu id={file.id} />}
        </>
      }
      title={file.name}
    />
  );
}

const NoTable = ({ file }: { file: Detail }) => (
  <PageBody>
    <PreviewHeader analyse={false} file={file} />
    <Callout title={text.notTable} />
  </PageBody>
);

function TablePreview({ file }: { file: Detail }) {
  const { config, id, name, size } = file;
  const tell = useTell();
  const reading = readingOf(config);
  const [place, setPlace] = useState<TablePlace>();
  const inspection = useCall('fileStoreInspect', { id, ...reading }, { keepPreviousData: false, revalidateOnFocus: false, refreshInterval: (latest) => (latest?.state === 'running' ? 1_500 : 0) });
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
      <PreviewReading name={name} onChange={(part, value) => void changeReading(part, value)} reading={reading} report={report} />
      {report && <PreviewFacts report={report} size={size} />}
      {(!answer || answer.state === 'running') && !error && <Callout title={text.checking} />}
      {error && !answer && <FailedState message={error.what} onRetry={() => void inspection.mutate()} requestId={error.requestId || undefined} size="inline" />}
      {answer?.state === 'done' && problems.length === 0 && <Callout title={text.fine} tone="success" />}
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
