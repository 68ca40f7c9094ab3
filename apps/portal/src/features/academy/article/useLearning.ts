import type { ResponseOf } from '@panome/contract/client';
import { useMay } from '../../../shared/access/index.ts';
import { call, useCall } from '../../../shared/api/index.ts';
import { useSession } from '../../../shared/session/useSession.ts';

export type Learning = ResponseOf<'tutorialCheck'>['learning'];
type Piece = { readonly kind: 'article' | 'video'; readonly id: string };

/** How far the account has come in a piece; a visitor has no place to keep it. */
export function useLearning({ id, kind }: Piece) {
  const session = useSession();
  const may = useMay();
  const { data, isLoading, mutate } = useCall('tutorialProgressOf', session ? { kind, id } : null, {
    revalidateOnFocus: false,
    keepPreviousData: false,
  });
  const put = (learning: Learning) => void mutate(learning, { revalidate: false });
  return {
    loggedIn: session !== undefined,
    /** Undefined while it is on its way. */
    learning: session ? data : null,
    isLoading,
    put,
    /** Nothing is kept for whoever may not. @throws {CallError} */
    save: async (position: number, done?: boolean): Promise<void> => {
      if (may('tutorialProgress'))
        put(await call('tutorialProgress', { kind, id, position, ...(done !== undefined && { done }) }));
    },
  };
}
