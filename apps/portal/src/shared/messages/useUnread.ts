import { useEffect } from 'react';
import { useCall } from '../api/index.ts';
import { liveEvents } from '../events/liveEvents.ts';
import { useSession } from '../session/useSession.ts';
import { minute } from '../format/durations.ts';

/** How many notifications are unread, kept live; asked again each minute where the live connection is down. */
export function useUnread(): number {
  const session = useSession();
  const { data, mutate } = useCall('notifyNoRead', session ? {} : null, { refreshInterval: minute });
  useEffect(
    () =>
      liveEvents.subscribe(({ data: text, event }) => {
        if (event === 'notify') void mutate(JSON.parse(text) as { count: number }, { revalidate: false });
      }),
    [mutate],
  );
  return session ? (data?.count ?? 0) : 0;
}
