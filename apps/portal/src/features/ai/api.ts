import type { ResponseOf } from '@panome/contract/client';
import { useSWRConfig } from 'swr';
import { call, keyOf, useCall, useCallPage } from '../../shared/api/index.ts';

export type Conversation = ResponseOf<'aiConversationList'>[number];
export type ConversationDetail = ResponseOf<'aiConversationDetail'>;
export type Message = ConversationDetail['items'][number];
export type Parsed = ResponseOf<'aiPlotParse'>;
export type Reading = Parsed['readings'][number];
export type Literature = ResponseOf<'literatureList'>[number];
export type Review = ResponseOf<'aiReviewDetail'>;

const still = { revalidateOnFocus: false } as const;

export const useStatus = () => useCall('aiStatus', {}, still);
export const useConversations = (search: string, size: number) =>
  useCallPage('aiConversationList', { page: 1, size, search }, still);
/** One conversation; none without an id. */
export const useConversation = (id: string) =>
  useCall('aiConversationDetail', id ? { id } : null, { ...still, keepPreviousData: false });
export const useLiterature = (search: string, page: number, size: number) =>
  useCallPage('literatureList', { search, page, size }, still);
export const useReviews = (size: number) => useCallPage('aiReviewList', { page: 1, size }, still);
export const useReview = (id: string) =>
  useCall('aiReviewDetail', id ? { id } : null, { ...still, keepPreviousData: false });

/** Shows again what a change may have changed. */
export function useRefresh() {
  const { mutate } = useSWRConfig();
  return (...names: readonly string[]) => mutate((key) => Array.isArray(key) && names.includes(key[0] as string));
}

/** Puts a conversation as it is now in place of the one that is shown. */
export function usePutConversation() {
  const { mutate } = useSWRConfig();
  return (id: string, change: (shown: ConversationDetail | undefined) => ConversationDetail | undefined) =>
    mutate(keyOf('aiConversationDetail', { id }), change, { revalidate: false });
}

export const loadConversation = (id: string) => call('aiConversationDetail', { id });
