import { Button } from '@panome/ui/button';
import { FailedState } from '@panome/ui/state';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { AllowedPage } from '../../../shared/access/index.ts';
import { CallError, messageOf } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { LeadOn } from '../../../shared/routing/LeadOn.tsx';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { useFreshForm } from '../api.ts';
import { collectionPath, detailPath, kindAt } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import { BeginForm } from './BeginForm.tsx';
import { Editor } from './Editor.tsx';

/** The editor of the form that the address names, or of a new one; one that was sent is shown instead. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const { pathname } = useLocation();
  const kind = kindAt(pathname);
  const { title } = useOpenRoute();
  if (id) return <StoredForm id={id} key={id} />;
  return kind ? (
    <AllowedPage call="sampleFormStore" title={title}>
      <BeginForm kind={kind} />
    </AllowedPage>
  ) : (
    <LeadOn to={collectionPath} />
  );
}

function StoredForm({ id }: { readonly id: string }) {
  const { error, form, retry } = useFreshForm(id);
  const { title } = useOpenRoute();
  if (form) return form.state === 'draft' ? <Editor form={form} /> : <LeadOn to={detailPath(form)} />;
  if (error === undefined) return <PageSkeleton />;
  const missing = error instanceof CallError && error.status === 404;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState
        message={missing ? text.missing : messageOf(error)}
        onRetry={missing ? undefined : retry}
        requestId={error instanceof CallError ? error.requestId || undefined : undefined}
      />
      <Button asChild variant="quiet">
        <RouterLink to={collectionPath}>{text.back}</RouterLink>
      </Button>
    </PageBody>
  );
}
