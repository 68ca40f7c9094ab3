import { useSWRConfig } from 'swr';

/** Asks again for whatever the staff's pages show, after something was done. */
export function useRefreshStaff() {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('staff'));
}
