import { useCall } from '../shared/api/index.ts';
import { useSession } from '../shared/session/useSession.ts';
import { builtRoutes } from './builtRoutes.ts';

type MenuCounts = Readonly<Record<string, { readonly count: number; readonly label: string } | undefined>>;

const sharedPath = '/data-collection/my-contracts/shared-contract-list';
const hasShares = builtRoutes.some(({ path }) => path === sharedPath);

/** What waits behind the entries of the side menu, by path. A count that fails to load is not shown. */
export function useMenuCounts(): MenuCounts {
  const session = useSession();
  const { data: shares } = useCall('projectShareNoReceiveCount', session && hasShares ? {} : null, {
    refreshInterval: 120_000,
  });
  return session && shares && shares.count > 0
    ? { [sharedPath]: { count: shares.count, label: `${shares.count} 个待接收的分享` } }
    : {};
}
