import { useEffect } from 'react';
import { call, useCall, useCallPage } from '../../shared/api/index.ts';
import { useSession } from '../../shared/session/useSession.ts';

const still = { revalidateOnFocus: false } as const;

/** The tools by family; the same for everybody. */
export const useTools = () => useCall('toolList', {}, still);

/** The newest news; the same request as the ticker, so it is asked for once. */
export const useNews = () => useCallPage('dynamicList', { page: 1, size: 10 }, still);

/** What the person worked on last. */
export function useLastTasks() {
  const session = useSession();
  return useCallPage('taskList', session ? { page: 1, size: 5 } : null);
}

/** One news item. Its opening is counted; a count that is lost is not worth a word to the reader. */
export function useNewsItem(id: string) {
  useEffect(() => {
    call('dynamicAddClick', { id }).catch(() => undefined);
  }, [id]);
  return useCall('dynamicDetail', { id }, { ...still, keepPreviousData: false });
}
