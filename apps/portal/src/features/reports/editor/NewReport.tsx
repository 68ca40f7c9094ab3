import { Button } from '@panome/ui/button';
import { FailedState } from '@panome/ui/state';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AllowedPage } from '../../../shared/access/index.ts';
import { call, messageOf } from '../../../shared/api/index.ts';
import { PageBody, PageSkeleton } from '../../../shared/page/index.ts';
import { usePageTitle } from '../../../shared/routing/usePageTitle.ts';
import { useReportCalls, type Report } from '../api.ts';
import { reportListPath, reportPath } from '../paths.ts';
import { editorText as text } from './editor.text.ts';
import { sectionsOf, usualChoice } from './sections.ts';

/** Reports by visit, so that a page that React mounts twice makes only one. */
const begun = new Map<string, Promise<Report>>();

async function create(taskId: string | null): Promise<Report> {
  if (!taskId) return call('reportWrite', { title: text.untitled, sections: [] });
  const result = await call('taskResult', { id: taskId });
  return call('reportWrite', { title: result.task.name, sections: sectionsOf(result, usualChoice(result)) });
}

/** Makes a report, with the result of a task when the address names one, and goes on to its editor. */
export function NewReport() {
  usePageTitle(text.newTitle);
  return (
    <AllowedPage call="reportWrite" title={text.newTitle}>
      <Begun />
    </AllowedPage>
  );
}

function Begun() {
  const { key } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { keep } = useReportCalls();
  const [error, setError] = useState<unknown>(null);
  const taskId = query.get('add');

  useEffect(() => {
    let left = false;
    const report = begun.get(key) ?? create(taskId);
    begun.set(key, report);
    report.then(
      async (made) => {
        await keep(made);
        if (left) return;
        void navigate(reportPath(made.id), { replace: true });
      },
      (failure: unknown) => {
        begun.delete(key);
        if (!left) setError(failure);
      },
    );
    return () => {
      left = true;
    };
  }, [keep, key, navigate, taskId]);

  if (!error) return <PageSkeleton />;
  return (
    <PageBody>
      <FailedState message={`${text.createFailed}：${messageOf(error)}`} />
      <Button asChild variant="quiet">
        <RouterLink to={reportListPath}>{text.back}</RouterLink>
      </Button>
    </PageBody>
  );
}
