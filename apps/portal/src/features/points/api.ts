import type { RewardAddress } from '@panome/contract';
import { mutate } from 'swr';
import { call, createSubmissionKeys, useCall, useCallPage } from '../../shared/api/index.ts';

export const useBalance = () => useCall('pointBalance', {});
export const useRules = () => useCall('pointRules', {});
export const useLedger = (kind: 'all' | 'gain' | 'loss', page: number, size: number) =>
  useCallPage('pointList', { kind, page, size });
export const useRewards = () => useCall('pointRewardList', {});
export const useRedemptions = (page: number, size: number) => useCallPage('pointRedemptionList', { page, size });
export const useInvite = () => useCall('inviteMine', {});

const keyFor = createSubmissionKeys();
let exchanges = 0;

/** Exchanges points; whatever shows points or room is asked for again, also after a refusal. */
export async function redeem(id: string, price: number, address?: RewardAddress) {
  try {
    // Each press is an exchange of its own; a repeat of the same press by the network is not.
    exchanges += 1;
    return await call(
      'pointRedeem',
      { id, price, ...(address && { address }) },
      { idempotencyKey: keyFor(`${id} ${exchanges}`) },
    );
  } finally {
    void mutate((key) => Array.isArray(key) && /^(point|fileStoreQuota|shopCouponList)/.test(String(key[0])));
  }
}
