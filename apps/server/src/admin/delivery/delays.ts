import { day } from '@panome/contract/durations';
import { localDay } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, record, UsageError, type CommandContext, type Plan } from '../command.ts';
import { tellOwner } from './tellOwner.ts';

const delays = ({ database }: Platform) =>
  database
    .selectFrom('original_delay')
    .innerJoin('contract', 'contract.id', 'original_delay.contract_id')
    .innerJoin('account', 'account.id', 'contract.owner_id')
    .selectAll('original_delay')
    .select(['contract.number', 'contract.original_until', 'contract.owner_id', 'account.email']);

/** Finds a request for a longer delay that has no answer yet. @throws {UsageError} When there is none. */
async function openDelay(platform: Platform, id = '') {
  const row = await delays(platform).where('original_delay.id', '=', id).executeTakeFirst();
  if (!row) throw new UsageError(id ? `没有编号为“${id}”的延期申请` : '请给出延期申请的编号，可以用 delay list 查看');
  if (row.state !== 'asked') throw new UsageError('这份延期申请已经答复过');
  return row;
}

/** Requests for a longer delay that wait for an answer. */
export const planDelays = async ({ platform }: CommandContext): Promise<Plan> => ({
  steps: [],
  carryOut: async () => {
    const rows = await delays(platform)
      .where('original_delay.state', '=', 'asked')
      .orderBy('original_delay.created_at')
      .execute();
    if (rows.length === 0) return '没有等待答复的延期申请';
    return rows
      .map(
        ({ created_at, days, email, id, number, original_until, reason }) =>
          `${id}  ${localDay(created_at)}  ${number}  ${email}  申请 ${days} 天，现在到 ${original_until === null ? '-' : localDay(original_until)}：${reason}`,
      )
      .join('\n');
  },
});

export async function planAnswer({ platform, switches, words }: CommandContext, granted: boolean): Promise<Plan> {
  const delay = await openDelay(platform, words[0]);
  const { contract_id, number, original_until, owner_id } = delay;
  const days = switches['days'] === undefined ? delay.days : Number(switches['days']);
  if (!Number.isInteger(days) || days < 1 || days > 3_650) throw new UsageError('--days 应为 1 到 3650 的整数');
  const answer = switches['answer'] ?? '';
  const now = platform.clock.now();
  // Counted from today when the data have expired already: otherwise a late answer would give no time.
  const until = Math.max(now, original_until ?? now) + days * day;
  const outcome = granted ? `延期 ${days} 天，到 ${localDay(until)}` : `不能延期${answer ? `：${answer}` : ''}`;
  return act(`合同 ${number} 的原始数据${outcome}`, async () => {
    await platform.database.transaction().execute(async (db) => {
      const done = await db
        .updateTable('original_delay')
        .set({ state: granted ? 'granted' : 'refused', ...(granted ? { days } : {}), answer })
        .where('id', '=', delay.id)
        .where('state', '=', 'asked')
        .returning('id')
        .executeTakeFirst();
      if (!done) throw new UsageError('这份延期申请已经答复过');
      await db
        .updateTable('contract')
        .set({ changed_at: now, ...(granted ? { original_until: until } : {}) })
        .where('id', '=', contract_id)
        .execute();
    });
    await record(platform, granted ? 'delay.grant' : 'delay.refuse', `${number} ${delay.id}`);
    await tellOwner(
      platform,
      owner_id,
      { id: contract_id, number },
      `合同 ${number} 的延期申请已答复`,
      `原始数据${outcome}`,
    );
    return `合同 ${number} 的原始数据${outcome}`;
  });
}
