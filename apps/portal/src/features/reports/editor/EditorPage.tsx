import { Button } from '@panome/ui/button';
import { FailedState } from '@panome/ui/state';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { useReadMessages } from '../../../shared/messages/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { useReport } from '../api.ts';
import { reportListPath, reportPath } from '../paths.ts';
import { Editor } from './Editor.tsx';
import { editorText as text } from './editor.text.ts';
import { NewReport } from './NewReport.tsx';

/** The editor of a report; `new` makes one first. */
export function Page() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewReport /> : <StoredReport id={id} key={id} />;
}

function StoredReport({ id }: { id: string }) {
  const { data, error, mutate } = useReport(id);
  useReadMessages(data && data.state !== 'generating' ? reportPath(id) : undefined);
  const { title } = useOpenRoute();
  if (data) return <Editor report={data} />;
  if (!error) return <PageSkeleton />;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState
        message={error.status === 404 ? text.missing : messageOf(error)}
        onRetry={error.status === 404 ? undefined : () => void mutate()}
        requestId={error.requestId || undefined}
      />
      <Button asChild variant="quiet">
        <RouterLink to={reportListPath}>{text.back}</RouterLink>
      </Button>
    </PageBody>
  );
}
