import { Button } from '@panome/ui/button';
import { FailedState } from '@panome/ui/state';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../../../shared/page/index.ts';
import { LeadOn } from '../../../shared/routing/LeadOn.tsx';
import { useOpenRoute } from '../../../shared/routing/routeContext.ts';
import { useForm } from '../api.ts';
import { statusPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import { Detail } from './Detail.tsx';

/** 样本详情: what was sent, and how far it is. */
export function Page() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <StoredForm id={id} key={id} /> : <LeadOn to={`${statusPath}?tab=progress`} />;
}

function StoredForm({ id }: { readonly id: string }) {
  const { data, error, mutate } = useForm(id);
  const { title } = useOpenRoute();
  if (data) return <Detail form={data} />;
  if (!error) return <PageSkeleton />;
  const missing = error.status === 404;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState
        message={missing ? text.missing : messageOf(error)}
        onRetry={missing ? undefined : () => void mutate()}
        requestId={error.requestId || undefined}
      />
      <Button asChild variant="quiet">
        <RouterLink to={statusPath}>{text.back}</RouterLink>
      </Button>
    </PageBody>
  );
}
