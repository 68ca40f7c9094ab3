import { useCall } from '../api/useCall.ts';
import { useSession } from './useSession.ts';

/** The marks and the actions of the session; `marks` is undefined until they are known. */
export function useAccess() {
  const session = useSession();
  const { data, error, mutate } = useCall('getPermission', session ? {} : null, { revalidateOnFocus: false });
  const known = session ? data : undefined;
  return { loggedIn: session !== undefined, marks: known?.marks, permissions: known?.permissions ?? [], error, retry: () => void mutate() };
}
