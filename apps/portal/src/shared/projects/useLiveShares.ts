import { useEffect } from 'react';
import { liveEvents } from '../events/liveEvents.ts';
import { refreshProjects } from './refreshProjects.ts';

/** Asks again as soon as somebody shares, receives or revokes something. */
export function useLiveShares(): void {
  useEffect(() => liveEvents.subscribe(({ event }) => event === 'share' && void refreshProjects()), []);
}
