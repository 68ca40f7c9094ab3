import { sql } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import type { RedemptionRow, RewardRow } from '../../../platform/database/schema/points.ts';
import type { Db } from '../ledger/repository.ts';

/** Whether a coupon is bound by a quote that still counts; one that expired unanswered gives it back. */
const isUsed = (now: number) =>
  sql<number>`case when exists (select 1 from quote where quote.coupon_id = redemption.id and (quote.state = 'answered' or quote.valid_until > ${now})) then 1 else 0 end`;

/** Exchanges that were taken back. */
export const cancelled = (db: Db) =>
  db.selectFrom('reward_order').select('redemption_id').where('state', '=', 'cancelled');

export type Redeemed = RedemptionRow & { readonly used: number };

export const listRewards = (db: Db): Promise<RewardRow[]> =>
  db.selectFrom('reward').selectAll().orderBy('place').execute();

export const findReward = (db: Db, id: string): Promise<RewardRow | undefined> =>
  db.selectFrom('reward').selectAll().where('id', '=', id).executeTakeFirst();

/** How often an account has had each reward; what was cancelled does not count. */
export async function hadBy(db: Db, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('redemption')
    .select((s) => ['reward_id', s.fn.countAll<number>().as('count')])
    .where('account_id', '=', accountId)
    .where('id', 'not in', cancelled(db))
    .groupBy('reward_id')
    .execute();
  return new Map(rows.map(({ count, reward_id }) => [reward_id, Number(count)]));
}

/** Takes one from the stock. @returns false when there is none left. */
export const takeOne = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .updateTable('reward')
    .set((e) => ({ stock: e('stock', '-', 1) }))
    .where('id', '=', id)
    .where((e) => e.or([e('stock', 'is', null), e('stock', '>', 0)]))
    .returning('id')
    .executeTakeFirst()) !== undefined;

export async function addRedemption(db: Db, row: RedemptionRow): Promise<void> {
  await db.insertInto('redemption').values(row).execute();
}

export async function giveRoom(db: Db, accountId: string, bytes: number): Promise<void> {
  await db
    .updateTable('account')
    .set((e) => ({ extra_bytes: e('extra_bytes', '+', bytes) }))
    .where('id', '=', accountId)
    .execute();
}

export async function listRedemptions(
  db: Db,
  accountId: string,
  { limit, now, offset }: { limit: number; offset: number; now: number },
): Promise<{ rows: Redeemed[]; total: number }> {
  const query = db.selectFrom('redemption').where('account_id', '=', accountId);
  const rows = await query
    .selectAll()
    .select(isUsed(now).as('used'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: await countOf(query) };
}

/** A coupon of an account. */
export const findCoupon = (db: Db, accountId: string, id: string, now: number): Promise<Redeemed | undefined> =>
  db
    .selectFrom('redemption')
    .selectAll()
    .select(isUsed(now).as('used'))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', 'coupon')
    .executeTakeFirst();

/** What an account may still use in a quote, the soonest to expire first. */
export const freeCoupons = async (db: Db, accountId: string, now: number): Promise<Redeemed[]> =>
  (
    await db
      .selectFrom('redemption')
      .selectAll()
      .select(isUsed(now).as('used'))
      .where('account_id', '=', accountId)
      .where('kind', '=', 'coupon')
      .where('expires_at', '>', now)
      .orderBy('expires_at')
      .execute()
  ).filter(({ used }) => Number(used) === 0);
