import { useCall } from '../api/useCall.ts';
import { useSession } from './useSession.ts';

const none = [] as const;

/** The marks and the actions of the session; `marks` is undefined until they are known. */
export function useAccess() {
  const session = useSession();
  const { data, error, mutate } = useCall('getPermission', session ? {} : null, { revalidateOnFocus: false });
  const known = session ? data : undefined;
  return {
    loggedIn: session !== undefined,
    marks: known?.marks,
    permissions: known?.permissions ?? none,
    error,
    /** Whether the server has said something, be it of use or not. */
    settled: data !== undefined || error !== undefined,
    retry: () => void mutate(),
  };
}
