import { Button } from '@panome/ui/button';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { useCall, type CallError } from '../api/index.ts';
import { PageBody, PageHeader, PageSkeleton } from '../page/index.ts';
import { useOpenRoute } from '../routing/routeContext.ts';
import { workspacePath, type WorkspaceAddress } from './workspaceAddress.ts';
import { workspaceText as text } from './workspace.text.ts';

type WorkspaceFailedProps = {
  readonly address: WorkspaceAddress;
  /** The page that was asked for. */
  readonly page: string;
  readonly error: CallError;
  readonly retry: () => void;
};

/** Why there is no workspace: gone, a version that is no longer offered, or not loaded. */
export function WorkspaceFailed({ error, retry, ...asked }: WorkspaceFailedProps) {
  const { title } = useOpenRoute();
  if (error.status === 404 || error.kind === 'forbidden') return <Gone {...asked} />;
  return (
    <PageBody>
      <PageHeader title={title} />
      <FailedState
        message={`${text.loadFailed}：${error.what}`}
        onRetry={retry}
        requestId={error.requestId || undefined}
      />
    </PageBody>
  );
}

/** Another's project looks exactly like one that never was; a version that was retired has a newer one. */
function Gone({ address, page }: Pick<WorkspaceFailedProps, 'address' | 'page'>) {
  const { notFound } = useOpenRoute();
  const flow = useCall('flowDetail', { id: address.flowId }, { keepPreviousData: false, revalidateOnFocus: false });
  const newest = flow.data?.version;
  if (!newest && !flow.error) return <PageSkeleton />;
  if (!newest || newest.id === address.versionId || newest.family !== address.family) return notFound;
  return (
    <PageBody>
      <PageHeader title={newest.title} />
      <EmptyState
        action={
          <Button asChild variant="primary">
            <Link replace to={workspacePath({ ...address, versionId: newest.id }, page)}>
              {text.toNewest}
            </Link>
          </Button>
        }
        description={text.retiredHelp}
        title={text.retired}
      />
    </PageBody>
  );
}

/** An address that was made without the ids of a flow (specification 8). */
export function WorkspaceWithoutIds() {
  const { title } = useOpenRoute();
  return (
    <PageBody>
      <PageHeader title={title} />
      <EmptyState description={text.missingIdsHelp} title={text.missingIds} />
    </PageBody>
  );
}
