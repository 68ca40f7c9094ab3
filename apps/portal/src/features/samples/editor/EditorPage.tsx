import type { SampleKind } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { FailedState } from '@panome/ui/state';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { AllowedPage } from '../../../shared/access/index.ts';
import { CallError, messageOf } from '../../../shared/api/index.ts';
import { useNewRecord } from '../../../shared/draft/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { LeadOn } from '../../../shared/routing/LeadOn.tsx';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { useFreshForm } from '../api.ts';
import { collectionPath, detailPath, editorPath, kindAt, newFormPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import { Editor } from './Editor.tsx';

/** The editor of the form that the address names, or of a new one; one that was sent is shown instead. */
export function Page() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const { title } = useOpenRoute();
  const id = query.get('id');
  const kind = kindAt(pathname);
  const { handleMade, isNew, key } = useNewRecord(id ?? '', (made) => editorPath({ id: made, kind: kind! }));
  if (!kind) return <LeadOn to={collectionPath} />;
  if (!id) return <LeadOn to={newFormPath(kind)} />;
  return (
    <AllowedPage call={isNew ? 'sampleFormStore' : undefined} title={title}>
      <FormOf key={key} onMade={handleMade} stored={isNew ? { kind } : { id }} />
    </AllowedPage>
  );
}

type FormOfProps = {
  readonly stored: { readonly id: string } | { readonly kind: SampleKind };
  /** The first save has made the form. */
  readonly onMade: (id: string) => void;
};

function FormOf({ onMade, stored }: FormOfProps) {
  const { error, form, put, retry } = useFreshForm(stored);
  const { title } = useOpenRoute();
  const made = (saved: typeof form & object) => {
    put(saved);
    onMade(saved.id);
  };
  if (form) return form.state === 'draft' ? <Editor form={form} onMade={made} /> : <LeadOn to={detailPath(form)} />;
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
