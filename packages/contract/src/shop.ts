import { z } from 'zod';
import { defineCall, empty, id, nothing, paging } from './call.ts';
import { families } from './families.ts';
import { redemption } from './points.ts';
import { sampleKind } from './samples.ts';
import {
  design,
  goodsCategory,
  goodsFacts,
  goodsItem,
  order,
  priceList,
  promotion,
  quote,
  quoteItem,
  quoteLine,
  quoteState,
} from './shopTypes.ts';
import { timeOut } from './timeOut.ts';

export * from './shopTypes.ts';

export const shopHome = defineCall({
  method: 'GET',
  path: '/api/front/shop/home',
  auth: 'public',
  request: nothing,
  response: z.object({
    categories: z.array(goodsCategory),
    goods: z.array(goodsItem),
    promotions: z.array(promotion),
  }),
  summary: 'The categories, all services on sale in their order, and the promotions that run.',
});

export const shopCategoryList = defineCall({
  method: 'GET',
  path: '/api/front/shop/category_list',
  auth: 'public',
  request: nothing,
  response: z.array(goodsCategory),
  summary: 'The categories of services with how many each holds.',
});

export const shopGoodsList = defineCall({
  method: 'GET',
  path: '/api/front/shop/goods_list',
  auth: 'public',
  paged: true,
  request: z.strictObject({
    ...paging,
    category: z.string().max(64).optional(),
    family: z.enum(families).optional(),
    name: z.string().trim().max(100).optional(),
  }),
  response: z.array(goodsItem),
  summary: 'Services on sale by category, omics and words in title or summary.',
});

export const shopGoodsDetail = defineCall({
  method: 'GET',
  path: '/api/front/shop/goods_detail',
  auth: 'public',
  request: z.strictObject({ id }),
  response: goodsItem.extend({
    html: z.string(),
    facts: goodsFacts,
    prices: priceList,
    promotions: z.array(promotion),
    /** The worked example of this omics, whose workspace shows what is delivered. */
    demo: z.object({ project_id: id, name: z.string(), version_id: z.string() }).nullable(),
  }),
  summary: 'A service with what it gives and needs, its prices, its promotions and an example to look at.',
});

export const shopPromotionList = defineCall({
  method: 'GET',
  path: '/api/front/shop/promotion_list',
  auth: 'public',
  request: nothing,
  response: z.array(promotion),
  summary: 'Promotions that run or come, and those that ended within 90 days, in this order.',
});

export const shopPrice = defineCall({
  method: 'GET',
  path: '/api/front/shop/price',
  auth: 'public',
  request: z.strictObject({
    ...order,
    /** Ids by commas. */
    extras: z.string().max(1_000).default(''),
  }),
  response: z.object({ lines: z.array(quoteLine), total_fen: z.number() }),
  summary: 'What an order costs now. A promotion or coupon that does not hold is refused in words.',
});

export const shopCouponList = defineCall({
  method: 'GET',
  path: '/api/front/shop/coupon_list',
  request: nothing,
  response: z.array(redemption),
  summary: 'Coupons of the session that can be used in a quote.',
});

export const shopQuoteStore = defineCall({
  method: 'POST',
  path: '/api/front/shop/quote_store',
  idempotent: true,
  request: z.strictObject({
    ...order,
    extras: z.array(z.string().max(64)).max(20).default([]),
    /** The total that the page showed: another one is refused, with the new lines. */
    seen_fen: z.number().int().min(0),
    design: design.nullable().default(null),
  }),
  response: quote,
  summary: 'Makes a quote whose prices are frozen for 30 days; 409 with the new price when it changed since the page.',
});

export const shopQuoteSend = defineCall({
  method: 'POST',
  path: '/api/front/shop/quote_send',
  idempotent: true,
  request: z.strictObject({
    id,
    contact: z.string().trim().min(1, '请填写联系电话或邮箱，方便客户经理联系您').max(100, '最多 100 个字'),
    note: z.string().trim().max(1_000, '最多 1,000 个字').default(''),
  }),
  response: quote,
  summary: 'Sends a quote to the staff, who answer it.',
});

