import type { CallName } from '@panome/contract/client';
import { useSWRConfig } from 'swr';

const groupCalls: readonly CallName[] = ['groupList', 'groupDetail', 'groupInvitationList'];

/** Asks for everything about groups anew: one act shows in several places. */
export function useRefreshGroups(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate((key) => Array.isArray(key) && groupCalls.includes(key[0] as CallName));
}
