import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * Whether the part stands on a page: `false` on a server, and while the page takes over what the server has drawn, so
 * that both draw the same.
 */
export const useOnPage = (): boolean => useSyncExternalStore(never, yes, no);
