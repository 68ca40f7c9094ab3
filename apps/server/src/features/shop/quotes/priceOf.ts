import type { PriceList, PromotionRule, QuoteLine } from '@panome/contract';

export type Ordered = {
  readonly samples: number;
  readonly base: string;
  readonly extras: readonly string[];
};
export type Discounts = {
  readonly promotion?: { readonly title: string; readonly rule: PromotionRule } | undefined;
  readonly coupon?: { readonly title: string; readonly off_fen: number } | undefined;
};
export type Priced = { readonly lines: QuoteLine[]; readonly total_fen: number };

/** The price of a sample falls in steps; the last step that is reached counts for all of them. */
const eachOf = (tiers: PriceList['bases'][number]['tiers'], samples: number): number =>
  tiers.filter(({ from }) => from <= samples).at(-1)?.fen ?? tiers[0]!.fen;

const sumOf = (lines: readonly QuoteLine[]): number => lines.reduce((sum, { sum_fen }) => sum + sum_fen, 0);

/** What a promotion takes off: a share is rounded down to whole fen, in nobody's favour but the customer's by one. */
const offOf = (rule: PromotionRule, sum: number): number =>
  rule.kind === 'off' ? rule.off_fen : Math.ceil((sum * rule.percent) / 100);

/**
 * The lines of an order and their total in whole fen. Of what is taken off, nothing goes below zero.
 * @returns null when the order names a variant or an addition that the list has not.
 */
export function priceOf(list: PriceList, { base, extras, samples }: Ordered, discounts: Discounts): Priced | null {
  const chosen = list.bases.find(({ id }) => id === base);
  const added = [...new Set(extras)].map((id) => list.extras.find((extra) => extra.id === id));
  if (!chosen || added.includes(undefined)) return null;
  const each = eachOf(chosen.tiers, samples);
  const services: QuoteLine[] = [
    { kind: 'base', title: chosen.title, count: samples, unit: '样本', each_fen: each, sum_fen: samples * each },
    ...added.map((extra): QuoteLine => {
      const count = extra!.by === 'sample' ? samples : 1;
      const unit = extra!.by === 'sample' ? '样本' : '项目';
      return { kind: 'extra', title: extra!.title, count, unit, each_fen: extra!.fen, sum_fen: count * extra!.fen };
    }),
  ];
  const lines = [...services];
  const takeOff = (kind: 'promotion' | 'coupon', title: string, wanted: number) => {
    const off = Math.min(wanted, sumOf(lines));
    lines.push({ kind, title, count: 1, unit: '', each_fen: -off, sum_fen: -off });
  };
  const { coupon, promotion } = discounts;
  if (promotion) takeOff('promotion', promotion.title, offOf(promotion.rule, sumOf(services)));
  if (coupon) takeOff('coupon', coupon.title, coupon.off_fen);
  return { lines, total_fen: sumOf(lines) };
}
