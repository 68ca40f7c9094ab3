import { useEffect } from 'react';
import { mutate } from 'swr';
import { call, keyOf } from '../api/index.ts';
import { useUnread } from './useUnread.ts';

/**
 * The messages that lead to a page say nothing new to whoever looks at it: they count as read, those that come while it
 * is open among them.
 * @param link - The page as messages name it; undefined while it does not show yet what they tell.
 */
export function useReadMessages(link: string | undefined): void {
  const unread = useUnread();
  useEffect(() => {
    if (link === undefined || unread === 0) return;
    // A message that stays unread is no reason to disturb the page.
    void call('notifyRead', { link }).then(
      (answer) => mutate(keyOf('notifyNoRead', {}), answer, { revalidate: false }),
      () => undefined,
    );
  }, [link, unread]);
}
