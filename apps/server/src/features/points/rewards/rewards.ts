import type { Redemption, Reward, RewardAddress } from '@panome/contract';
import { day } from '@panome/contract/durations';
import { toTime } from '../../../platform/clock.ts';
import type { RedemptionRow, RewardOrderRow, RewardRow } from '../../../platform/database/schema/points.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { maskAddress, openAddress, sealAddress } from '../orders/address.ts';
import { orderRepository as orders } from '../orders/repository.ts';
import {
  addRedemption,
  findReward,
  giveRoom,
  hadBy,
  listRedemptions,
  listRewards,
  takeOne,
  type Redeemed,
} from './repository.ts';

const kindOf = ({ kind }: Pick<RewardRow, 'kind'>) => kind as Reward['kind'];

function presentReward(row: RewardRow, had: number): Reward {
  const { id, least_fen, most_each, off_fen, price, stock, summary, title, valid_days } = row;
  const left = most_each === 0 ? null : Math.max(0, most_each - had);
  const amounts = { bytes: Number(row.bytes), off_fen: Number(off_fen), least_fen: Number(least_fen) };
  return { id, title, summary, kind: kindOf(row), price, stock, left, valid_days, ...amounts };
}

export function presentRedemption(row: RedemptionRow, used: boolean, now: number): Redemption {
  const { created_at, expires_at, id, price, title } = row;
  const over = expires_at !== null && expires_at <= now;
  return {
    id,
    title,
    kind: kindOf(row),
    price,
    bytes: Number(row.bytes),
    off_fen: Number(row.off_fen),
    least_fen: Number(row.least_fen),
    expires_at: expires_at === null ? null : toTime(expires_at),
    created_at: toTime(created_at),
    state: row.kind === 'quota' ? 'given' : used ? 'used' : over ? 'expired' : 'free',
    receiver: '',
    tracking: '',
    reason: '',
  };
}

export type Rewards = ReturnType<typeof createRewards>;

/** What points can be exchanged for: room in 我的文件, coupons for quotes, and goods. */
export function createRewards(
  { clock, database, sealer }: Pick<Platform, 'clock' | 'database' | 'sealer'>,
  ledger: Ledger,
) {
  /** Goods say how far they are. */
  const withOrder = (shown: Redemption, order: RewardOrderRow | undefined): Redemption => {
    if (!order) return shown;
    const address = openAddress(sealer, shown.id, order.sealed);
    return {
      ...shown,
      state: order.state as Redemption['state'],
      receiver: address ? maskAddress(address) : '',
      tracking: [order.carrier, order.tracking].filter(Boolean).join(' '),
      reason: order.reason,
    };
  };

  const isUsed = ({ used }: Redeemed) => Number(used) === 1;
  return {
    list: async (accountId: string): Promise<Reward[]> => {
      const had = await hadBy(database, accountId);
      return (await listRewards(database)).map((row) => presentReward(row, had.get(row.id) ?? 0));
    },

    redemptions: async (accountId: string, limit: number, offset: number) => {
      const now = clock.now();
      const { rows, total } = await listRedemptions(database, accountId, { limit, offset, now });
      const sent = await orders.of(
        database,
        rows.map(({ id }) => id),
      );
      const present = (row: Redeemed) => withOrder(presentRedemption(row, isUsed(row), now), sent.get(row.id));
      return { items: rows.map(present), total };
    },

    /**
     * One exchange: the points, the stock and what is given change together or not at all.
     * @throws {Refusal} 404; 400 for goods without an address; 409 when the price is another one, the stock or the share of this account is used up, or
     * the points do not suffice.
     */
    redeem: async (
      accountId: string,
      {
        address,
        id,
        price,
      }: { readonly id: string; readonly price: number; readonly address?: RewardAddress | undefined },
    ) =>
      database.transaction().execute(async (transaction) => {
        // Whoever exchanges twice at once waits here; then the stock is locked, always in this order.
        const { balance } = await ledger.open(transaction, accountId);
        const reward = await findReward(transaction, id);
        if (!reward) throw notFound();
        if (reward.kind === 'goods' && !address) throw badInput('请填写收件人、手机号和地址');
        if (reward.price !== price)
          throw conflict(`“${reward.title}”现在需要 ${reward.price} 积分，与页面显示的不同，请确认后再兑换`);
        const had = (await hadBy(transaction, accountId)).get(id) ?? 0;
        if (reward.most_each > 0 && had >= reward.most_each)
          throw conflict(`“${reward.title}”每个账号最多兑换 ${reward.most_each} 次，您已兑换过`);
        if (balance < price) throw conflict(`积分不足：需要 ${price} 积分，您有 ${balance} 积分`);
        if (!(await takeOne(transaction, id))) throw conflict(`“${reward.title}”已兑完，未扣除积分`);
        const now = clock.now();
        const row: RedemptionRow = {
          id: newId(),
          account_id: accountId,
          reward_id: id,
          title: reward.title,
          kind: reward.kind,
          price,
          bytes: reward.bytes,
          off_fen: reward.off_fen,
          least_fen: reward.least_fen,
          expires_at: reward.kind === 'coupon' ? now + reward.valid_days * day : null,
          created_at: now,
        };
        await addRedemption(transaction, row);
        const order: RewardOrderRow | undefined =
          reward.kind === 'goods'
            ? {
                redemption_id: row.id,
                state: 'waiting',
                sealed: sealAddress(sealer, row.id, address!),
                carrier: '',
                tracking: '',
                reason: '',
                sent_at: null,
              }
            : undefined;
        if (order) await orders.add(transaction, order);
        if (reward.kind === 'quota') await giveRoom(transaction, accountId, Number(reward.bytes));
        const booked = await ledger.book(transaction, accountId, {
          rule: 'redeem',
          occasion: row.id,
          amount: -price,
          note: reward.title,
          link: '/support/points-exchange?tab=mine',
        });
        return { redemption: withOrder(presentRedemption(row, false, now), order), balance: booked.balance };
      }),
  };
}
