import { z } from 'zod';
import { id, time } from './call.ts';
import { families } from './families.ts';
import { sampleKindNames } from './samples/index.ts';

const fen = z.number().int().min(0);

/** What is priced for each sample, or once for the project. */
export const pricedBy = z.enum(['sample', 'project']);

/** Exactly one of these is ordered: `标准深度 6 Gb`. The price of a sample falls with the number of samples. */
const base = z.object({
  id,
  title: z.string(),
  help: z.string(),
  tiers: z.array(z.object({ from: z.number().int(), fen })),
});
/** Any of these may be added. */
const extra = z.object({ id, title: z.string(), help: z.string(), by: pricedBy, fen });

export const priceList = z.object({ bases: z.array(base), extras: z.array(extra) });
export type PriceList = z.infer<typeof priceList>;

/** What a service gives, and what it needs. */
export const goodsFacts = z.object({
  platform: z.string(),
  /** What the customer gets, one line each. */
  deliverables: z.array(z.string()),
  requirements: z.array(z.object({ sample: z.string(), amount: z.string(), storage: z.string(), note: z.string() })),
  shipping: z.string(),
  /** Working days after the samples passed the check. */
  days: z.object({ from: z.number(), to: z.number() }),
  least_samples: z.number().int(),
  /** What is said of replicates. */
  replicates: z.string(),
  /** The form that goes with the samples. */
  sample_kind: z.enum(sampleKindNames),
});
export type GoodsFacts = z.infer<typeof goodsFacts>;

/** `percent` off the services from so many samples on, or a sum off from a sum on. */
export const promotionRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: z.number().int().min(1).max(90), least_samples: z.number().int() }),
  z.object({ kind: z.literal('off'), off_fen: fen, least_fen: fen }),
]);
export type PromotionRule = z.infer<typeof promotionRule>;

export const promotion = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  /** The services it is for; empty for all. */
  goods: z.array(z.object({ id, title: z.string() })),
  rule: promotionRule,
  /** The rule in words. */
  words: z.string(),
  starts_at: time,
  ends_at: time,
  /** How many quotes of one account may have it; 0 is without limit. */
  each: z.number(),
  state: z.enum(['coming', 'running', 'ended']),
});
export type Promotion = z.infer<typeof promotion>;

export const goodsItem = z.object({
  id,
  category_id: z.string(),
  category: z.string(),
  family: z.enum(families),
  title: z.string(),
  summary: z.string(),
  /** The lowest price of a sample. */
  from_fen: z.number(),
  least_samples: z.number(),
  days: z.object({ from: z.number(), to: z.number() }),
});
export type GoodsItem = z.infer<typeof goodsItem>;

export const goodsCategory = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  html: z.string(),
  goods: z.number(),
});
export type GoodsCategory = z.infer<typeof goodsCategory>;

/** One line of a price. Discounts are negative. */
export const quoteLine = z.object({
  kind: z.enum(['base', 'extra', 'promotion', 'coupon']),
  title: z.string(),
  count: z.number(),
  unit: z.enum(['样本', '项目', '']),
  each_fen: z.number(),
  sum_fen: z.number(),
});
export type QuoteLine = z.infer<typeof quoteLine>;

export const order = {
  goods_id: id,
  samples: z.coerce.number().int().min(1, '至少 1 个样本').max(500, '一次最多 500 个样本，请联系我们单独报价'),
  base: z.string().min(1).max(64),
  promotion_id: z.string().max(64).default(''),
  coupon_id: z.string().max(64).default(''),
};

/** The plan behind the number of samples. */
export const design = z.object({
  /** Where the spread comes from: `task:<id>` of an own task, or typed. */
  source: z.string().max(80),
  source_name: z.string().max(200),
  fold_change: z.number(),
  sd: z.number(),
  alpha: z.number(),
  power: z.number(),
  groups: z.number().int(),
  /** Samples a group. */
  n: z.number().int(),
});
export type ShopDesign = z.infer<typeof design>;

/** What a quote says, as it was when it was made. */
export const quoteContent = z.object({
  summary: z.string(),
  base: z.string(),
  extras: z.array(z.string()),
  family: z.enum(families),
  lines: z.array(quoteLine),
  facts: goodsFacts,
  promotion: z.string(),
  coupon: z.string(),
  design: design.nullable(),
});
export type QuoteContent = z.infer<typeof quoteContent>;

export const quoteState = z.enum(['draft', 'sent', 'answered', 'expired']);
export type QuoteState = z.infer<typeof quoteState>;

export const quoteItem = z.object({
  id,
  number: z.string(),
  goods_id: z.string(),
  title: z.string(),
  samples: z.number(),
  total_fen: z.number(),
  state: quoteState,
  valid_until: time,
  created_at: time,
});
export type QuoteItem = z.infer<typeof quoteItem>;

export const quote = quoteItem.extend({
  content: quoteContent,
  contact: z.string(),
  note: z.string(),
  /** The answer of the staff as HTML; empty before. */
  answer: z.string(),
  sent_at: time.nullable(),
  answered_at: time.nullable(),
  sample_form: z.object({ id, kind: z.enum(sampleKindNames), number: z.string() }).nullable(),
  /** What the same order costs now, when that is something else. */
  now_fen: z.number().nullable(),
  can: z.object({ send: z.boolean(), delete: z.boolean(), form: z.boolean() }),
});
export type Quote = z.infer<typeof quote>;
