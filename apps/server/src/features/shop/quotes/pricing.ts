import type { PromotionRule } from '@panome/contract';
import { yuanOf } from '@panome/contract/money';
import { localTime } from '../../../platform/clock.ts';
import { badInput, conflict, notFound } from '../../../platform/http/refusal.ts';
import { findCoupon } from '../../points/index.ts';
import { goodsOf, pricesOf, ruleOf, factsOf, stateOf } from '../catalogue/present.ts';
import { findGoods, findPromotion, type Db, type ShownGoods } from '../catalogue/repository.ts';
import { priceOf, type Discounts, type Ordered, type Priced } from './priceOf.ts';
import { countWith } from './repository.ts';

export type Order = Ordered & {
  readonly goods_id: string;
  readonly promotion_id: string;
  readonly coupon_id: string;
};
export type PricedOrder = Priced & {
  readonly goods: ShownGoods;
  readonly promotion: string;
  readonly coupon: string;
};

const others = '请选择其他优惠，或不使用优惠';

function ensureReached(title: string, rule: PromotionRule, samples: number, sum: number): void {
  if (rule.kind === 'percent' && samples < rule.least_samples)
    throw conflict(`“${title}”需要至少 ${rule.least_samples} 个样本，现在是 ${samples} 个；${others}`);
  if (rule.kind === 'off' && sum < rule.least_fen)
    throw conflict(`“${title}”需满 ${yuanOf(rule.least_fen)}，现在是 ${yuanOf(sum)}；${others}`);
}

/**
 * What an order costs at this moment.
 * @param ownerId - Empty without a session; then no coupon holds.
 * @throws {Refusal} 404 for a service that is not on sale; 400 for what its price list has not; 409 for a promotion or
 * coupon that does not hold, with the reason.
 */
export async function priceNow(db: Db, ownerId: string, order: Order, now: number): Promise<PricedOrder> {
  const goods = await findGoods(db, order.goods_id);
  if (!goods) throw notFound();
  const { least_samples } = factsOf(goods);
  if (order.samples < least_samples)
    throw badInput(`“${goods.title}”至少 ${least_samples} 个样本起做，请增加样本数，或联系我们单独报价`);
  const list = pricesOf(goods);
  const plain = priceOf(list, order, {});
  if (!plain) throw badInput('所选的规格或附加服务不在此服务中，请刷新页面后重新选择');
  const promotion = order.promotion_id === '' ? undefined : await promotionFor(order.promotion_id);
  if (promotion) ensureReached(promotion.title, promotion.rule, order.samples, plain.total_fen);
  const coupon = order.coupon_id === '' ? undefined : await couponFor(order.coupon_id, plain.total_fen);
  const discounts: Discounts = { promotion, coupon };
  return {
    ...priceOf(list, order, discounts)!,
    goods,
    promotion: promotion?.title ?? '',
    coupon: coupon?.title ?? '',
  };

  async function promotionFor(id: string) {
    const row = await findPromotion(db, id);
    if (!row) throw conflict(`所选的优惠已下架；${others}`);
    const state = stateOf(row, now);
    if (state === 'ended')
      throw conflict(`“${row.title}”已于 ${localTime(Number(row.ends_at))} 结束，不能再用于报价；${others}`);
    if (state === 'coming') throw conflict(`“${row.title}”到 ${localTime(Number(row.starts_at))} 才开始；${others}`);
    const goodsIds = goodsOf(row);
    if (goodsIds.length > 0 && !goodsIds.includes(order.goods_id))
      throw conflict(`“${row.title}”不适用于“${goods!.title}”；${others}`);
    if (ownerId !== '' && row.most_each > 0 && (await countWith(db, ownerId, id, now)) >= row.most_each)
      throw conflict(`“${row.title}”每个账号最多用 ${row.most_each} 次，您已用过；${others}`);
    return { title: row.title, rule: ruleOf(row) };
  }

  async function couponFor(id: string, sum: number) {
    const row = ownerId === '' ? undefined : await findCoupon(db, ownerId, id, now);
    if (!row) throw conflict('所选的优惠券不存在，请重新选择');
    if (Number(row.used) === 1) throw conflict(`“${row.title}”已用于另一份报价单，请选择其他优惠券`);
    if (row.expires_at !== null && Number(row.expires_at) <= now)
      throw conflict(`“${row.title}”已于 ${localTime(Number(row.expires_at))} 过期，请选择其他优惠券`);
    if (sum < Number(row.least_fen))
      throw conflict(`“${row.title}”需满 ${yuanOf(Number(row.least_fen))}，现在是 ${yuanOf(sum)}`);
    return { title: row.title, off_fen: Number(row.off_fen) };
  }
}
