import type { StaffRewardOrder, StaffRewardOrderDetail } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { toTime } from '../../../platform/clock.ts';
import { conflict, notFound } from '../../../platform/http/refusal.ts';
import { createNotifications } from '../../../platform/notifications/notifications.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maskName } from '../../../platform/sealing/masks.ts';
import { createLedger } from '../ledger/ledger.ts';
import { openAddress } from './address.ts';
import { orderRepository as orders, type OrderRow } from './repository.ts';

/** A parcel that nobody misses after so long has arrived. */
const arrivedAfter = 30 * day;
const link = '/support/points-exchange?tab=mine';

/** Goods that were exchanged for points, as the provider's staff sees and sends them. */
export function createOrderDesk(platform: Platform) {
  const { clock, database, sealer } = platform;
  const ledger = createLedger(platform);

  const present = (row: OrderRow): StaffRewardOrder => ({
    id: row.redemption_id,
    title: row.title,
    email: row.email,
    receiver: maskName(openAddress(sealer, row.redemption_id, row.sealed)?.name ?? ''),
    state: row.state as StaffRewardOrder['state'],
    carrier: row.carrier,
    tracking: row.tracking,
    reason: row.reason,
    price: row.price,
    created_at: toTime(row.created_at),
    sent_at: row.sent_at === null ? null : toTime(row.sent_at),
  });
  const load = async (id: string): Promise<OrderRow> => {
    const row = await orders.find(database, id);
    if (!row) throw notFound();
    return row;
  };
  const tell = (row: OrderRow, title: string, content: string) =>
    createNotifications(platform).notify(row.account_id, { type: 'system', title, content, link });

  return {
    page: async (state: string | undefined, window: { limit: number; offset: number }) => {
      const { rows, total } = await orders.page(database, state, window);
      return { rows: rows.map(present), total };
    },

    detail: async (id: string): Promise<StaffRewardOrderDetail> => {
      const row = await load(id);
      return { ...present(row), address: openAddress(sealer, id, row.sealed) };
    },

    /** @throws {Refusal} 409 unless it waits. */
    send: async (id: string, { carrier, tracking }: { readonly carrier: string; readonly tracking: string }) => {
      const row = await load(id);
      const change = { state: 'sent', carrier, tracking, sent_at: clock.now() } as const;
      if (!(await orders.move(database, id, ['waiting'], change))) throw conflict('这份奖励不在待寄出，请刷新后查看');
      await tell(row, `“${row.title}”已寄出`, `${carrier} ${tracking}`);
      return present(await load(id));
    },

    /** @throws {Refusal} 409 unless it was sent. */
    done: async (id: string) => {
      await load(id);
      if (!(await orders.move(database, id, ['sent'], { state: 'done', sealed: '' })))
        throw conflict('这份奖励还没有寄出，或已经结束，请刷新后查看');
      return present(await load(id));
    },

    /**
     * Points and stock come back with the state, in one transaction, so that they come back once.
     * @throws {Refusal} 409 when it is closed.
     */
    cancel: async (id: string, reason: string) => {
      const row = await load(id);
      await database.transaction().execute(async (transaction) => {
        // As an exchange does: first the points are locked, then the stock.
        await ledger.open(transaction, row.account_id);
        if (!(await orders.move(transaction, id, ['waiting', 'sent'], { state: 'cancelled', reason, sealed: '' })))
          throw conflict('这份奖励已经结束，不能取消');
        await orders.giveBack(transaction, row.reward_id);
        await ledger.book(transaction, row.account_id, {
          rule: 'refund',
          occasion: id,
          amount: row.price,
          note: row.title,
          link,
        });
      });
      await tell(row, `“${row.title}”已取消，退还 ${row.price} 积分`, reason);
      return present(await load(id));
    },

    /** Closes what was sent long ago, so that its address is not kept. */
    sweep: () => orders.closeSent(database, clock.now() - arrivedAfter),
  };
}
