import type { RequestOf } from '@panome/contract/client';
import { useEffect } from 'react';
import { call, useCall, useCallPage } from '../../shared/api/index.ts';

export type NewsKind = NonNullable<RequestOf<'dynamicList'>['kind']>;
const still = { revalidateOnFocus: false } as const;

/** A page of the news, pinned ones first. */
export const useNewsPage = (kind: NewsKind | '', page: number, size: number) =>
  useCallPage('dynamicList', { page, size, ...(kind && { kind }) }, still);

/** What to read after this one. */
export const useRecommended = (id: string) => useCall('dynamicRecommend', { id, size: 4 }, still);

const read = 'panome.news-read';

/** Remembers for this visit what was opened. @returns whether it had been opened before. */
function wasRead(id: string): boolean {
  try {
    const ids = (sessionStorage.getItem(read) ?? '').split(' ');
    if (ids.includes(id)) return true;
    sessionStorage.setItem(read, [...ids, id].join(' ').trim());
  } catch {
    // Without storage every opening counts.
  }
  return false;
}

/** One news item. Its opening is counted once a visit; a count that is lost is not worth a word to the reader. */
export function useNewsItem(id: string) {
  const answer = useCall('dynamicDetail', { id }, { ...still, keepPreviousData: false });
  const found = answer.data !== undefined;
  useEffect(() => {
    if (found && !wasRead(id)) call('dynamicAddClick', { id }).catch(() => undefined);
  }, [found, id]);
  return answer;
}
