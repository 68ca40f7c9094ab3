import { Button } from '@panome/ui/button';
import { FailedState } from '@panome/ui/state';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { AllowedPage } from '../../../shared/access/index.ts';
import { messageOf } from '../../../shared/api/index.ts';
import { useNewRecord } from '../../../shared/draft/index.ts';
import { useReadMessages } from '../../../shared/messages/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { useReport } from '../api.ts';
import { reportListPath, reportPath } from '../paths.ts';
import { blankReport } from './blankReport.ts';
import { Editor } from './Editor.tsx';
import { editorText as text } from './editor.text.ts';

/** An open picker stays open while the report gets its address. */
const addressOf = (id: string, query: URLSearchParams) => {
  const pick = query.get('pick');
  return pick === null ? reportPath(id) : `${reportPath(id)}?${new URLSearchParams({ pick })}`;
};

/** The editor of a report, or of one that its first save makes. */
export function Page() {
  const { id = '' } = useParams();
  const { handleMade, isNew, key } = useNewRecord(id, addressOf);
  return (
    <AllowedPage call={isNew ? 'reportStore' : undefined} title={text.newTitle}>
      <ReportOf id={isNew ? null : id} key={key} onMade={handleMade} />
    </AllowedPage>
  );
}

function ReportOf({ id, onMade }: { readonly id: string | null; readonly onMade: (id: string) => void }) {
  const { data, error, mutate } = useReport(id);
  useReadMessages(id !== null && data && data.state !== 'generating' ? reportPath(id) : undefined);
  const { title } = useOpenRoute();
  const report = id === null ? blankReport : data;
  if (report) return <Editor onChanged={() => void mutate()} onMade={onMade} report={report} />;
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
