import { useSyncExternalStore } from 'react';
import { session } from './sessionStore.ts';

/** The session, or undefined when nobody is logged in. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.get);
