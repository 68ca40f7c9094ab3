import { useSyncExternalStore } from 'react';
import { session } from './sessionStore.ts';

/** The session, or undefined when nobody is logged in. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.get);

/** Whether the session has expired and its page waits for a new login. */
export const useSessionExpired = () => useSyncExternalStore(session.subscribe, session.isExpired, session.isExpired);
