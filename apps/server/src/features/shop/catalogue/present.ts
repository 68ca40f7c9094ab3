import { yuanOf } from '@panome/contract/money';
import type { GoodsCategory, GoodsFacts, GoodsItem, PriceList, Promotion, PromotionRule } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { GoodsCategoryRow, PromotionRow } from '../../../platform/database/schema/shop.ts';
import type { ShownGoods } from './repository.ts';

export const factsOf = ({ facts }: Pick<ShownGoods, 'facts'>) => JSON.parse(facts) as GoodsFacts;
export const pricesOf = ({ prices }: Pick<ShownGoods, 'prices'>) => JSON.parse(prices) as PriceList;
export const ruleOf = ({ rule }: Pick<PromotionRow, 'rule'>) => JSON.parse(rule) as PromotionRule;
export const goodsOf = ({ goods }: Pick<PromotionRow, 'goods'>) => JSON.parse(goods) as string[];

/** The rule of a promotion as people read it. */
function wordsOf(rule: PromotionRule): string {
  if (rule.kind === 'off')
    return rule.least_fen > 0
      ? `满 ${yuanOf(rule.least_fen)} 减 ${yuanOf(rule.off_fen)}`
      : `立减 ${yuanOf(rule.off_fen)}`;
  const share = `服务费优惠 ${rule.percent}%`;
  return rule.least_samples > 1 ? `${rule.least_samples} 个样本起，${share}` : share;
}

export function presentGoods(row: ShownGoods): GoodsItem {
  const { category, category_id, family, id, summary, title } = row;
  const { days, least_samples } = factsOf(row);
  const prices = pricesOf(row).bases.flatMap(({ tiers }) => tiers.map(({ fen }) => fen));
  return {
    id,
    category_id,
    category,
    family: family as GoodsItem['family'],
    title,
    summary,
    from_fen: Math.min(...prices),
    least_samples,
    days,
  };
}

export const presentCategory = (row: GoodsCategoryRow & { readonly goods: number }): GoodsCategory => row;

export const stateOf = ({ ends_at, starts_at }: PromotionRow, now: number): Promotion['state'] =>
  now < Number(starts_at) ? 'coming' : now < Number(ends_at) ? 'running' : 'ended';

/** @param titles - The services on sale; others of the promotion are left out. */
export function presentPromotion(row: PromotionRow, titles: ReadonlyMap<string, string>, now: number): Promotion {
  const { ends_at, html, id, most_each, starts_at, summary, title } = row;
  const rule = ruleOf(row);
  return {
    id,
    title,
    summary,
    html,
    goods: goodsOf(row).flatMap((each) => (titles.has(each) ? [{ id: each, title: titles.get(each)! }] : [])),
    rule,
    words: wordsOf(rule),
    starts_at: toTime(Number(starts_at)),
    ends_at: toTime(Number(ends_at)),
    each: most_each,
    state: stateOf(row, now),
  };
}
