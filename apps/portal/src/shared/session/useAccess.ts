import { useCall } from '../api/useCall.ts';
import { useSession } from './useSession.ts';

const none = [] as const;

/** The marks of the session and what is refused to it; `marks` is undefined until they are known. */
export function useAccess() {
  const session = useSession();
  const { data, error, mutate } = useCall('getPermission', session ? {} : null, { revalidateOnFocus: false });
  const known = session ? data : undefined;
  return {
    loggedIn: session !== undefined,
    marks: known?.marks,
    /** The calls that the server would refuse, by the reason; nothing until it is known. */
    refused: known?.refused ?? none,
    /** Names of roles that wait for the second factor of the account. */
    waiting: known?.waiting ?? none,
    error,
    /** Whether the server has said something, be it of use or not. */
    settled: data !== undefined || error !== undefined,
    retry: () => void mutate(),
  };
}
