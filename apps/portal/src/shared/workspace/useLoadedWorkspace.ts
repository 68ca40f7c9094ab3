import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError, useCall } from '../api/index.ts';
import { sourceOf, workspacePath, type WorkspaceAddress } from './workspaceAddress.ts';
import type { Workspace, WorkspaceScheme } from './WorkspaceContext.ts';
import { workspaceText as text } from './workspace.text.ts';

const still = { keepPreviousData: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;

type Loaded =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: CallError; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly workspace: Workspace };

const isGone = ({ kind, status }: CallError) => status === 404 || kind === 'forbidden';

/** The scheme that the address names; the delivered groups where it names none, or one that is gone. */
function useScheme(id: string) {
  const answer = useCall('sampleGroupProgramDetail', id === '' ? null : { id }, still);
  const gone = id !== '' && answer.error !== undefined && isGone(answer.error);
  return { ...answer, gone, delivered: id === '' || gone };
}

/** The folder of an own upload, for its name. */
const useFolder = ({ projectId, sourceFrom }: WorkspaceAddress) =>
  useCall('fileStoreDetail', sourceFrom === 2 && projectId !== '' ? { id: projectId } : null, still);

/**
 * What an address gives its pages. It is asked for once, by one request that all of them share; a failure of any part
 * leaves nothing of it (FE-04).
 */
export function useLoadedWorkspace(address: WorkspaceAddress): Loaded {
  const [query, setQuery] = useSearchParams();
  const source = useMemo(() => sourceOf(address), [address]);
  const available = useCall('availableModuleChart', source, {
    ...still,
    // A delivery does not change while it is looked at; files of one's own do.
    revalidateIfStale: address.sourceFrom === 2,
  });
  const chosen = useScheme(query.get('scheme') ?? '');
  const folder = useFolder(address);
  const { data, mutate } = available;
  const stored = chosen.delivered ? undefined : chosen.data;

  const workspace = useMemo<Workspace | undefined>(() => {
    if (!data) return undefined;
    const scheme: WorkspaceScheme = stored
      ? { id: stored.id, name: stored.name, groups: stored.scheme, contrasts: stored.contrasts, lost: false }
      : {
          id: '',
          name: data.project ? text.delivered : text.byTable,
          groups: data.scheme,
          contrasts: data.contrasts,
          lost: chosen.gone,
        };
    return {
      ...data,
      address,
      source,
      title: data.project?.name ?? (folder.data?.name || text.ownUpload),
      scheme,
      pathOf: (page, more = {}) =>
        workspacePath(address, page, new URLSearchParams({ ...(scheme.id && { scheme: scheme.id }), ...more })),
      chooseScheme: (id) =>
        setQuery(
          (before) => {
            const next = new URLSearchParams(before);
            if (id) next.set('scheme', id);
            else next.delete('scheme');
            return next;
          },
          { replace: true },
        ),
      refresh: () => void mutate(),
    };
  }, [address, chosen.gone, data, folder.data?.name, mutate, setQuery, source, stored]);

  const error = available.error ?? (chosen.delivered ? undefined : chosen.error) ?? folder.error;
  if (error) {
    const retry = () => void Promise.all([available, chosen, folder].map(({ mutate: again }) => again()));
    return { kind: 'failed', error, retry };
  }
  if (!workspace || (!chosen.delivered && !stored)) return { kind: 'loading' };
  return { kind: 'loaded', workspace };
}
