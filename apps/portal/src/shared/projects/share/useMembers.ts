import { useCall } from '../../api/index.ts';

export type Member = { readonly name: string; readonly email: string };

const none: readonly Member[] = [];

/** The people of one's own groups whose name or address begins so; nobody while nothing is typed. */
export function useMembers(typed: string): readonly Member[] {
  const name = typed.trim();
  const { data } = useCall('userDataByFilter', name ? { name, scope: 'group' } : null, { shouldRetryOnError: false });
  return name ? (data ?? none) : none;
}
