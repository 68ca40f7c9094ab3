import type { ResponseOf } from '@panome/contract/client';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { call, keyOf, useCall, useCallPage } from '../../shared/api/index.ts';
import { liveEvents } from '../../shared/events/liveEvents.ts';
import type { MessageFilter } from './filter.ts';

export type Message = ResponseOf<'notifyDetail'>;

/** A page of the messages, newest first. */
export const useMessages = ({ page, size, type, unread }: MessageFilter) =>
  useCallPage('notifyList', { page, size, ...(type && { type }), ...(unread && { unread: '1' as const }) });

/** One message; none without an id. */
export const useMessage = (id: string) =>
  useCall('notifyDetail', id ? { id } : null, { keepPreviousData: false, revalidateOnFocus: false });

/** The kinds of messages, with how many there are of each and how many of them are unread. */
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

/** What can be done with messages; each changes the list, the counts of the kinds, and the count of the bar. */
export function useMessageActs() {
  const { mutate } = useSWRConfig();
  const settle = async (act: Promise<{ count: number }>) => {
    const { count } = await act;
    await Promise.all([
      mutate(keyOf('notifyNoRead', {}), { count }, { revalidate: false }),
      mutate((key) => Array.isArray(key) && lists.includes(key[0])),
    ]);
  };
  return {
    /** All of them without ids. */
    read: (ids?: readonly string[]) => settle(call('notifyRead', ids ? { ids: [...ids] } : {})),
    remove: (id: string) => settle(call('notifyDelete', { ids: id })),
    restore: (id: string) => settle(call('notifyRestore', { ids: [id] })),
  };
}
