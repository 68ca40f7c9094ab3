import { sql } from 'kysely';
import { countOf } from '../../../platform/database/countOf.ts';
import type { RewardOrderRow } from '../../../platform/database/schema/points.ts';
import type { Db } from '../ledger/repository.ts';

/** An order with what was exchanged and by whom. */
export type OrderRow = RewardOrderRow & {
  readonly account_id: string;
  readonly reward_id: string;
  readonly title: string;
  readonly price: number;
  readonly email: string;
  readonly created_at: number;
};
type State = 'waiting' | 'sent' | 'done' | 'cancelled';

const orders = (db: Db) =>
  db
    .selectFrom('reward_order')
    .innerJoin('redemption', 'redemption.id', 'reward_order.redemption_id')
    .innerJoin('account', 'account.id', 'redemption.account_id');
const columns = [
  'redemption.account_id',
  'redemption.reward_id',
  'redemption.title',
  'redemption.price',
  'redemption.created_at',
  'account.email',
] as const;

export const orderRepository = {
  add: async (db: Db, row: RewardOrderRow): Promise<void> => {
    await db.insertInto('reward_order').values(row).execute();
  },

  find: (db: Db, id: string): Promise<OrderRow | undefined> =>
    orders(db).selectAll('reward_order').select(columns).where('redemption_id', '=', id).executeTakeFirst(),

  /** Those that wait come first, the oldest of them at the top; the others newest first. */
  page: async (
    db: Db,
    state: string | undefined,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: OrderRow[]; total: number }> => {
    const found = state === undefined ? orders(db) : orders(db).where('reward_order.state', '=', state);
    const rows = await found
      .selectAll('reward_order')
      .select(columns)
      .orderBy(sql`case when reward_order.state = 'waiting' then redemption.created_at else 9e15 end`)
      .orderBy('redemption.created_at', 'desc')
      .orderBy('redemption_id')
      .limit(limit)
      .offset(offset)
      .execute();
    return { rows, total: await countOf(found) };
  },

  /** Orders of these exchanges. */
  of: async (db: Db, redemptions: readonly string[]): Promise<ReadonlyMap<string, RewardOrderRow>> => {
    if (redemptions.length === 0) return new Map();
    const rows = await db.selectFrom('reward_order').selectAll().where('redemption_id', 'in', redemptions).execute();
    return new Map(rows.map((row) => [row.redemption_id, row]));
  },

  /** Takes an order from one of these states into another, once. @returns false when it is in none of them. */
  move: async (
    db: Db,
    id: string,
    from: readonly State[],
    change: { readonly state: State } & Partial<Omit<RewardOrderRow, 'redemption_id' | 'state'>>,
  ): Promise<boolean> =>
    (await db
      .updateTable('reward_order')
      .set(change)
      .where('redemption_id', '=', id)
      .where('state', 'in', from)
      .returning('redemption_id')
      .executeTakeFirst()) !== undefined,

  /** Closes what was sent before a time; the addresses go. */
  closeSent: async (db: Db, before: number): Promise<void> => {
    await db
      .updateTable('reward_order')
      .set({ state: 'done', sealed: '' })
      .where('state', '=', 'sent')
      .where('sent_at', '<=', before)
      .execute();
  },

  /** Puts one back into the stock; a reward that is no more, or has no limit, stays as it is. */
  giveBack: async (db: Db, rewardId: string): Promise<void> => {
    await db
      .updateTable('reward')
      .set((e) => ({ stock: e('stock', '+', 1) }))
      .where('id', '=', rewardId)
      .where('stock', 'is not', null)
      .execute();
  },
};
