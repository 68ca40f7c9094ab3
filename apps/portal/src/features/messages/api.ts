import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { call, keyOf, useCall, useCallPage } from '../../shared/api/index.ts';
import { liveEvents } from '../../shared/events/liveEvents.ts';
import type { MessageFilter } from './filter.ts';

/** A page of the messages, newest first. */
export const useMessages = ({ page, size, type, unread }: MessageFilter) => useCallPage('notifyList', { page, size, ...(type && { type }), ...(unread && { unread: '1' as const }) });

/** The kinds of messages, with how many there are of each. */
export const useMessageTypes = () => useCall('notifyAllType', {});

const lists: readonly unknown[] = ['notifyList', 'notifyAllType'];

/** Shows a new message as soon as the server tells of it. */
export function useLiveMessages(): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      liveEvents.subscribe(({ event }) => {
        if (event === 'notify') void mutate((key) => Array.isArray(key) && lists.includes(key[0]));
      }),
    [mutate],
  );
}

/** Marks messages as read, all of them without ids, in the list and in the count of the bar. */
export function useMarkRead() {
  const { mutate } = useSWRConfig();
  return async (ids?: readonly string[]) => {
    const { count } = await call('notifyRead', ids ? { ids: [...ids] } : {});
    await Promise.all([mutate(keyOf('notifyNoRead', {}), { count }, { revalidate: false }), mutate((key) => Array.isArray(key) && lists.includes(key[0]))]);
  };
}
