import { day } from '@panome/contract/durations';
import { localDay } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellOwner } from '../desk/tellOwner.ts';
import { expiringContracts, markTold, type ExpiringContract } from './repository.ts';

/** Days before the originals are deleted on which the owner is told. */
const steps = [1, 7, 30];
const longest = Math.max(...steps);

/** The step that is due: the smallest that the time left has come down to. */
const dueStep = ({ original_until }: ExpiringContract, now: number) =>
  steps.find((days) => original_until - now <= days * day);

const wasTold = ({ original_until, told_days, told_until }: ExpiringContract, step: number) =>
  Number(told_until) === Number(original_until) && told_days !== null && told_days <= step;

/**
 * Tells owners that their original data will be deleted, 30, 7 and 1 days before. Each step is told once; a delay begins
 * them anew.
 * @returns how many were told.
 */
export async function tellExpiries(platform: Platform): Promise<number> {
  const { clock, database } = platform;
  const now = clock.now();
  let told = 0;
  for (const contract of await expiringContracts(database, now, now + longest * day)) {
    const step = dueStep(contract, now);
    if (step === undefined || wasTold(contract, step)) continue;
    const until = Number(contract.original_until);
    if (!(await markTold(database, contract, until, step))) continue;
    const left = Math.max(1, Math.ceil((until - now) / day));
    await tellOwner(
      platform,
      contract.owner_id,
      contract,
      `合同 ${contract.number} 的原始数据将在 ${left} 天后到期`,
      `保存到 ${localDay(until)}，到期后删除，不能恢复。请及时下载，需要更久时请在原始数据页申请延期。`,
      'expiry',
    );
    told += 1;
  }
  return told;
}
