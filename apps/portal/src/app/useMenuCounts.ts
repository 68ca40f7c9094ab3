import type { StaffWorkKind } from '@panome/contract/staff';
import { useCall } from '../shared/api/index.ts';
import { useSession } from '../shared/session/useSession.ts';
import { useAccess } from '../shared/session/useAccess.ts';
import { builtRoutes } from './builtRoutes.ts';

type MenuCounts = Readonly<Record<string, { readonly count: number; readonly label: string } | undefined>>;

const sharedPath = '/data-collection/my-contracts/shared-contract-list';
const hasShares = builtRoutes.some(({ path }) => path === sharedPath);

const workPaths: Readonly<Record<StaffWorkKind, string>> = {
  'after-sale': '/staff/after-sales',
  sample: '/staff/samples',
  delay: '/staff/delays',
  identity: '/staff/identities',
  reward: '/staff/rewards',
  support: '/staff/questions',
  task: '/staff/questions',
  feedback: '/staff/questions',
};

/** What waits for the staff, in all and by page. */
function workCounts(kinds: readonly { readonly kind: StaffWorkKind; readonly waiting: number }[]): MenuCounts {
  const counts = new Map<string, number>();
  for (const { kind, waiting } of kinds)
    for (const path of ['/staff', workPaths[kind]]) counts.set(path, (counts.get(path) ?? 0) + waiting);
  return Object.fromEntries(
    [...counts]
      .filter(([, count]) => count > 0)
      .map(([path, count]) => [path, { count, label: `${count} 项等待处理` }]),
  );
}

/** What waits behind the entries of the side menu, by path. A count that fails to load is not shown. */
export function useMenuCounts(): MenuCounts {
  const session = useSession();
  const { data: shares } = useCall('projectShareNoReceiveCount', session && hasShares ? {} : null, {
    refreshInterval: 120_000,
  });
  const { marks } = useAccess();
  const { data: inbox } = useCall('staffInbox', session && marks?.includes('Support') ? {} : null, {
    refreshInterval: 30_000,
  });
  return {
    ...(session && shares && shares.count > 0
      ? { [sharedPath]: { count: shares.count, label: `${shares.count} 个待接收的分享` } }
      : {}),
    ...(session && inbox ? workCounts(inbox.kinds) : {}),
  };
}
