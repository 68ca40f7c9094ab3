import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PageSkeleton } from '../page/index.ts';
import { useOpenRoute } from '../routing/routeContext.ts';
import { useLoadedWorkspace } from './useLoadedWorkspace.ts';
import { familyOfRoute, parseWorkspace, type WorkspaceAddress } from './workspaceAddress.ts';
import { WorkspaceContext } from './WorkspaceContext.ts';
import { WorkspaceFailed, WorkspaceWithoutIds } from './WorkspaceFailed.tsx';
import { WorkspaceFrame } from './WorkspaceFrame.tsx';
import type { WorkspacePageId } from './workspacePages.ts';

type WorkspacePageProps = {
  readonly page: WorkspacePageId;
  /** Beside the title, at most one primary button. */
  readonly actions?: ReactNode;
  /** What uses `useWorkspace`. */
  readonly children: ReactNode;
};

/** Written where an address was made of ids that nobody had. */
const nothing = ['undefined', 'null'];

/**
 * A page of a family on some data: reads the address, loads what all pages of it share, and draws the frame with their
 * menu.
 */
export function WorkspacePage(props: WorkspacePageProps) {
  const params = useParams();
  const { notFound, path } = useOpenRoute();
  const words = JSON.stringify(params);
  const address = useMemo(
    () => parseWorkspace(familyOfRoute(path), JSON.parse(words) as Record<string, string>),
    [path, words],
  );
  if (!address) return notFound;
  if ([address.flowId, address.versionId].some((id) => nothing.includes(id))) return <WorkspaceWithoutIds />;
  return <Loaded {...props} address={address} />;
}

function Loaded({ actions, address, children, page }: WorkspacePageProps & { readonly address: WorkspaceAddress }) {
  const { notFound } = useOpenRoute();
  const loaded = useLoadedWorkspace(address);
  if (loaded.kind === 'loading') return <PageSkeleton />;
  if (loaded.kind === 'failed') return <WorkspaceFailed address={address} page={page} {...loaded} />;
  const { version } = loaded.workspace;
  if (version.family !== address.family || version.flow_id !== address.flowId) return notFound;
  return (
    <WorkspaceContext value={loaded.workspace}>
      <WorkspaceFrame actions={actions} page={page}>
        {children}
      </WorkspaceFrame>
    </WorkspaceContext>
  );
}