export const shopQuoteDelete = defineCall({
  method: 'DELETE',
  path: '/api/front/shop/quote_delete',
  request: z.strictObject({ id }),
  response: empty,
  summary: 'Removes a quote that was not sent; its coupon can be used again.',
});

export const shopQuoteList = defineCall({
  method: 'GET',
  path: '/api/front/shop/quote_list',
  paged: true,
  request: z.strictObject({ ...paging, state: quoteState.optional() }),
  response: z.array(quoteItem),
  summary: 'The quotes of the session, newest first.',
});

export const shopQuoteDetail = defineCall({
  method: 'GET',
  path: '/api/front/shop/quote_detail',
  request: z.strictObject({ id }),
  response: quote,
  summary: 'A quote with its frozen prices, and what the same order costs now when that differs.',
});

export const shopQuotePdf = defineCall({
  method: 'GET',
  path: '/api/front/shop/quote_pdf',
  kind: 'blob',
  timeout: timeOut.packing,
  request: z.strictObject({ id }),
  response: z.null(),
  summary: 'The quote as a PDF, with the prices as they were when it was made.',
});

export const shopQuoteForm = defineCall({
  method: 'POST',
  path: '/api/front/shop/quote_form',
  timeout: timeOut.directory,
  idempotent: true,
  request: z.strictObject({ id }),
  response: z.object({ id, kind: sampleKind, number: z.string() }),
  summary: 'The sample form of a quote: made at the first time with as many rows as samples, found afterwards.',
});

export const shopPilotList = defineCall({
  method: 'GET',
  path: '/api/front/shop/pilot_list',
  request: nothing,
  response: z.array(
    z.object({ id, name: z.string(), tool_title: z.string(), groups: z.string(), samples: z.number() }),
  ),
  summary: 'Finished tasks of the session with a table and groups: pilots that tell how much features vary.',
});

export const shopPilot = defineCall({
  method: 'GET',
  path: '/api/front/shop/pilot',
  timeout: timeOut.packing,
  request: z.strictObject({ task_id: id }),
  response: z.object({
    /** The median standard deviation within groups, in log2 units, over so many features. */
    sd: z.number(),
    features: z.number(),
    /** The difference that a tenth of the features reach between the two largest groups, as a ratio of means. */
    fold_change: z.number().nullable(),
    groups: z.string(),
  }),
  summary: 'How much features vary and differ in an own task.',
});

export const shopDesign = defineCall({
  method: 'GET',
  path: '/api/front/shop/design',
  auth: 'public',
  timeout: timeOut.directory,
  request: z.strictObject({
    fold_change: z.coerce.number().min(1.05, '差异倍数应大于 1.05').max(100, '差异倍数最大 100'),
    sd: z.coerce.number().min(0.01, '标准差应不小于 0.01').max(10, '标准差最大 10'),
    alpha: z.coerce.number().min(1e-8, 'α 太小').max(0.5, 'α 最大 0.5'),
    power: z.coerce.number().min(0.5, '功效至少 0.5').max(0.99, '功效最大 0.99'),
  }),
  response: z.object({
    /** Cohen’s d. */
    effect: z.number(),
    /** Samples a group; null when 500 are not enough. */
    n: z.number().nullable(),
    /** Power by samples a group, for the difference asked for and a smaller and a larger one. */
    curves: z.array(
      z.object({
        name: z.string(),
        fold_change: z.number(),
        effect: z.number(),
        needed: z.number().nullable(),
        n: z.array(z.number()),
        power: z.array(z.number()),
      }),
    ),
  }),
  summary: 'How many samples a group a two-sided t test of log2 values needs, with the curve of its power.',
});
